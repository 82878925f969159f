/**
 * What is proven of a game of which only what lay open is known, as people follow it who play with printed cards: from when
 * on nothing could win it, wherever the other cards were. Until when it could be won cannot be told without them.
 */
import { closed, gauge, isIsland, outcome, type Table, whereIs } from "@stillwater/engine";
import { leastCost } from "./bounds/gap-cost";
import { gapsOf } from "./bounds/sea";
import type { Bound } from "./modules/shapes";
import { soundBounds, winsTogether } from "./modules/terms";

export interface LostInSight {
  /** The first table, counted from the first of the game, that nothing could win any more. */
  readonly table: number;
  readonly proof: Extract<Bound, "spaces" | "cards">;
}

/** What the gaps of the sea cost at least, were every number still to come that was not seen to be gone. */
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
 * Undefined where nothing that lay open shows it before the end, and of a game that all have not lost.
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
