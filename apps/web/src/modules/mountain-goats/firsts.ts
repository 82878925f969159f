import { namedPiece } from "@stillwater/engine";
import type { FirstTimes } from "../first-times";

export const firsts: FirstTimes = {
  plainest: null,
  standing: (_table, held) =>
    held.some((card) => namedPiece(card)?.signed === true) ? ["A.goat.place", "A.goat.win"] : [],
  acts: ["A.goat.herd"],
  shown: null,
  broughtUp: [],
};
