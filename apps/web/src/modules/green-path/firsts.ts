import type { FirstTimes } from "../first-times";

export const firsts: FirstTimes = {
  plainest: null,
  standing: () => ["A.green.path"],
  acts: [],
  shown: null,
  broughtUp: [],
};
