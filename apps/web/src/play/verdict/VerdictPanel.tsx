"use client";

/** One verdict in words: what it costs or what forbids it, the sum, and the rule. */
import type { ClauseId, Piece, Place, Table, Verdict } from "@stillwater/engine";
import { Button, Reckoning, VerdictCard } from "@stillwater/ui";
import { useTranslations } from "next-intl";
import type { Ref } from "react";
import { useVoice } from "@/play/words/Voice";
import { stampOf, sumOf } from "./evidence";
import { RuleLink } from "./RuleLink";

interface VerdictPanelProps {
  readonly table: Table;
  readonly card: Piece;
  readonly to: Place;
  readonly verdict: Verdict;
  readonly names: readonly string[];
  readonly you: number;
  readonly ref?: Ref<HTMLDivElement>;
  /** Shows a legal space for this card; absent where there is none. */
  readonly onElsewhere?: (() => void) | undefined;
  readonly onRule: (clause: ClauseId) => void;
}

export function VerdictPanel(props: VerdictPanelProps) {
  const { table, card, to, verdict, names, you, ref, onElsewhere, onRule } = props;
  const t = useTranslations("table");
  const voice = useVoice();
  const { rulebook } = table;
  const name = rulebook.pieceName(card);
  const text = voice.verdictText(verdict, {
    act: name === "start" || name === "finish" ? name : "place",
    card: name,
    at: rulebook.placeName(to),
    names,
    you,
  });
  const stamp = stampOf(verdict, {
    cards: (count) => t("cards", { count }),
    left: t("left"),
    right: t("right"),
    toGo: t("toGoShort"),
  });
  return (
    <VerdictCard
      ref={ref}
      level={3}
      tone={text.tone}
      stamp={stamp}
      headline={text.headline}
      sum={text.sum}
      note={text.noteParts?.map(({ text: part, strong }) => (strong ? <b key={part}>{part}</b> : part))}
      pill={text.clause === undefined ? undefined : <RuleLink clause={text.clause} onOpen={onRule} />}
      action={
        onElsewhere === undefined ? undefined : (
          <Button variant="text" size="small" onClick={onElsewhere}>
            {t("couldGo")}
          </Button>
        )
      }
    />
  );
}

/** The two neighbours and the differences, drawn; nothing where nothing is reckoned. */
export function ReckoningPanel({ card, verdict }: { readonly card: number; readonly verdict: Verdict }) {
  const t = useTranslations("table");
  const sum = sumOf(verdict);
  if (sum === null) return null;
  const side = (word: string, n: number | undefined, difference: number | undefined, counts?: boolean) =>
    n === undefined
      ? `${word}: ${t("openWater")}`
      : `${word}: ${n}, ${difference}${counts ? `, ${t("counts")}` : ""}`;
  const label = [
    side(t("left"), sum.left.n, sum.left.difference, sum.left.counts),
    String(card),
    side(t("right"), sum.right.n, sum.right.difference, sum.right.counts),
  ].join("; ");
  return <Reckoning left={sum.left} n={card} right={sum.right} openWord={t("openWater")} label={label} />;
}
