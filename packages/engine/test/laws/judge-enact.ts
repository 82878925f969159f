/** Law 6, judge ⇔ enact: an act judged yes is enacted, an act judged no is refused with the same verdict; trials agree. */
import { enact, evolve, look, seededFate, Trial, writeAct } from "../../src/index";
import { copyTable } from "../../src/kernel/table";
import { must } from "../support/must";
import { expectSame, sameBytes, sameVerdict } from "../support/same";
import type { Law } from "./law";

export const judgeEnact: Law = {
  name: "law 6, judge and enact",
  watch({ rulebook, tally }) {
    const spare = seededFate("v1:attempts");
    return {
      tried(table, act, verdict) {
        const told = (): string => `seat ${act.seat + 1}: ${writeAct(rulebook, act)}`;
        must(verdict.allowed !== "unknown", () => `${told()}: a full table is not sure`);
        const before = copyTable(table);
        const enacted = enact(table, act, spare);
        must(enacted.ok === (verdict.allowed === "yes"), () => `${told()}: judged ${verdict.allowed}`);
        if (!enacted.ok) must(sameVerdict(enacted.error, verdict), () => `${told()}: refused otherwise`);
        else expectSame(evolve(table, enacted.value.facts), enacted.value.table, told);
        const trial = new Trial(table, spare);
        trial.look(act.seat);
        must(trial.does(act) === enacted.ok, () => `${told()}: a trial does otherwise`);
        expectSame(trial.table, enacted.ok ? enacted.value.table : before, told);
        expectSame(trial.look(act.seat), look(trial.table, act.seat), told);
        must(sameBytes(before, table), () => `${told()}: the table it was given is a value`);
        tally.count(`${verdict.allowed} ${act.type}`);
        tally.count(verdict.allowed);
      },
      played({ facts, act }) {
        tally.count(`yes ${act.type}`);
        // Talk may repeat itself; every other act must make something happen.
        must(facts.length > 0 || act.type === "dial" || act.type === "agree", () => "nothing happened");
      },
    };
  },
};
