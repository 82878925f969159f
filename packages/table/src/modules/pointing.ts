/** What pointing at the table means for each act that uses no card of the hand. */
import type { ActPointing } from "./act-pointing";
import { ROOM_POINTING } from "./pointing-list";
import type { ActsBy } from "./ways";

export const POINTING: { readonly [A in ActsBy<"tool">]: ActPointing } = {
  move: { carries: null, targets: null, ways: null, begins: null, may: null },
  ...ROOM_POINTING,
};
