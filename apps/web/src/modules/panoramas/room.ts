import { ICON_PATHS } from "@stillwater/ui";
import type { Room } from "../room";

export const room = {
  cards: {
    panorama: {
      sign: () => ({ path: ICON_PATHS.peaks, tone: "ink" }),
      word: () => "panorama",
      rank: 9,
      rule: null,
      told: null,
    },
  },
  acts: {},
  steps: {},
  asks: ["panoramas"],
  refusals: {
    "A.panorama.done": { shows: "lock" },
  },
  signed: null,
  outlook: null,
  silence: null,
  gaveWay: {},
  theme: null,
  marks: 0,
} as const satisfies Room<"panoramas">;
