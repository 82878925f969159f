/** A finished game as the logbook knows it, stored by the server or on this device. */
import { type LogBookPage, localDealName } from "@stillwater/table/session";
import type { LocalGame } from "@/local-games/game";

export type LoggedGame = LogBookPage["games"][number];

/** A game on this device, in the shape in which the server describes one. */
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
