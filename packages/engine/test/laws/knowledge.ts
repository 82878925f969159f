/** Law 5, knowledge only sharpens: a hidden card that becomes known may settle `unknown`, never flip yes or no. */
import { isDeepStrictEqual } from "node:util";
import { judge, legalActs, mask, type Table, type Verdict, writeAct } from "../../src/index";
import { must } from "../support/must";
import { sameVerdict } from "../support/same";
import { partlyTold, viewersOf } from "../support/viewers";
import { type Law, SAID } from "./law";

export const knowledge: Law = {
  name: "law 5, knowledge only sharpens",
  watch({ rulebook, luck, tally }) {
    const viewers = viewersOf(rulebook);
    return {
      at(table) {
        if (!luck.once(10)) return;
        const seat = luck.below(rulebook.seats);
        const [own, all] = [mask(table, seat), table].map((known) =>
          legalActs(known, seat).filter(({ type }) => !SAID.has(type)),
        );
        must(isDeepStrictEqual(own, all), () => `seat ${seat + 1} is offered other acts`);
      },
      tried(table, act, verdict) {
        const told = (): string => `seat ${act.seat + 1}: ${writeAct(rulebook, act)}`;
        const own = judge(mask(table, act.seat), act);
        must(
          SAID.has(act.type) || sameVerdict(own, verdict),
          () =>
            `${told()}: the actor's own view says ${JSON.stringify(own)}, the table ${JSON.stringify(verdict)}`,
        );
        const viewer = luck.pick(viewers);
        const steps: Table[] = [mask(table, viewer), partlyTold(table, viewer, luck)];
        const verdicts = [...steps.map((known) => judge(known, act)), verdict];
        must(new Set(verdicts.map(({ price }) => price)).size === 1, () => `${told()}: prices are public`);
        const said = verdicts.map(byClause);
        for (const [index, before] of said.slice(0, -1).entries()) {
          for (const [clause, answer] of before) {
            const later = said[index + 1]?.get(clause);
            if (answer === "unknown") tally.count("unknown");
            else
              must(
                later === answer,
                () => `${told()}, viewer ${viewer}, ${clause || "allowed"}: ${answer} becomes ${later}`,
              );
          }
        }
      },
    };
  },
};

const LEVELS = ["no", "unknown", "yes"];

/** The strictest finding of each clause. */
function byClause({ allowed, findings }: Verdict): Map<string, string> {
  const says = new Map<string, string>([["", allowed]]);
  for (const { clause, holds } of findings) {
    const known = says.get(clause) ?? "yes";
    says.set(clause, LEVELS.indexOf(holds) < LEVELS.indexOf(known) ? holds : known);
  }
  return says;
}
