/**
 * What is proven about a game of which only the open cards are known, as when people with printed cards are followed: from
 * which table on nothing could win it, wherever the other cards were. Until when it could be won cannot be told without
 * them.
 */
import { closed, gauge, isIsland, outcome, type Table, whereIs } from "@stillwater/engine";
import { leastCost } from "./bounds/gap-cost";
import { gapsOf } from "./bounds/sea";
import type { Bound } from "./modules/shapes";
import { soundBounds, winsTogether } from "./modules/terms";

export interface LostInSight {
  /** The index of the first table that nothing could win any more. */
  readonly table: number;
  readonly proof: Extract<Bound, "spaces" | "cards">;
}

/** The lowest cost of the gaps of the sea, if every number could still come that was not seen to be gone. */
function leastPayment(table: Table): number {
  const { rulebook } = table;
  if (rulebook.game !== "sea") return 0;
  const gone = new Set([...rulebook.cells, ...rulebook.discards]);
  const comes = (card: number): boolean => isIsland(card) && !gone.has(whereIs(table, card));
  return gapsOf(table).reduce((sum, gap) => sum + leastCost(gap, comes), 0);
}

function proofOf(table: Table, sound: ReadonlySet<Bound>): LostInSight["proof"] | undefined {
  if (sound.has("spaces") && closed(table).length > 0) return "spaces";
  return sound.has("cards") && gauge(table).spare < leastPayment(table) ? "cards" : undefined;
}

/**
 * Undefined if no open card proves it before the end, and for a game that was not lost by all.
 * @param tables the game from its first table to its last, as far as its cards are known
 */
export function lostInSight(tables: readonly Table[]): LostInSight | undefined {
  const end = tables.at(-1);
  if (!end || outcome(end) !== "lost" || !winsTogether(end.rulebook)) return undefined;
  const sound = soundBounds(end.rulebook);
  for (const [table, seen] of tables.entries()) {
    const proof = outcome(seen) === "playing" ? proofOf(seen, sound) : undefined;
    if (proof !== undefined) return { table, proof };
  }
  return undefined;
}
