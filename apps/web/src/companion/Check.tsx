"use client";

/** Check only: type a card, see where it may lie, read what it costs. No set-up, no turns; nothing stays unless asked. */
import { type Place, topOf, type Verdict } from "@stillwater/engine";
import { NOTHING, type Typed } from "@stillwater/table/act-builder";
import { onceAnswered } from "@stillwater/table/queries";
import type { EntryView } from "@stillwater/table/session";
import { useLocale, useTranslations } from "next-intl";
import { useMemo, useRef, useState } from "react";
import { CompanionBoard } from "@/table/CompanionBoard";
import { useRuleSheet } from "@/table/verdict/useRuleSheet";
import { AnswerField } from "./AnswerField";
import { CheckKeys } from "./CheckKeys";
import { CheckMenu } from "./CheckMenu";
import { CompanionHeader } from "./CompanionHeader";
import { type CheckKind, tableOfBoard } from "./check-board";
import { beginPath } from "./device/paths";
import { useCheckBoard } from "./useCheckBoard";
import type { AnsweredAct } from "./useChecked";
import { useTypedAct } from "./useTypedAct";

const NOBODY = [""];
const NOTHING_YET: readonly EntryView[] = [];

export function Check({ kind: asked }: { readonly kind: CheckKind }) {
  const t = useTranslations("companion");
  const locale = useLocale();
  const [kind, setKind] = useState(asked);
  const { board, lay, take, clear, kept } = useCheckBoard(kind);
  const [typed, setTyped] = useState<Typed>(NOTHING);
  const [taking, setTaking] = useState<Place | null>(null);
  const [menu, setMenu] = useState(false);
  const [openRule, ruleSheet] = useRuleSheet();
  const field = useRef<HTMLButtonElement>(null);
  const table = useMemo(() => tableOfBoard(board), [board]);
  const { rulebook } = table;
  const type = (next: Typed) => {
    setTaking(null);
    setTyped(next);
  };
  const record = () => {
    if (answer === null || name === null) return;
    lay(rulebook.placeName(answer.plan.to), name);
    type(NOTHING);
  };
  const laid = Object.keys(board.laid).length;
  const {
    stage,
    answered: answer,
    piece,
    name,
    cards,
    line,
    confirming,
  } = useTypedAct({
    ...{ id: `check-${kind}`, table, names: NOBODY, log: NOTHING_YET, seat: 0, rev: laid },
    ...{ typed, onTyped: type, keys: true, awake: ruleSheet === null && !menu, onUndo: undefined },
    frame: (up) => ({ captions: { bottom: t("laid", { count: laid }) }, receding: up !== 0, bare: true }),
    // A card that lies there is taken away again; with a card up it is the answer that matters.
    onSpace: (to, press) => {
      const lies = piece === 0 && topOf(table, to) !== 0;
      setTaking(lies ? to : null);
      if (!lies) press();
    },
    // What is refused is laid by the button that says so only.
    onAgain: () => answer !== null && verdictOf(answer).allowed !== "no" && record(),
    ...{ follows: false, onMeant: () => false },
  });
  return (
    <div className="companion" data-game={rulebook.game} data-phase={answer === null ? "type" : "answer"}>
      <CompanionHeader
        mountain={rulebook.game === "mountain"}
        line={t("checkOnly")}
        onMenu={() => setMenu(true)}
        way={{ text: t("trackShort"), href: `/${locale}${beginPath(rulebook.game)}` }}
      />
      <div className="companion-board">
        <CompanionBoard stage={stage} />
      </div>
      <div className="companion-lower">
        {answer !== null ? (
          <AnswerField
            {...{ table, names: NOBODY, field, ...answer }}
            verdict={verdictOf(answer)}
            card={cards.name(table, answer.plan.card)}
            drawTo={null}
            press={{ text: t("layHere"), onPress: record }}
            anyway={{ text: t("layAnyway"), onPress: record }}
            onBack={stage.helm.back}
            onRule={openRule}
          />
        ) : (
          <CheckKeys
            {...{ stage, table, typed, cards, onTyped: type }}
            lies={taking === null ? 0 : topOf(table, taking)}
            onTake={() => {
              if (taking !== null) take(rulebook.placeName(taking));
              setTaking(null);
            }}
            onClear={laid === 0 ? undefined : clear}
          />
        )}
      </div>
      {confirming}
      {line.shown}
      {kept ? null : <p className="companion-foot text-quiet">{t("notKept")}</p>}
      {menu ? (
        <CheckMenu
          kind={kind}
          onKind={(next) => {
            setKind(next);
            type(NOTHING);
          }}
          onLine={line.open}
          onClose={() => setMenu(false)}
        />
      ) : null}
      {ruleSheet}
    </div>
  );
}

/** Nobody is told of a Start they might hold: nothing is played here. */
const verdictOf = ({ verdict }: AnsweredAct): Verdict => onceAnswered(verdict, new Set(["T.start.forced"]));
