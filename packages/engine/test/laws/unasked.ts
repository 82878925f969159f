/** What is not asked would have changed nothing: deal steps after the deal, pending steps, and rules of cells left open. */
import { writeAct } from "../../src/index";
import { NO } from "../../src/kernel/chapter";
import { asHeld } from "../../src/kernel/copies";
import { isDealing } from "../../src/kernel/furniture";
import { priceOf } from "../../src/kernel/judge";
import { isOfDeal } from "../../src/kernel/rulebook";
import { isAmong, noCells, pendingPieces } from "../../src/kernel/table";
import { must } from "../support/must";
import type { Law } from "./law";

export const unasked: Law = {
  name: "unasked",
  watch({ rulebook, tally }) {
    tally.owes("a step of the deal, after it");
    for (const step of rulebook.steps)
      if (step.when === "pending") tally.owes(`the step ${step.name} while nothing is pending`);
    for (const { rules } of rulebook.acts)
      for (const { asked, clause } of rules)
        if (typeof asked === "object" && "closes" in asked)
          for (const answer of ["closed", "left open"]) tally.owes(`a cell ${answer} by ${clause}`);
    return {
      at(table) {
        if (!isDealing(table))
          for (const step of rulebook.everyStep)
            if (isOfDeal(step)) {
              must(!step.due(table), () => `the step ${step.name} (${step.clause}) is due after the deal`);
              tally.sees("a step of the deal, after it");
            }
        if (pendingPieces(table) > 0) return;
        for (const step of rulebook.steps) {
          if (step.when !== "pending") continue;
          must(!step.due(table), () => `the step ${step.name} (${step.clause}) is due, and not asked`);
          tally.sees(`the step ${step.name} while nothing is pending`);
        }
      },
      tried(table, act) {
        for (const rule of rulebook.actOf[act.type]?.rules ?? []) {
          const { asked } = rule;
          if (typeof asked !== "object" || !("closes" in asked) || !rulebook.cells.includes(act.to)) continue;
          const closed = noCells();
          asked.closes(table, act.seat, closed);
          const answer = rule.test(table, asHeld(table, act), priceOf(table, act));
          must(
            (answer === NO) === isAmong(closed, act.to),
            () => `${rule.clause} closes other cells: seat ${act.seat + 1}: ${writeAct(rulebook, act)}`,
          );
          tally.sees(`a cell ${answer === NO ? "closed" : "left open"} by ${rule.clause}`);
        }
      },
    };
  },
};
