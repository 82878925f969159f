import type { FirstTimes } from "../first-times";

export const firsts: FirstTimes = {
  plainest: null,
  standing: () => ["T.night.place", "T.night.win"],
  acts: ["T.night.rotate"],
  shown: null,
  broughtUp: ["T.night.turn"],
};
