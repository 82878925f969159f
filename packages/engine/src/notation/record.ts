/**
 * A whole game as text, a cousin of PGN: head lines `Name: value`, an empty line, then one act a line,
 * `1: 47 r4c2 -12 {facts}`, the seat first. Facts in braces make a record that replays without judging anything. A record
 * of a real table also says where it begins (`Position:`) and, after an act, what people told, `(? storm:yellow)`.
 */

import { rulebookFor } from "../composing";
import type { Act, Fact } from "../kernel/chapter";
import type { Rulebook } from "../kernel/rulebook";
import { readOptions, writeOptions } from "../options";
import { err, ok, type Problem, type Result } from "../result";
import { readAct, writeAct } from "./act";
import { readPosition } from "./any-position";
import { packFacts, unpackFacts } from "./fact";

export interface RecordedAct {
  readonly act: Act;
  /** What people told about the act at a real table, in order. */
  readonly told?: readonly string[];
  /** What happened; absent in a record that is to be replayed from its seed. */
  readonly facts?: readonly Fact[];
}

export interface GameRecord {
  readonly code: string;
  /** The seed of the deal; absent where the cards were dealt by hand. */
  readonly seed?: string;
  /** The table that the game begins with, where it was not dealt from a seed. */
  readonly position?: string;
  readonly players: readonly string[];
  readonly result: "won" | "lost" | "playing";
  readonly acts: readonly RecordedAct[];
}

const TITLE = "Stillwater record 1";
const MOST_LINES = 2000;
const RESULTS = ["won", "lost", "playing"] as const;

/** A whole game as text. `readRecord` reads it. */
export function writeRecord(record: GameRecord): string {
  const options = readOptions(record.code);
  if (!options.ok) throw new Error(`A record needs a readable option code, not ${record.code}.`);
  const rulebook = rulebookFor(options.value);
  const head = [
    TITLE,
    `Game: ${writeOptions(options.value)}`,
    ...(record.seed === undefined ? [] : [`Seed: ${record.seed}`]),
    ...(record.position === undefined ? [] : [`Position: ${record.position}`]),
    `Players: ${JSON.stringify(record.players)}`,
    `Result: ${record.result}`,
  ];
  const lines = record.acts.map(({ act, told, facts }) => {
    const words = told ? ` (${told.join(" ")})` : "";
    const packed = facts ? ` {${packFacts(facts)}}` : "";
    return `${act.seat + 1}: ${writeAct(rulebook, act)}${words}${packed}`;
  });
  return `${[...head, "", ...lines].join("\n")}\n`;
}

/** Reads a record, or lists what is wrong; `at` counts characters from the start of the text. */
export function readRecord(text: string): Result<GameRecord, readonly Problem[]> {
  const lines = splitLines(text);
  if (lines.length > MOST_LINES)
    return err([{ at: lines[MOST_LINES]?.at ?? 0, what: "record.long", with: { most: MOST_LINES } }]);
  const gap = lines.findIndex((line) => line.text === "");
  const head = lines.slice(0, gap < 0 ? lines.length : gap);
  if (head[0]?.text !== TITLE) return err([{ at: 0, what: "record.title", with: {} }]);
  const fields = new Map(head.slice(1).map((line) => [line.text.split(":")[0] ?? "", line]));
  const value = (name: string): string | undefined => fields.get(name)?.text.slice(name.length + 2);
  const at = (name: string): number => fields.get(name)?.at ?? 0;
  const options = readOptions(value("Game") ?? "");
  if (!options.ok)
    return err([{ ...options.error, at: Math.min(text.length, at("Game") + 6 + options.error.at) }]);
  const rulebook = rulebookFor(options.value);
  const players = readPlayers(value("Players"));
  if (!players || players.length !== rulebook.seats)
    return err([{ at: at("Players"), what: "record.players", with: { need: rulebook.seats } }]);
  const result = RESULTS.find((known) => known === value("Result"));
  if (!result) return err([{ at: at("Result"), what: "record.result", with: {} }]);
  const position = value("Position");
  const problems = readStart(position, at("Position") + "Position: ".length, rulebook);
  const acts: RecordedAct[] = [];
  for (const line of gap < 0 ? [] : lines.slice(gap + 1)) {
    if (line.text === "") continue;
    const read = readLine(rulebook, line.text);
    if (read.ok) acts.push(read.value);
    else problems.push({ ...read.error, at: line.at + read.error.at });
  }
  if (problems.length > 0) return err(problems);
  const seed = value("Seed");
  return ok({
    code: writeOptions(options.value),
    ...(seed === undefined ? {} : { seed }),
    ...(position === undefined ? {} : { position }),
    players,
    result,
    acts,
  });
}

/** The problems of the table that a record begins with. */
function readStart(line: string | undefined, at: number, rulebook: Rulebook): Problem[] {
  if (line === undefined) return [];
  const read = readPosition(line);
  if (!read.ok) return read.error.map((problem) => ({ ...problem, at: at + problem.at }));
  if (read.value.rulebook.code === rulebook.code) return [];
  return [{ at, what: "record.position", with: { code: read.value.rulebook.code } }];
}

function splitLines(text: string): { readonly text: string; readonly at: number }[] {
  let at = 0;
  return text.split("\n").map((line) => {
    const found = { text: line.trimEnd(), at };
    at += line.length + 1;
    return found;
  });
}

function readPlayers(text: string | undefined): readonly string[] | undefined {
  try {
    const names: unknown = JSON.parse(text ?? "");
    return Array.isArray(names) && names.every((name) => typeof name === "string") ? names : undefined;
  } catch {
    return undefined;
  }
}

function readLine(rulebook: Rulebook, line: string): Result<RecordedAct, Problem> {
  const match = /^(\d): ([^{(]*?)(?: \(([^()]*)\))?(?: \{([^}]*)\})?$/.exec(line);
  if (!match) return err({ at: 0, what: "record.line", with: {} });
  const [, seat = "", text = "", words, packed] = match;
  const told = words === undefined ? {} : { told: words.split(" ").filter((word) => word !== "") };
  const act = readAct(rulebook, text, Number(seat) - 1);
  if (!act.ok) return err({ ...act.error, at: act.error.at + 3 });
  if (packed === undefined) return ok({ act: act.value, ...told });
  const facts = unpackFacts(rulebook, packed);
  if (!facts.ok) return err({ ...facts.error, at: facts.error.at + line.indexOf("{") + 1 });
  return ok({ act: act.value, ...told, facts: facts.value });
}
