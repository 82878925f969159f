/** Public tables: those with a free seat, and games that anybody may watch. */

import type { LobbyTable, LobbyView, SeatView } from "@stillwater/table/session";
import { firstPlayedOf } from "../storage/deals";
import { type Listed, listedTables } from "../storage/lobby";
import type { Tools } from "./tools";
import { seatView } from "./view";

const DAY_MS = 86_400_000;
const MOST_LISTED = 50;
/** After this long without a change, a public table is no longer offered. */
const WAITS_FOR_MS = 7 * DAY_MS;
const PLAYS_FOR_MS = DAY_MS;

/** What the lobby shows: public counts and names, never a word that leads to a seat of a private table. */
export async function lobby(tools: Tools): Promise<LobbyView> {
  const since = (ms: number): string => new Date(tools.clock().getTime() - ms).toISOString();
  const { db } = tools.store;
  const list = (status: "waiting" | "playing", room: boolean): Promise<Listed[]> => {
    const untouched = since(status === "waiting" ? WAITS_FOR_MS : PLAYS_FOR_MS);
    return listedTables(db, { status, since: untouched, room, most: MOST_LISTED });
  };
  const open = [...(await list("waiting", true)), ...(await list("playing", true))];
  const playing = await list("playing", false);
  const chosen = [...open, ...playing].flatMap(({ deal }) => (deal === null ? [] : [deal]));
  const played = await firstPlayedOf(db, chosen);
  const shown = (table: Listed): LobbyTable => lobbyTable(table, played);
  return { open: open.map(shown), playing: playing.map(shown) };
}

function lobbyTable(
  { id, code, pace, opened_at, seats, people, status, deal }: Listed,
  played: ReadonlyMap<string, string>,
): LobbyTable {
  const first = deal === null ? undefined : played.get(deal);
  // Before the deal a name is in the row only if one was chosen.
  const chosen = first !== undefined || (status === "waiting" && deal !== null);
  const sitting: (SeatView | null)[] = Array.from({ length: seats }, () => null);
  for (const one of people) sitting[one.seat] = seatView(one);
  return {
    id,
    code,
    pace,
    openedAt: opened_at,
    seats: sitting,
    ...(chosen ? { known: { since: first ?? null } } : {}),
  };
}
