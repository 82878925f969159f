/** What happens in a game is told: by the line of the act, or by a line for what followed by itself. */
import { readdirSync, readFileSync } from "node:fs";
import {
  type ClauseId,
  deal,
  enact,
  type Fact,
  outcome,
  type Rulebook,
  readOptions,
  readRecord,
  rulebookFor,
  seededFate,
  writeFact,
} from "@stillwater/engine";
import { expect, it } from "vitest";
import { logText } from "../src/verdict";

const FOLDER = new URL("../../engine/test/golden/", import.meta.url);

/** What needs no line: cards that are drawn, tokens that only a program keeps, and an end, which has words of its own. */
const UNTOLD: readonly ClauseId[] = [
  ...([
    "T.setup.hand",
    "T.setup.first",
    "T.turn.draw",
    "T.duel.draw",
    "T.duel.turn",
    "T.night.place",
  ] as const),
  ...(["T.place.cost", "A.place.cost", "T.start.solo", "T.start.two-players"] as const),
  ...(["T.end.win", "A.end.win"] as const),
];

const line = (rulebook: Rulebook, facts: readonly Fact[]): string =>
  logText({ facts: facts.map((fact) => writeFact(rulebook, fact)) }, [], "en");

it("tells of every rule by which something happens in a golden game", () => {
  const happened = new Set<ClauseId>();
  const told = new Set<ClauseId>();
  for (const file of readdirSync(FOLDER).filter((name) => name.endsWith(".txt"))) {
    const record = readRecord(readFileSync(new URL(file, FOLDER), "utf8"));
    const options = record.ok ? readOptions(record.value.code) : record;
    if (!record.ok || !options.ok) throw new Error(file);
    const rulebook = rulebookFor(options.value);
    const fate = seededFate(record.value.seed ?? "");
    let { table } = deal(rulebook, fate);
    for (const { act } of record.value.acts) {
      const done = outcome(table) === "playing" ? enact(table, act, fate) : undefined;
      if (!done?.ok) break;
      const { facts } = done.value;
      for (const clause of new Set(facts.map((fact) => fact.clause))) {
        happened.add(clause);
        if (told.has(clause)) continue;
        const own = line(
          rulebook,
          facts.filter((fact) => fact.clause === clause),
        );
        const rest = line(
          rulebook,
          facts.filter((fact) => fact.clause !== clause),
        );
        if (own !== "" || rest !== line(rulebook, facts)) told.add(clause);
      }
      ({ table } = done.value);
    }
  }
  expect([...happened].filter((clause) => !told.has(clause)).sort()).toEqual([...UNTOLD].sort());
});
