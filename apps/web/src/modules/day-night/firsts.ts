import type { FirstTimes } from "../first-times";

export const firsts: FirstTimes = {
  standing: () => ["T.night.place", "T.night.win"],
  acts: ["T.night.rotate"],
  broughtUp: ["T.night.turn"],
};
