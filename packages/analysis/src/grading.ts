/**
 * How hard a deal is: how many of 200 games the steady crew wins on it, as five grades for each game and set. And whether it
 * can be won at all: a line, as text, that the engine has replayed.
 */
import { inOneGo, steady, stream, swayed } from "@stillwater/crew";
import {
  type Act,
  deal,
  outcome,
  readAct,
  readOptions,
  rulebookFor,
  seededFate,
  writeAct,
} from "@stillwater/engine";
import { provenLost } from "./bounds/bounds";
import { crewGame } from "./crew-game";
import { isWon, type Position } from "./position";
import { findLine, gumbel } from "./solver";
import { THRESHOLDS } from "./thresholds";

/** From 1, which most crews win, to 5. */
export const GRADES = [1, 2, 3, 4, 5] as const;
export type Grade = (typeof GRADES)[number];

/** The number of games that a grade is based on. */
export const GRADE_GAMES = 200;

/** How many games are played in search of a line before a deal is given up. */
const CERTIFYING_PLAYOUTS = 64;

/** How much random noise each seat adds to steady's judgement of an act: enough that no two games are alike. */
const SWAY = 0.1;

/** The deal of an option code by a seed; undefined if the code cannot be read. */
function positionOf(code: string, seed: string): Position | undefined {
  const options = readOptions(code);
  if (!options.ok) return undefined;
  const fate = seededFate(seed);
  return { table: deal(rulebookFor(options.value), fate).table, fate };
}

/** A number that follows from a seed and a label, and reveals nothing about the cards. */
const numberOf = (seed: string, label: string): number =>
  seededFate(`${seed}\n${label}`).number(label, 2 ** 31);

/** A line that wins a deal, as text with the seat first (`1:47 r4c2`), for `isCertified`. Undefined if none was found. */
export function certify(code: string, seed: string): readonly string[] | undefined {
  const position = positionOf(code, seed);
  if (position === undefined) return undefined;
  const line = findLine(position, CERTIFYING_PLAYOUTS, stream(numberOf(seed, "line")));
  return line?.acts.map((act) => `${act.seat + 1}:${writeAct(position.table.rulebook, act)}`);
}

/** Whether a deal is proven impossible to win before any card is played. Fast; other deals may be lost too. */
export function isLostAtDeal(code: string, seed: string): boolean {
  const position = positionOf(code, seed);
  return position !== undefined && provenLost(position) !== undefined;
}

/** Whether a stored line wins a deal, by the engine's rules alone. */
export function isCertified(code: string, seed: string, line: readonly string[]): boolean {
  const position = positionOf(code, seed);
  if (position === undefined) return false;
  const acts: Act[] = [];
  for (const text of line) {
    const [, seat, said] = /^([1-9]):(.+)$/.exec(text) ?? [];
    if (said === undefined) return false;
    const read = readAct(position.table.rulebook, said, Number(seat) - 1);
    if (!read.ok) return false;
    acts.push(read.value);
  }
  return isWon(position, acts);
}

/**
 * How many games of a deal the steady crew wins, of those numbered from one up to another. Its dice differ from game to
 * game, the cards do not; a game ends the same on every machine, so the work can be divided.
 */
export function winsOf(code: string, seed: string, from: number, to: number): number {
  const position = positionOf(code, seed);
  if (position === undefined) return 0;
  let wins = 0;
  for (let game = from; game < to; game++) {
    const chance = stream(numberOf(seed, `grade ${game}`));
    const hand = game === 0 ? steady : swayed(() => SWAY * gumbel(chance));
    const end = inOneGo(crewGame({ ...position, fate: seededFate(seed) }, hand));
    if (outcome(end) === "won") wins++;
  }
  return wins;
}

/** The option codes whose deals have grades, the most played first. */
export const GRADED_SETS: readonly string[] = Object.keys(THRESHOLDS);

/** Whether deals of an option code have grades. */
export function hasGrades(code: string): boolean {
  return THRESHOLDS[code] !== undefined;
}

/** The grade for this many wins of 200; undefined for a set that has no grades. */
export function gradeOf(code: string, wins: number): Grade | undefined {
  const least = THRESHOLDS[code];
  if (least === undefined) return undefined;
  const index = least.findIndex((wanted) => wins >= wanted);
  return index < 0 ? 5 : GRADES[index];
}
