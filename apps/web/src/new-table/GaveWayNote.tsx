"use client";

import { type ClauseId, type GaveWay, isClauseId } from "@stillwater/engine";
import { only } from "@stillwater/table/queries";
import { useTranslations } from "next-intl";
import { ROOMS } from "@/modules/rooms";
import { RuleLink } from "@/table/verdict/RuleLink";
import { useRuleSheet } from "@/table/verdict/useRuleSheet";

/** The rule against combining two options; none if only a number was adjusted. */
const RULE: { readonly [G in Exclude<GaveWay, ClauseId>]?: ClauseId } = {
  expansions: "T.setup.mix",
  board: "T.setup.mix",
  sequence: "A.setup.solo",
};

/** The rule that says so: one of both games, or of the module that excludes the option. */
function ruleOf(gaveWay: GaveWay): ClauseId {
  if (isClauseId(gaveWay)) return gaveWay;
  const own = Object.values<{ readonly gaveWay: typeof RULE }>(ROOMS).map((room) => room.gaveWay);
  const rule = only(
    [RULE, ...own].flatMap((rules) => rules[gaveWay] ?? []),
    `why ${gaveWay} gave way`,
  );
  if (rule === undefined) throw new Error(`no rule says why ${gaveWay} gave way`);
  return rule;
}

/** Which option was dropped because of the last choice, and the rule that says so. */
export function GaveWayNote({ gaveWay }: { readonly gaveWay: GaveWay | null }) {
  const t = useTranslations("gaveWay");
  const [openRule, ruleSheet] = useRuleSheet();
  return (
    <div role="status">
      {gaveWay === null ? null : (
        <div className="grid justify-items-start gap-2 px-3.5 py-2.5 border-s-3 border-s-note">
          <p>{t(isClauseId(gaveWay) ? "others" : gaveWay)}</p>
          <RuleLink clause={ruleOf(gaveWay)} onOpen={openRule} />
        </div>
      )}
      {ruleSheet}
    </div>
  );
}
