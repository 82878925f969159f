/** Sea Monsters (EN 6.2). */
import type { Sea } from "./sea";
import type { Attempt } from "./words";

export function monsterRefusals(sea: Sea, attempt: Attempt): string[] {
  const no: string[] = [];
  // Never discarded, for any cost.
  if (attempt.cards.includes("monster")) no.push("T.monster.keep");
  // On a card in the grid, never on open water.
  if (attempt.verb === "monster" && sea.grid[attempt.cell!] === 0) no.push("T.monster.play");
  // Once Monsters are disclosed, no further try until they are played; a seat that holds one knows without trying.
  const own = sea.hands[attempt.seat]!.includes("monster");
  if (attempt.verb === "finish" && (own || sea.disclosed.length > 0)) no.push("T.monster.finish");
  return no;
}
