"use client";

/** Where a typed card may go, and whether an act is legal, by tapping or in words. */
import { type Act, readAct, type Table, type Verdict } from "@stillwater/engine";
import { nextIn, readSpoken } from "@stillwater/rulebook/spoken";
import { deedOf, pieceOf, type Typed, typedName } from "@stillwater/table/act-builder";
import { actGivingUnseen } from "@stillwater/table/position";
import { onceAnswered } from "@stillwater/table/queries";
import { Button, Field } from "@stillwater/ui";
import { useLocale, useTranslations } from "next-intl";
import { type FormEvent, useState } from "react";
import { CardPad } from "@/companion/CardPad";
import { StandInField } from "@/companion/StandInField";
import { TypedLine } from "@/companion/TypedLine";
import { keysOf } from "@/modules/other-keys";
import type { Cards } from "@/stage/cards";
import type { Stage } from "@/stage/useStage";
import { DOCK } from "./dock";
import { Findings } from "./Findings";

interface AskCardProps {
  readonly table: Table;
  readonly names: readonly string[];
  readonly stage: Stage;
  readonly typed: Typed;
  readonly cards: Cards;
  /** The act that was aimed or said. */
  readonly shown: { readonly plan: Act; readonly verdict: Verdict } | null;
  readonly onTyped: (typed: Typed) => void;
  readonly onSaid: (plan: Act) => void;
  readonly onBack: () => void;
  /** Carries out this act on the board. */
  readonly onPlay: (plan: Act, price: number) => void;
}

export function AskCard(props: AskCardProps) {
  const { table, names, stage, typed, cards, shown, onTyped, onSaid, onBack, onPlay } = props;
  const t = useTranslations("editor");
  const words = useTranslations("table");
  const { rulebook } = table;
  const name = typedName(typed, rulebook);
  const piece = pieceOf(table, name);
  const { helm } = stage;
  const keys = keysOf(table, helm.asked);
  const others = keys.filter((key) => key.does !== "card");
  const verdict = shown === null ? null : onceAnswered(shown.verdict, "hand", "start");
  const press = (key: (typeof others)[number]) => {
    const seat = stage.you ?? 0;
    if (key.does === "tool") helm.begin(key.tool);
    else if (key.does === "deed") onSaid(deedOf(seat, key.deed));
    else onSaid(actGivingUnseen(key.gift, seat, helm.choosing.around.count(key.gift)));
  };
  return (
    <>
      {shown !== null && verdict !== null ? (
        <>
          <Findings {...{ table, names, cards, verdict }} plan={shown.plan} />
          <StandInField stage={stage} plan={shown.plan} />
          <div className="flex flex-wrap gap-2">
            <Button icon="undo" onClick={onBack}>
              {t("never")}
            </Button>
            {verdict.allowed === "no" ? null : (
              <Button variant="primary" onClick={() => onPlay(shown.plan, verdict.price)}>
                {t("play")}
              </Button>
            )}
          </div>
        </>
      ) : null}
      {/* Under a verdict the keys stay in the flow of the page, so that they do not cover the verdict. */}
      <div className={shown === null ? DOCK : undefined}>
        {shown === null ? (
          <TypedLine
            {...{ stage, typed, table }}
            incomplete={name === null || piece === 0}
            idle={{ headline: t("askIdle"), note: t("askNote") }}
            tap={t("askTap")}
          />
        ) : null}
        <div
          className="editor-keys
          [&_.sw-act-keys]:grid-cols-[repeat(auto-fit,minmax(76px,1fr))] [&_.sw-act-keys]:grid-flow-row
          print:hidden"
        >
          <CardPad
            {...{ rulebook, typed, onTyped }}
            keys={[...keys.filter(({ does }) => does === "card"), ...others]}
            giftWord={words("discardTwo")}
            onKey={press}
          />
        </div>
      </div>
      <SayLine table={table} names={names} seat={stage.you ?? 0} onSaid={onSaid} />
    </>
  );
}

interface SayLineProps {
  readonly table: Table;
  readonly names: readonly string[];
  readonly seat: number;
  readonly onSaid: (plan: Act) => void;
}

/** A line for an act in notation or in words, typed or dictated. */
function SayLine({ table, names, seat, onSaid }: SayLineProps) {
  const t = useTranslations("editor");
  const locale = useLocale();
  const [line, setLine] = useState("");
  const [error, setError] = useState<string>();
  const say = (event: FormEvent) => {
    event.preventDefault();
    if (line.trim() === "") return;
    const spoken = readSpoken(line.trim(), locale, {
      rulebook: table.rulebook,
      nextIn: (row) => nextIn(table, row),
      names,
    });
    if (spoken.is === "ask") return setError(t("sayAsk"));
    if (spoken.is === "unread") return setError(t("sayUnread", { word: spoken.word || line.trim() }));
    const act = readAct(table.rulebook, spoken.act, seat);
    if (!act.ok) return setError(t("sayUnread", { word: line.trim() }));
    setError(undefined);
    onSaid(act.value);
  };
  return (
    <form className="grid gap-2.5 print:hidden" onSubmit={say}>
      <Field
        label={t("say")}
        value={line}
        hint={t("sayHint")}
        error={error}
        asTyped
        onChange={(text) => {
          setLine(text);
          setError(undefined);
        }}
        end={
          <Button type="submit" size="small">
            {t("sayGo")}
          </Button>
        }
      />
    </form>
  );
}
