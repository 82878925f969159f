/** A person's finished games. */

import { type LogBookPage, readFigures } from "@stillwater/table/session";
import { finishedBy, playerNamesAt } from "../storage/lobby";
import type { GuestRow } from "../storage/schema";
import { dealOf, isStillSecret } from "./dealing";
import type { Tools } from "./tools";

const GAMES_A_PAGE = 30;

/** A page of the log book, the latest game first. `after` is the `next` of the previous page. */
export async function logBook(tools: Tools, guest: GuestRow | null, after?: string): Promise<LogBookPage> {
  if (guest === null) return { games: [], next: null };
  const { db } = tools.store;
  const [at = "", id = ""] = (after ?? "").split(" ");
  const before = after === undefined ? undefined : { at, id };
  const rows = await finishedBy(db, guest.id, GAMES_A_PAGE + 1, before);
  const page = rows.slice(0, GAMES_A_PAGE);
  const names = await playerNamesAt(
    db,
    page.map((row) => row.id),
  );
  const last = rows.length > GAMES_A_PAGE ? page.at(-1) : undefined;
  return {
    games: page.map((row) => ({
      table: row.id,
      code: row.code,
      status: row.status,
      at: row.changed_at,
      names: names.get(row.id) ?? [],
      deal: row.status === "stopped" || isStillSecret(tools, row) ? null : dealOf(row),
      daily: row.daily,
      counted: row.counted === 1,
      ...(row.crew_pace === null ? {} : { crew: true as const }),
      figures: readFigures(row.figures),
    })),
    next: last === undefined ? null : `${last.changed_at} ${last.id}`,
  };
}
