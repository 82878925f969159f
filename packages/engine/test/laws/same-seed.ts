/** Law 9, same seed: a seed always gives the same deal and the same game, and another seed gives another deal. */
import { deal, enact, seededFate, writeAct } from "../../src/index";
import { must } from "../support/must";
import { sameBytes, sameFacts } from "../support/same";
import type { Law } from "./law";

export const sameSeed: Law = {
  name: "law 9, same seed",
  watch({ rulebook, start, dealt, seed, fate, luck }) {
    return {
      ended(last, played) {
        const fresh = seededFate(seed);
        if (dealt) {
          must(sameFacts(deal(rulebook, fresh).facts, dealt), () => "another deal");
          // A fate that has already served a game deals the same again.
          must(sameFacts(deal(rulebook, fate).facts, dealt), () => "another deal of the same fate");
          must(
            !sameBytes(deal(rulebook, seededFate(`${seed}!`)).table, start),
            () => "another seed deals the same",
          );
        }
        // Long games are only sometimes played again; the shuffled chapters of law 4 play all of them again.
        if (played.length > 40 && !luck.once(3)) return;
        let table = start;
        for (const { act, facts } of played) {
          const again = enact(table, act, fresh);
          must(
            again.ok && sameFacts(again.value.facts, facts),
            () => `other facts: ${writeAct(rulebook, act)}`,
          );
          table = again.value.table;
        }
        must(sameBytes(table, last), () => "another end");
      },
    };
  },
};
