"use client";

/** A verdict with everything that the rules say, each linked to its own page. */
import { type Act, type Finding, namedPiece, type Table, type Verdict } from "@stillwater/engine";
import { triedAt } from "@stillwater/table/queries";
import { VerdictCard } from "@stillwater/ui";
import { useLocale, useTranslations } from "next-intl";
import { clausePath } from "@/layout/rule-paths";
import type { Cards } from "@/stage/cards";
import { useVoice } from "@/stage/Voice";
import { neighbourSumOf, stampOf } from "@/table/verdict/evidence";
import { ReckoningPanel } from "@/table/verdict/ReckoningPanel";
import { RuleLink } from "@/table/verdict/RuleLink";

interface FindingsProps {
  readonly table: Table;
  readonly names: readonly string[];
  readonly cards: Cards;
  readonly plan: Act;
  /** From the point of view of whoever holds the card. */
  readonly verdict: Verdict;
}

export function Findings({ table, names, cards, plan, verdict }: FindingsProps) {
  const t = useTranslations("editor");
  const words = useTranslations("table");
  const voice = useVoice();
  const locale = useLocale();
  const { rulebook } = table;
  const context = {
    ...triedAt(rulebook, plan),
    names,
    you: null,
  };
  const text = voice.verdictText(verdict, context);
  const stamp = stampOf(
    verdict,
    {
      cards: (count) => words("cards", { count }),
      left: words("left"),
      right: words("right"),
      toGo: words("toGoShort"),
      row: (row) => words("row", { row }),
    },
    (refusal) => cards.stamp?.(table, plan, refusal),
  );
  const told = [
    ...new Map(
      verdict.findings.map((finding) => {
        const sentence = voice.findingText(finding, context);
        return [`${finding.clause} ${sentence}`, { finding, text: sentence }] as const;
      }),
    ).values(),
  ];
  const holding = told.filter(({ finding }) => finding.holds === "yes");
  // The card above already cites the deciding rule; it is not repeated below.
  const open = told.filter(({ finding }) => finding.holds !== "yes");
  const lead = open.find(({ finding }) => finding.holds === verdict.allowed);
  const sum = neighbourSumOf(verdict);
  const neighbours = sum !== null && (sum.left.n !== undefined || sum.right.n !== undefined);
  return (
    <div className="editor-verdict grid-cols-1 grid gap-2.5" role="status">
      <VerdictCard
        level={2}
        tone={text.tone}
        stamp={stamp}
        headline={text.headline}
        sum={text.sum}
        note={text.noteParts?.map(({ text: part, strong }) => (strong ? <b key={part}>{part}</b> : part))}
        pill={
          text.clause === undefined ? undefined : (
            <RuleLink clause={text.clause} href={`/${locale}${clausePath(text.clause)}`} />
          )
        }
      />
      {neighbours ? (
        <ReckoningPanel n={namedPiece(rulebook.pieceName(plan.card))?.number ?? 0} verdict={verdict} />
      ) : null}
      <List told={open.filter((one) => one !== lead)} />
      {holding.length === 0 ? null : (
        <details className="editor-holding">
          <summary className="min-h-11 py-2.5 text-act font-semibold cursor-pointer">
            {t("holding", { count: holding.length })}
          </summary>
          <List told={holding} />
        </details>
      )}
    </div>
  );
}

interface Told {
  readonly finding: Finding;
  readonly text: string;
}

/** What the rules say, each linked to its own page. */
function List({ told }: { readonly told: readonly Told[] }) {
  const locale = useLocale();
  if (told.length === 0) return null;
  return (
    <ul
      className="editor-findings [&_li[data-holds='no']>:first-child]:text-stop
      [&_li[data-holds='no']>:first-child]:font-semibold"
    >
      {told.map(({ finding, text }) => (
        <li
          className="flex flex-wrap items-center justify-between gap-x-3.5 gap-y-1.5 min-h-11 py-1.5 border-t
          border-t-hair"
          key={`${finding.clause} ${text}`}
          data-holds={finding.holds}
        >
          <span>{text}</span>
          <RuleLink clause={finding.clause} href={`/${locale}${clausePath(finding.clause)}`} />
        </li>
      ))}
    </ul>
  );
}
