/**
 * What each thread of the pools runs: one question to the quiet crew, from one seat's view, a piece of grading a deal, or
 * the analysis of a lost game.
 */
import {
  certify,
  LOSING_EFFORT,
  type ToldLosing,
  tablesOf,
  toldLosing,
  whereLost,
  winsOf,
} from "@stillwater/analysis";
import { type Act, deal, readAct, readOptions, rulebookFor, seededFate } from "@stillwater/engine";
import { answered } from "@stillwater/table/crew-deciding";
import type { DealAsked } from "./deals-due";
import type { GamesAsked } from "./grading";
import type { LookAsked } from "./looking-into";

export default answered;

export const certified = ({ code, seed }: DealAsked): readonly string[] | null => certify(code, seed) ?? null;

export const won = ({ code, seed, from, to }: GamesAsked): number => winsOf(code, seed, from, to);

/** Where a game was lost, as far as known when the time is up; null if not lost by all, or if it cannot be read. */
export function lookedInto({ game: { code, seed, acts: texts }, enoughMs }: LookAsked): ToldLosing | null {
  const until = performance.now() + enoughMs;
  const options = readOptions(code);
  if (!options.ok) return null;
  const rulebook = rulebookFor(options.value);
  const acts: Act[] = [];
  for (const { text, seat } of texts) {
    const read = readAct(rulebook, text, seat);
    if (!read.ok) return null;
    acts.push(read.value);
  }
  const start = deal(rulebook, seededFate(seed)).table;
  const tables = tablesOf({ table: start, fate: seededFate(seed) }, acts);
  if (tables === undefined) return null;
  let told: ToldLosing | null = null;
  for (const known of whereLost(tables, seededFate(seed), LOSING_EFFORT)) {
    if (known) told = toldLosing(rulebook, known);
    // Checked at every `yield`: one step alone may search for longer than the whole time allowed.
    if (told !== null && performance.now() > until) break;
  }
  return told;
}
