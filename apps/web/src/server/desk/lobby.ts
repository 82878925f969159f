/** Public tables: those with a free seat, and games that anybody may watch. */
import { type Listed, listedTables } from "../storage/lobby";
import type { Language, LobbyTable, LobbyView, Pace, SeatView } from "../wire";
import type { Tools } from "./tools";

const DAY_MS = 86_400_000;
const MOST_LISTED = 50;
/** A public table nobody has touched for so long is not offered any more. */
const WAITS_FOR_MS = 7 * DAY_MS;
const PLAYS_FOR_MS = DAY_MS;

/** What the lobby shows: public counts and names, never a word that leads to a seat of a private table. */
export async function lobby(tools: Tools): Promise<LobbyView> {
  const since = (ms: number): string => new Date(tools.clock().getTime() - ms).toISOString();
  const { db } = tools.store;
  const waiting = await listedTables(db, "waiting", since(WAITS_FOR_MS), MOST_LISTED);
  const playing = await listedTables(db, "playing", since(PLAYS_FOR_MS), MOST_LISTED);
  const hasRoom = ({ people, seats }: Listed): boolean => people.length > 0 && people.length < seats;
  return {
    open: [...waiting, ...playing].filter(hasRoom).map(lobbyTable),
    playing: playing.filter(({ people, seats }) => people.length === seats).map(lobbyTable),
  };
}

function lobbyTable({ id, code, pace, opened_at, seats, people }: Listed): LobbyTable {
  const sitting: (SeatView | null)[] = Array.from({ length: seats }, () => null);
  for (const { seat, name, language } of people) sitting[seat] = { name, language: language as Language };
  return { id, code, pace: pace as Pace, openedAt: opened_at, seats: sitting };
}
