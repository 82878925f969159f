/** Where seeds come from: chance, a deal that is played again, or the deal of the day. */

import { isLostAtDeal } from "@stillwater/analysis";
import { DIGITS, dealName, FIRST_DAY, opensAt } from "@stillwater/table/session";
import {
  dailyOf,
  dailyOfDeal,
  dailyWasDealt,
  dealByCode,
  firstPlayed,
  insertDaily,
  insertDeal,
  isPlayed,
  lockDaily,
  replaceDaily,
} from "../storage/deals";
import { takenFor } from "../storage/grades";
import type { DailyRow, GuestRow, TableRow } from "../storage/schema";
import type { Reader, Tx } from "../storage/store";
import { tableById } from "../storage/tables";
import { chance, now, type Tools } from "./tools";

const SEED_BYTES = 32;
const CODE_LENGTH = 6;
const CODE_TRIES = 8;

/** The games that have a deal of the day. */
export const DAILY_CODES = ["sea p1", "sea p2", "mountain p1", "mountain p2"] as const;
export type DailyCode = (typeof DAILY_CODES)[number];

/** Today's date, `2026-11-21`, by the one clock that everybody shares. */
export function today(tools: Pick<Tools, "clock">): string {
  return now(tools).slice(0, 10);
}

/** Whether a day of the calendar has a daily deal: from the first one to today. */
export function hasDaily(tools: Pick<Tools, "clock">, day: string): boolean {
  return day >= FIRST_DAY && day <= today(tools);
}

/** A seed that nobody can guess. */
export function newSeed(tools: Tools): string {
  return `v1:${Buffer.from(tools.random(SEED_BYTES)).toString("base64url")}`;
}

/** Stores a deal of an option code under a new short code, and returns that. */
export async function keepDeal(tools: Tools, tx: Tx, options: string, seed: string): Promise<string> {
  for (let tries = 0; tries < CODE_TRIES; tries++) {
    const code = Array.from({ length: CODE_LENGTH }, () => DIGITS[chance(tools, DIGITS.length)]).join("");
    if (await insertDeal(tx, { code, options, seed, made_at: now(tools) })) return code;
  }
  throw new Error("no code is left for a deal");
}

/** A new deal of an option code, stored under a new short code. */
async function newDeal(tools: Tools, tx: Tx, options: string): Promise<{ code: string; seed: string }> {
  const seed = newSeed(tools);
  return { code: await keepDeal(tools, tx, options, seed), seed };
}

/** The name of a table's deal. */
export function dealOf({ code, deal }: Pick<TableRow, "code" | "deal">): string | null {
  return deal === null ? null : dealName(code, deal);
}

/**
 * The option code of a deal that may be played again; null if there is none. Nobody may see a deal that nobody has finished
 * yet, and a day's deal that is still secret can be played from its own page only.
 */
export async function optionsOfDeal(tools: Tools, db: Reader, code: string): Promise<string | null> {
  const deal = await dealByCode(db, code);
  if (deal === undefined || (await firstPlayed(db, code)) === null) return null;
  return isStillSecret(tools, { daily: await dailyOfDeal(db, code) }) ? null : deal.options;
}

/** The most deals tried for a day: about one in twenty, alone at sea, is proven to be lost from the start. */
const DAILY_TRIES = 16;

/** A seed for a day's deal, avoiding deals proven to be lost. */
function dailySeed(tools: Tools, options: DailyCode): string {
  let seed = newSeed(tools);
  for (let tries = 1; tries < DAILY_TRIES && isLostAtDeal(options, seed); tries++) seed = newSeed(tools);
  return seed;
}

/** The code of a day's deal, made when somebody first asks for it. */
export async function dailyDeal(tools: Tools, tx: Tx, day: string, options: DailyCode): Promise<string> {
  const known = await dailyOf(tx.db, day, options);
  if (known !== undefined) return known.deal;
  const code = await keepDeal(tools, tx, options, dailySeed(tools, options));
  if (await insertDaily(tx, { day, options, deal: code })) return code;
  const first = await dailyOf(tx.db, day, options);
  if (first === undefined) throw new Error("a day's deal was made and is not there");
  return first.deal;
}

/** Gives a day another deal, unless a table was opened for the one it has. Returns whether it did. */
export async function dealDayAnew(tools: Tools, tx: Tx, daily: DailyRow): Promise<boolean> {
  const { day, options } = daily;
  const code = DAILY_CODES.find((known) => known === options);
  if (code === undefined) return false;
  await lockDaily(tx, day, options);
  if (await isPlayed(tx.db, daily.deal)) return false;
  const deal = await keepDeal(tools, tx, code, dailySeed(tools, code));
  return replaceDaily(tx, daily, deal);
}

/** The seed a table is dealt from, with the code of its deal. */
export async function seedFor(tools: Tools, tx: Tx, row: TableRow): Promise<{ code: string; seed: string }> {
  const code = row.deal ?? (await takenFor(tx.db, row))?.deal;
  if (code === undefined) return newDeal(tools, tx, row.code);
  const deal = await dealByCode(tx.db, code);
  if (deal === undefined) throw new Error("a table's deal is not there");
  return deal;
}

/** Whether a deal now is the first attempt of each of its players at today's deal. */
export async function countsNow(
  tools: Tools,
  tx: Tx,
  row: TableRow,
  players: readonly Pick<GuestRow, "id">[],
): Promise<boolean> {
  return row.daily === today(tools) && !(await knowsDaily(tx, row, players));
}

/** Whether one of these people was dealt the same daily deal at another table before. */
export async function knowsDaily(
  tx: Tx,
  { id: table, daily: day, code: options }: TableRow,
  people: readonly Pick<GuestRow, "id">[],
): Promise<boolean> {
  if (day === null) return false;
  // The same people may have two tables that are dealt at the same moment, each by another of them.
  await lockDaily(tx, day, options);
  const guests = people.map(({ id }) => id);
  return dailyWasDealt(tx.db, { day, options, guests, except: table });
}

/** Whether a game that ends now counts as it did when it was dealt: not once others' games show its cards. */
export async function countsToItsEnd(tools: Tools, tx: Tx, table: string): Promise<boolean> {
  const row = await tableById(tx.db, table);
  return row?.counted === 1 && isStillSecret(tools, row);
}

/** Whether the cards must stay unknown although the game is over: others play the same daily deal, and it counts. */
export function isStillSecret(tools: Pick<Tools, "clock">, { daily }: Pick<TableRow, "daily">): boolean {
  return daily !== null && tools.clock().getTime() < opensAt(daily);
}
