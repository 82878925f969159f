/** Law 2, conservation: no piece is made or lost, and every fact moves a piece from where it lies. */
import { evolve, type Fact, type Table, whereIs, writeFact } from "../../src/index";
import { unpack } from "../../src/kernel/enact";
import { expectAllThere } from "../support/box";
import { must } from "../support/must";
import { expectSame } from "../support/same";
import type { Law } from "./law";

export const conservation: Law = {
  name: "law 2, conservation",
  watch({ rulebook, start, dealt }) {
    let table = dealt ? unpack(rulebook) : start;
    const follow = (facts: readonly Fact[], after: Table): void => {
      const lies = new Map<number, number>();
      for (const fact of facts) {
        const from = lies.get(fact.piece) ?? whereIs(table, fact.piece);
        must(from === fact.from, () => `moves what lies elsewhere: ${writeFact(rulebook, fact)}`);
        lies.set(fact.piece, fact.to);
      }
      table = evolve(table, facts);
      expectAllThere(table);
      expectSame(after, table, () => "the table is not the fold of its facts");
    };
    if (dealt) follow(dealt, start);
    return { played: ({ facts, after }) => follow(facts, after) };
  },
};
