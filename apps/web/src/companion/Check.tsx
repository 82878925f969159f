"use client";

/** Check only: type a card, see where it may lie, read what it costs. No set-up, no turns; nothing stays unless asked. */
import { type ClauseId, type Place, topOf } from "@stillwater/engine";
import { NOTHING, named, nameOf, pieceOf, type Typed } from "@stillwater/table/act-builder";
import { paidUnseen } from "@stillwater/table/position";
import { answered } from "@stillwater/table/queries";
import type { EntryView } from "@stillwater/table/session";
import { Button, Icon } from "@stillwater/ui";
import { ActKeys } from "@stillwater/ui/companion";
import dynamic from "next/dynamic";
import { useLocale, useTranslations } from "next-intl";
import { useMemo, useRef, useState } from "react";
import { late } from "@/layout/late";
import { signOf } from "@/modules/key-signs";
import { keyName, namedKeys } from "@/modules/other-keys";
import { CompanionBoard } from "@/table/CompanionBoard";
import { useCards } from "@/table/useCards";
import { AnswerField } from "./AnswerField";
import { CardKeys } from "./CardKeys";
import { CheckMenu } from "./CheckMenu";
import { CompanionHeader } from "./CompanionHeader";
import { type CheckKind, tableOfBoard } from "./check-board";
import { beginPath } from "./device/paths";
import { saidAct } from "./saying";
import { TypedLine, useCardWord } from "./TypedLine";
import { useCheckBoard } from "./useCheckBoard";
import { useChecked, verdictFrom } from "./useChecked";
import { useKeyStage } from "./useKeyStage";
import { useSaidLine } from "./useSaidLine";
import { useTypingKeys } from "./useTypingKeys";

const RuleSheet = dynamic(() => late(() => import("@/table/verdict/RuleSheet")), { ssr: false });

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
  const [rule, setRule] = useState<ClauseId | null>(null);
  const field = useRef<HTMLButtonElement>(null);
  const table = useMemo(() => tableOfBoard(board), [board]);
  const { rulebook } = table;
  const cards = useCards(rulebook);
  const word = useCardWord();
  const name = nameOf(typed, rulebook);
  const piece = pieceOf(table, name);
  const type = (next: Typed) => {
    setTaking(null);
    setTyped(next);
  };
  const record = () => {
    if (aimed === null || name === null) return;
    lay(rulebook.placeName(aimed.plan.to), name);
    type(NOTHING);
  };
  const laid = Object.keys(board.laid).length;
  const { stage, figures, aimed } = useKeyStage({
    ...{ id: `check-${kind}`, table, names: NOBODY, seat: 0, piece, cards, rev: laid },
    frame: { captions: { bottom: t("laid", { count: laid }) }, receding: piece !== 0, bare: true },
    // What is refused is laid by the button that says so only.
    onAgain: () => verdict?.allowed !== "no" && record(),
  });
  const checked = useChecked(table, aimed === null ? null : paidUnseen(aimed.plan, aimed.verdict.price));
  const verdict = aimed === null ? null : answered(verdictFrom(checked, aimed.verdict), START);
  useTypingKeys(rulebook, typed, type, rule === null && !menu);
  const { helm } = stage;
  const line = useSaidLine({
    ...{ table, figures, piece, names: NOBODY, log: NOTHING_YET, seat: 0, shown: aimed },
    enabled: rule === null && !menu,
    onUndo: undefined,
    onAct: (act) => {
      const said = saidAct(table, act, () => 0);
      if (said.typed === null) return false;
      type(said.typed);
      helm.choosing.put({ at: "aim", by: "card", plan: said.plan });
      return true;
    },
  });
  const pressSpace = (to: Place) => {
    const lies = topOf(table, to);
    // A card that lies there is taken away again; with a card up it is the answer that matters.
    if (piece === 0 && lies !== 0) setTaking(to);
    else {
      setTaking(null);
      helm.pressSpace(to);
    }
  };
  const shown = cards.name(table, aimed?.plan.card ?? piece);
  const keys = namedKeys(table);
  return (
    <div className="companion" data-game={rulebook.game} data-phase={aimed === null ? "type" : "answer"}>
      <CompanionHeader
        mountain={rulebook.game === "mountain"}
        line={t("checkOnly")}
        onMenu={() => setMenu(true)}
        way={{ text: t("trackShort"), href: `/${locale}${beginPath(rulebook.game)}` }}
      />
      <div className="companion-board">
        <CompanionBoard stage={{ ...stage, helm: { ...helm, pressSpace } }} />
      </div>
      <div className="companion-lower">
        {aimed !== null && verdict !== null ? (
          <AnswerField
            {...{ table, names: NOBODY, field, card: shown }}
            plan={aimed.plan}
            verdict={verdict}
            closes={checked.answer?.closes ?? []}
            from={checked.from}
            drawTo={null}
            press={{ text: t("layHere"), onPress: record }}
            anyway={{ text: t("layAnyway"), onPress: record }}
            onBack={() => helm.back()}
            onRule={setRule}
          />
        ) : (
          <>
            {taking !== null && topOf(table, taking) !== 0 ? (
              <div className="companion-taking" role="status">
                <p>{t("liesHere", { card: cards.name(table, topOf(table, taking)) })}</p>
                <Button
                  icon="undo"
                  onClick={() => {
                    take(rulebook.placeName(taking));
                    setTaking(null);
                  }}
                >
                  {t("takeAway")}
                </Button>
              </div>
            ) : (
              <TypedLine
                {...{ stage, typed, table }}
                incomplete={name === null || piece === 0}
                idle={{ headline: t("typeCard"), note: t("typeNote") }}
                tap={t("tapLook")}
              />
            )}
            <div className="companion-keys">
              <CardKeys rulebook={rulebook} typed={typed} onTyped={type} />
              <ActKeys
                label={t("otherKeys")}
                acts={[
                  ...keys.map((key) => {
                    const one = { does: "card", name: key } as const;
                    return { key: keyName(one), icon: signOf(one), text: word(key) ?? t("campfire") };
                  }),
                  { key: "clear", icon: <Icon name="cross" />, text: t("clearBoard"), disabled: laid === 0 },
                ]}
                onAct={(key) => {
                  if (key === "clear") clear();
                  else type(named(typed, campfireOf(key.replace("card ", ""), typed)));
                }}
              />
            </div>
          </>
        )}
      </div>
      {checked.confirming}
      {line.shown}
      {kept ? null : <p className="companion-foot text-quiet">{t("notKept")}</p>}
      {menu ? (
        <CheckMenu
          kind={kind}
          onKind={(next) => {
            setMenu(false);
            setKind(next);
            type(NOTHING);
          }}
          onLine={() => {
            setMenu(false);
            line.open();
          }}
          onClose={() => setMenu(false)}
        />
      ) : null}
      {rule === null ? null : <RuleSheet clause={rule} onClose={() => setRule(null)} />}
    </div>
  );
}

/** Nobody is told of a Start they might hold: nothing is played here. */
const START = new Set(["T.start.forced"]);

/** A Campfire has a colour: the one that is typed, or green until another is. */
function campfireOf(name: string, { terrain }: Typed): string {
  return name === "campfire" ? `campfire:${terrain ?? "g"}` : name;
}
