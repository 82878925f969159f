import type { FirstTimes } from "../first-times";

export const firsts: FirstTimes = {
  standing: () => ["T.duel.turn", "T.duel.draw", "T.duel.score"],
  acts: ["T.duel.swap"],
};
