/** Positions that are set up by hand: once a space is emptied, nothing is said about it any more. */
import { type Result, setupOf } from "@stillwater/engine";
import { expect, it } from "vitest";
import { cleared, laid, moved, readPositionLine, taken } from "../src/position";

function made<T>(result: Result<T, unknown>): T {
  if (!result.ok) throw new Error(JSON.stringify(result.error));
  return result.value;
}

it.each([
  ["sea p2 night", "20", "r2c2", "r3c3"],
  ["sea p2 duel", "20", "r2c2", "r3c3"],
  ["mountain p2 goats", "g5", "r1p1", "r1p2"],
] as const)("takes what modules say of a card along with it, and away: %s", (code, card, from, to) => {
  const lies = made(laid(made(readPositionLine("", code)), from, card));
  const there = made(moved(lies, from, to));
  const said = (of: typeof lies) => {
    const { cells, owners, night, at } = setupOf(of);
    return JSON.stringify([cells, owners, night, at?.[`goats:${from}`], at?.[`goats:${to}`]]);
  };
  expect(said(there)).not.toContain(`"${from}"`);
  for (const after of [taken(lies, from), taken(there, to), cleared(lies)])
    expect(said(made(after))).not.toMatch(/"r\d[cp]\d"/);
});
