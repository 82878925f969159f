/** What is not asked would have had nothing to say: steps while nothing is pending, and rules of cells that they do not close. */
import { writeAct } from "../../src/index";
import { NO } from "../../src/kernel/chapter";
import { asHeld } from "../../src/kernel/copies";
import { priceOf } from "../../src/kernel/judge";
import { isAmong, noCells, pendingPieces } from "../../src/kernel/table";
import { must } from "../support/must";
import type { Law } from "./law";

export const unasked: Law = {
  name: "unasked",
  watch({ rulebook, tally }) {
    return {
      at(table) {
        if (pendingPieces(table) > 0) return;
        for (const step of rulebook.steps) {
          if (step.when !== "pending") continue;
          must(!step.due(table), () => `the step ${step.name} (${step.clause}) is due, and not asked`);
          tally.count("steps unasked");
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
          tally.count(answer === NO ? "cells closed" : "cells left open");
        }
      },
    };
  },
};
