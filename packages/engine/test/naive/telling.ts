/** What the naive sea is told about an act that the engine has carried out. */
import { type Act, type Fact, startTable, type Table } from "../../src/index";
import type { Card } from "./sea";
import type { Told } from "./told";

/** Cards by name, in the order in which they left the piles. */
export function toldBy(table: Table, act: Act, facts: readonly Fact[]): Told {
  const { rulebook } = table;
  const drawn: Card[][] = rulebook.piles.map(() => []);
  let rocks: number | undefined;
  for (const { piece, from, to } of facts) {
    const name = rulebook.pieceName(piece);
    if (rulebook.piles.includes(from))
      drawn[rulebook.piles.indexOf(from)]?.push((Number(name) || name) as Card);
    if (name === "rocks") rocks = Number(/^row:(\d)/.exec(rulebook.placeName(to))?.[1] ?? 0) - 1;
  }
  const split = `${act.numbers}`;
  const agreed = startTable(table)?.proposals.find((proposal) => `${proposal.split}` === split)?.agreed ?? [];
  const others = agreed.filter((seat) => seat !== act.seat).length;
  return { drawn, rocks, allAgree: others === rulebook.seats - 1 };
}
