/** Wild cards (EN 6.4). */
import { ascends, cost } from "./grid";
import type { Sea } from "./sea";
import type { Attempt } from "./words";

/** Whether a Wild may be named a number: one that is not on the grid and was not destroyed earlier. */
function mayBeNamed(sea: Sea, number: number): boolean {
  return number >= 1 && number <= 80 && !sea.grid.includes(number) && !sea.destroyed.includes(number);
}

/** The number that fits at the least price; the lower of two. */
function bestNumber(sea: Sea, cell: number): number | undefined {
  if (sea.grid[cell] !== 0) return undefined;
  let best: number | undefined;
  for (let number = 1; number <= 80; number++) {
    if (!mayBeNamed(sea, number) || !ascends(sea, number, cell)) continue;
    if (best === undefined || cost(sea, number, cell) < cost(sea, best, cell)) best = number;
  }
  return best;
}

/** The number an Island is laid as. */
export function namedNumber(sea: Sea, attempt: Attempt): number | undefined {
  if (attempt.verb !== "lay") return undefined;
  if (typeof attempt.card === "number") return attempt.card;
  if (attempt.card !== "wild") return undefined;
  return attempt.said ?? bestNumber(sea, attempt.cell!);
}

export function wildRefusals(sea: Sea, attempt: Attempt): string[] {
  if (attempt.card !== "wild") return [];
  // A real Start in hand must be played before a Wild in its place.
  if (attempt.verb === "start" && !sea.startLaid && sea.hands[attempt.seat]!.includes("start"))
    return ["T.wild.any"];
  if (attempt.verb !== "lay") return [];
  const number = namedNumber(sea, attempt);
  return number === undefined || !mayBeNamed(sea, number) ? ["T.wild.any"] : [];
}
