/** By which rule a game was lost: its end says so where that is a rule of a module. */
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
import { lostBy } from "../src/modules/contest";
import { endingOn } from "../src/view-model";

const FOLDER = new URL("../../engine/test/golden/", import.meta.url);
const LOST = readdirSync(FOLDER).filter((file) => file.endsWith("_lost.txt"));
/** The rules of both games by which a game is lost. */
const OWN: readonly ClauseId[] = ["T.end.lose", "A.end.lose"];

/** The table on which a golden game was lost, and the rule that its last fact cites. */
function lostGame(file: string) {
  const record = readRecord(readFileSync(new URL(file, FOLDER), "utf8"));
  const options = record.ok ? readOptions(record.value.code) : record;
  if (!record.ok || !options.ok) throw new Error(file);
  const fate = seededFate(record.value.seed ?? "");
  let { table, facts } = deal(rulebookFor(options.value), fate);
  for (const { act } of record.value.acts) {
    const done = outcome(table) === "playing" ? enact(table, act, fate) : undefined;
    if (done?.ok) ({ table, facts } = done.value);
  }
  const clause = facts.findLast(({ to }) => to === table.rulebook.place("lost"))?.clause;
  return { table, clause };
}

it.each(LOST)("names the rule of a module that lost %s, and no rule where the game's own lost it", (file) => {
  const { table, clause } = lostGame(file);
  expect(clause).toBeDefined();
  expect(endingOn(table)?.by).toBe(clause !== undefined && OWN.includes(clause) ? undefined : clause);
});

it("takes the rule that a module tells", () => {
  const { table } = lostGame("mountain_p2_lost.txt");
  const tells = (clause: ClauseId | null) => ({ contest: null, lost: () => clause });
  expect(lostBy(table, [{ contest: null, lost: null }, tells(null)])).toBeUndefined();
  expect(lostBy(table, [tells(null), tells("A.goat.win")])).toBe("A.goat.win");
});
