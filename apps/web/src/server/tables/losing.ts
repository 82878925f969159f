/** Where a finished game was lost, for somebody who may see the whole of it. */
import type { ToldLosing } from "@stillwater/analysis";
import type { ReplayReply } from "@stillwater/table/session";
import type { GameAsked, LookingInto, LosingReply } from "../crew/looking-into";

/**
 * No game is analysed that goes on, nor one whose deal others still play: the asker must have been told the whole game.
 *
 * @param game what the asker is told of it
 */
function lostGame(game: ReplayReply): GameAsked | null {
  // A game that continued from a position was not dealt from its seed.
  if (!game.over || game.status !== "lost" || game.begins !== null) return null;
  const { code, seed, entries } = game;
  return { code, seed, acts: entries.slice(1).map(({ seat, act }) => ({ seat, text: act })) };
}

/**
 * What is known of a game, or how many are analysed before it.
 * @param looking what analyses games here; null if nothing does
 */
export function losingOf(game: ReplayReply, looking: Pick<LookingInto, "ask"> | null): LosingReply {
  const lost = lostGame(game);
  if (lost === null) return { state: "nothing" };
  return looking === null ? { state: "full" } : looking.ask(lost);
}

/** The first answer on where a game was lost, sent with its page; null if none is known at once. */
export async function firstOnLosing(
  game: ReplayReply,
  looking: Pick<LookingInto, "atOnce"> | null,
): Promise<ToldLosing | null> {
  const lost = lostGame(game);
  return lost === null || looking === null ? null : looking.atOnce(lost);
}
