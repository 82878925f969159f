/** What is not asked would have had nothing to say: steps while nothing is pending, and rules that say they are idle. */
import { writeAct } from "../../src/index";
import { YES } from "../../src/kernel/chapter";
import { asHeld } from "../../src/kernel/copies";
import { priceOf } from "../../src/kernel/judge";
import { pendingPieces } from "../../src/kernel/table";
import { must } from "../support/must";
import type { Law } from "./law";

export const unasked: Law = {
  name: "unasked",
  watch({ rulebook, tally }) {
    return {
      at(table) {
        if (pendingPieces(table) > 0) return;
        for (const step of rulebook.steps) {
          if (!step.pending) continue;
          must(!step.due(table), () => `the step ${step.name} (${step.clause}) is due, and not asked`);
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
