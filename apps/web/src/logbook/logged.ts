/** A finished game as the log book knows it, kept by the server or on this device. */
import { type LogBookPage, localDealName } from "@stillwater/table/session";
import type { LocalGame } from "@/local-games/game";

export type LoggedGame = LogBookPage["games"][number];

/** A game of this device, as the server would tell of it. */
export function loggedLocal(game: LocalGame): LoggedGame {
  const { id, code, status, changedAt, names, seed, begunAt, figures, crew } = game;
  return {
    ...(crew === undefined ? {} : { crew: true }),
    table: `here?game=${id}`,
    code,
    status,
    at: changedAt,
    names,
    deal: begunAt === undefined ? localDealName(code, seed) : null,
    daily: null,
    counted: false,
    figures,
  };
}
