"use client";

import type { ClauseId, GaveWay } from "@stillwater/engine";
import { useTranslations } from "next-intl";
import { RuleLink } from "@/table/verdict/RuleLink";
import { useRuleSheet } from "@/table/verdict/useRuleSheet";

/** The rule behind what cannot stand together; none where only a number gave way. */
const RULE: Readonly<Record<GaveWay, ClauseId>> = {
  expansions: "T.setup.mix",
  board: "T.setup.mix",
  crew: "T.duel.players",
  sequence: "A.setup.solo",
};

/** What gave way to the last choice, and the rule that says so. */
export function GaveWayNote({ gaveWay }: { readonly gaveWay: GaveWay | null }) {
  const t = useTranslations("gaveWay");
  const [openRule, ruleSheet] = useRuleSheet();
  return (
    <div role="status">
      {gaveWay === null ? null : (
        <div className="grid justify-items-start gap-2 px-3.5 py-2.5 border-s-3 border-s-note">
          <p>{t(gaveWay)}</p>
          <RuleLink clause={RULE[gaveWay]} onOpen={openRule} />
        </div>
      )}
      {ruleSheet}
    </div>
  );
}
