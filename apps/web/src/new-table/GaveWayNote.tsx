"use client";

import type { ClauseId, GaveWay } from "@stillwater/engine";
import { only } from "@stillwater/table/queries";
import { useTranslations } from "next-intl";
import { ROOMS } from "@/modules/rooms";
import { RuleLink } from "@/table/verdict/RuleLink";
import { useRuleSheet } from "@/table/verdict/useRuleSheet";

/** The rule behind what cannot stand together; none where only a number gave way. */
const RULE: { readonly [G in GaveWay]?: ClauseId } = {
  expansions: "T.setup.mix",
  board: "T.setup.mix",
  sequence: "A.setup.solo",
};

/** The rule that says so: that of both games, or of the module that does not go with it. */
function ruleOf(gaveWay: GaveWay): ClauseId {
  const own = Object.values<{ readonly gaveWay: typeof RULE }>(ROOMS).map((room) => room.gaveWay);
  const rule = only(
    [RULE, ...own].flatMap((rules) => rules[gaveWay] ?? []),
    `why ${gaveWay} gave way`,
  );
  if (rule === undefined) throw new Error(`no rule says why ${gaveWay} gave way`);
  return rule;
}

/** What gave way to the last choice, and the rule that says so. */
export function GaveWayNote({ gaveWay }: { readonly gaveWay: GaveWay | null }) {
  const t = useTranslations("gaveWay");
  const [openRule, ruleSheet] = useRuleSheet();
  return (
    <div role="status">
      {gaveWay === null ? null : (
        <div className="grid justify-items-start gap-2 px-3.5 py-2.5 border-s-3 border-s-note">
          <p>{t(gaveWay)}</p>
          <RuleLink clause={ruleOf(gaveWay)} onOpen={openRule} />
        </div>
      )}
      {ruleSheet}
    </div>
  );
}
