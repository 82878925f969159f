"use client";

/** A verdict with everything that the rules say, each with a way to its own page. */
import type { Act, Table, Verdict } from "@stillwater/engine";
import { VerdictCard } from "@stillwater/ui";
import { useLocale, useTranslations } from "next-intl";
import { stampOf } from "@/play/verdict/evidence";
import { ReckoningPanel } from "@/play/verdict/ReckoningPanel";
import { RuleLink } from "@/play/verdict/RuleLink";
import type { Cards } from "@/play/words/cards";
import { useVoice } from "@/play/words/Voice";
import { clausePath } from "@/rules/paths";

interface FindingsProps {
  readonly table: Table;
  readonly names: readonly string[];
  readonly cards: Cards;
  readonly plan: Act;
  /** For whoever holds the card. */
  readonly verdict: Verdict;
}

export function Findings({ table, names, cards, plan, verdict }: FindingsProps) {
  const t = useTranslations("editor");
  const words = useTranslations("table");
  const voice = useVoice();
  const locale = useLocale();
  const { rulebook } = table;
  const context = {
    act: plan.type === "lay" ? "place" : plan.type,
    card: rulebook.pieceName(plan.card),
    at: rulebook.placeName(plan.to),
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
  return (
    <div className="editor-verdict" role="status">
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
      <ReckoningPanel n={Number(rulebook.pieceName(plan.card).replace(/\D/g, ""))} verdict={verdict} />
      {told.length < 2 ? null : (
        <section className="editor-findings">
          <h3 className="sw-label">{t("allFindings")}</h3>
          <ul>
            {told.map(({ finding, text: sentence }) => (
              <li key={`${finding.clause} ${sentence}`} data-holds={finding.holds}>
                <span>{sentence}</span>
                <RuleLink clause={finding.clause} href={`/${locale}${clausePath(finding.clause)}`} />
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  );
}
