/** Daily deals: a person's own games of a month, and how everybody has done. */

import {
  type DailyMonth,
  type DailyStanding,
  FIRST_DAY,
  isOver,
  readFigures,
} from "@stillwater/table/session";
import { dailiesPlayedBy, dailyOf, finishedOfDeal } from "../storage/deals";
import type { GuestRow } from "../storage/schema";
import { type DailyCode, hasDaily, today } from "./dealing";
import { gradesOfToday } from "./grades";
import type { Tools } from "./tools";

const MOST_COMPARED = 5_000;

/** The asker's daily games of a month, `2026-11`; for an unknown person only the calendar. */
export async function dailyMonth(tools: Tools, guest: GuestRow | null, month: string): Promise<DailyMonth> {
  const played = guest === null ? [] : await dailiesPlayedBy(tools.store.db, guest.id, `${month}-01`);
  const games = played.flatMap(({ id, daily, code, status, counted, figures }) =>
    daily?.startsWith(month)
      ? [
          {
            day: daily,
            code,
            table: id,
            status,
            counted: counted === 1,
            figures: readFigures(figures),
          },
        ]
      : [],
  );
  return { today: today(tools), first: FIRST_DAY, games, grades: await gradesOfToday(tools) };
}

/** How counted attempts at a day's deal have ended; null for somebody who may still make one. */
export async function dailyStanding(
  tools: Tools,
  guest: GuestRow | null,
  day: string,
  code: DailyCode,
): Promise<DailyStanding | null> {
  const { db } = tools.store;
  if (!hasDaily(tools, day)) return null;
  const own = guest === null ? [] : await dailiesPlayedBy(db, guest.id, day);
  const hasPlayed = own.some((game) => game.daily === day && game.code === code && isOver(game));
  if (day === today(tools) && !hasPlayed) return null;
  const daily = await dailyOf(db, day, code);
  const tables = daily === undefined ? [] : await finishedOfDeal(db, daily.deal, MOST_COMPARED);
  const counted = tables.filter((table) => table.counted === 1);
  const won = counted.filter(({ status }) => status === "won");
  const spare = won.flatMap(({ figures }) => readFigures(figures)?.spare ?? []).sort((a, b) => a - b);
  return { played: counted.length, won: won.length, spare };
}
