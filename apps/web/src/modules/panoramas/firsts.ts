import type { FirstTimes } from "../first-times";

export const firsts: FirstTimes = {
  plainest: null,
  standing: () => ["A.panorama.done"],
  acts: [],
  shown: null,
  broughtUp: ["A.panorama.done"],
};
