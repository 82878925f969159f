/** Where a finished game was lost, asked of this server by who may see the whole of it. */
import type { ToldLosing } from "@stillwater/analysis";
import type { ReplayReply } from "@stillwater/table/session";
import type { GameAsked, LookingInto, LosingReply } from "../crew/looking-into";

/**
 * Of a game that goes on nothing is looked into, nor of one whose deal others still play: whoever asks must have been told
 * the whole game.
 *
 * @param game what the asker is told of it
 */
function lostGame(game: ReplayReply): GameAsked | null {
  // What went on from a position was not dealt from its seed.
  if (!game.over || game.status !== "lost" || game.begins !== null) return null;
  const { code, seed, entries } = game;
  return { code, seed, acts: entries.slice(1).map(({ seat, act }) => ({ seat, text: act })) };
}

/**
 * What is known of a game, or how many are looked into before it.
 * @param looking who looks into games here; null where nobody does
 */
export function losingOf(game: ReplayReply, looking: Pick<LookingInto, "ask"> | null): LosingReply {
  const lost = lostGame(game);
  if (lost === null) return { state: "nothing" };
  return looking === null ? { state: "full" } : looking.ask(lost);
}

/** The first word on where a game was lost, for its page to bring along; null where none is known at once. */
export async function firstOnLosing(
  game: ReplayReply,
  looking: Pick<LookingInto, "atOnce"> | null,
): Promise<ToldLosing | null> {
  const lost = lostGame(game);
  return lost === null || looking === null ? null : looking.atOnce(lost);
}
