/** By which rule a game ended: its end says so where that is a rule of a module. */
import { readdirSync, readFileSync } from "node:fs";
import {
  type ClauseId,
  deal,
  enact,
  outcome,
  readOptions,
  readRecord,
  rulebookFor,
  seededFate,
} from "@stillwater/engine";
import { expect, it } from "vitest";
import { endedBy } from "../src/modules/contest";
import { endingOn } from "../src/view-model";

const FOLDER = new URL("../../engine/test/golden/", import.meta.url);
const ENDED = readdirSync(FOLDER).filter((file) => file.endsWith(".txt"));
/** The rules of both games by which a game ends; a duel tells how its players stand. */
const OWN: readonly ClauseId[] = ["T.end.win", "T.end.lose", "A.end.win", "A.end.lose", "T.duel.end"];

/** The table on which a golden game ended, and the rule that its last fact cites. */
function endedGame(file: string) {
  const record = readRecord(readFileSync(new URL(file, FOLDER), "utf8"));
  const options = record.ok ? readOptions(record.value.code) : record;
  if (!record.ok || !options.ok) throw new Error(file);
  const fate = seededFate(record.value.seed ?? "");
  let { table, facts } = deal(rulebookFor(options.value), fate);
  for (const { act } of record.value.acts) {
    const done = outcome(table) === "playing" ? enact(table, act, fate) : undefined;
    if (done?.ok) ({ table, facts } = done.value);
  }
  const clause = facts.findLast(({ piece }) => piece === table.rulebook.turn.marker)?.clause;
  return { table, clause };
}

it.each(ENDED)(
  "names the rule of a module that ended %s, and no rule where the game's own ended it",
  (file) => {
    const { table, clause } = endedGame(file);
    expect(clause).toBeDefined();
    expect(endingOn(table)?.by).toBe(clause !== undefined && OWN.includes(clause) ? undefined : clause);
  },
);

it("takes the rule that a module tells", () => {
  const { table } = endedGame("mountain_p2_lost.txt");
  const tells = (clause: ClauseId | null) => ({ contest: null, by: () => clause });
  expect(endedBy(table, [{ contest: null, by: null }, tells(null)])).toBeUndefined();
  expect(endedBy(table, [tells(null), tells("A.goat.win")])).toBe("A.goat.win");
});
