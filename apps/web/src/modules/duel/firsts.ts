import type { FirstTimes } from "../first-times";

export const firsts: FirstTimes = {
  plainest: null,
  standing: () => ["T.duel.turn", "T.duel.draw", "T.duel.score"],
  acts: ["T.duel.swap"],
  shown: null,
  broughtUp: [],
};
