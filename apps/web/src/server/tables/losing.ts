/** Where a finished game was lost, asked of this server by who may see the whole of it. */
import type { ReplayReply } from "@stillwater/table/session";
import type { LookingInto, LosingReply } from "../crew/looking-into";

/**
 * Of a game that goes on nothing is looked into, nor of one whose deal others still play: whoever asks must have been told
 * the whole game.
 *
 * @param game what the asker is told of it
 * @param looking who looks into games here; null where nobody does
 */
export function losingOf(game: ReplayReply, looking: Pick<LookingInto, "ask"> | null): LosingReply {
  // What went on from a position was not dealt from its seed.
  if (!game.over || game.status !== "lost" || game.begins !== null) return { state: "nothing" };
  if (looking === null) return { state: "full" };
  const { code, seed, entries } = game;
  return looking.ask({ code, seed, acts: entries.slice(1).map(({ seat, act }) => ({ seat, text: act })) });
}
