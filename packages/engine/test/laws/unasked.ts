/** What is not asked would have had nothing to say: steps outside of their stages, and rules that say they are idle. */
import { turnOf, writeAct } from "../../src/index";
import { YES } from "../../src/kernel/chapter";
import { asHeld } from "../../src/kernel/copies";
import { priceOf } from "../../src/kernel/judge";
import { must } from "../support/must";
import type { Law } from "./law";

export const unasked: Law = {
  name: "unasked",
  watch({ rulebook, tally }) {
    return {
      at(table) {
        const stage = turnOf(table)?.stage;
        for (const step of rulebook.steps) {
          if (step.stages === undefined || (stage !== undefined && step.stages.includes(stage))) continue;
          must(
            !step.due(table),
            () => `the step ${step.name} (${step.clause}) is due, and not asked: ${stage}`,
          );
          tally.count("steps unasked");
        }
      },
      tried(table, act) {
        for (const rule of rulebook.actOf[act.type]?.rules ?? []) {
          if (!rule.idle?.(table, act.seat)) continue;
          const answer = rule.test(table, asHeld(table, act), priceOf(table, act));
          must(
            answer === YES,
            () => `${rule.clause} minds: seat ${act.seat + 1}: ${writeAct(rulebook, act)}`,
          );
          tally.count("rules idle");
        }
      },
    };
  },
};
