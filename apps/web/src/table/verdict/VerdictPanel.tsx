"use client";

/** One verdict in words: the price or the reason for a refusal, the sum, and the rule. */
import type { ClauseId } from "@stillwater/engine";
import { triedAt } from "@stillwater/table/queries";
import { Button, VerdictCard } from "@stillwater/ui";
import { useTranslations } from "next-intl";
import { type ReactNode, Suspense } from "react";
import type { Stage } from "@/stage/useStage";
import { useVoice } from "@/stage/Voice";
import { stampOf } from "./evidence";
import { RuleLink } from "./RuleLink";

interface VerdictPanelProps {
  readonly stage: Stage;
  readonly shown: NonNullable<Stage["shown"]>;
  readonly onRule?: ((clause: ClauseId) => void) | undefined;
  /** First-time words in place of the rule. */
  readonly first?: ReactNode;
  /** The address of the rule's page; null if the reader is already there. */
  readonly ruleHref?: ((clause: ClauseId) => string | null) | undefined;
}

/** Empty until the rules' sentences have loaded. */
export function VerdictPanel(props: VerdictPanelProps) {
  return (
    <Suspense>
      <Told {...props} />
    </Suspense>
  );
}

function Told({ stage, shown, onRule, first, ruleHref }: VerdictPanelProps) {
  const { table, names, you, elsewhere } = stage;
  const { plan, verdict } = shown;
  const t = useTranslations("table");
  const voice = useVoice();
  const { rulebook } = table;
  const text = voice.verdictText(verdict, {
    ...triedAt(rulebook, plan),
    names,
    you,
  });
  const words = {
    cards: (count: number) => t("cards", { count }),
    left: t("left"),
    right: t("right"),
    toGo: t("toGoShort"),
    row: (row: number) => t("row", { row }),
  };
  const stamp = stampOf(verdict, words, (refusal) => stage.cards.stamp?.(table, plan, refusal));
  return (
    <VerdictCard
      level={2}
      tone={text.tone}
      stamp={stamp}
      headline={text.headline}
      sum={text.sum}
      note={text.noteParts?.map(({ text: part, strong }) => (strong ? <b key={part}>{part}</b> : part))}
      pill={
        first ??
        (text.clause === undefined ? undefined : (
          <RuleLink clause={text.clause} onOpen={onRule} href={ruleHref?.(text.clause) ?? undefined} />
        ))
      }
      action={
        elsewhere === undefined ? undefined : (
          <Button variant="text" size="small" onClick={elsewhere}>
            {t("couldGo")}
          </Button>
        )
      }
    />
  );
}
