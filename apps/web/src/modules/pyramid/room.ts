import { ICON_PATHS } from "@stillwater/ui";
import type { Room } from "../room";

export const room = {
  cards: {
    blank: {
      sign: () => ({ path: ICON_PATHS.minus, tone: "ink" }),
      word: () => "blank",
      rank: 6,
      rule: null,
      told: null,
    },
  },
  acts: {},
  steps: {},
  asks: ["explorer"],
  refusals: {
    "T.pyramid.storm": { shows: "sign", sign: ICON_PATHS.waves, row: true },
    "T.pyramid.compass": { shows: "lock" },
    "T.pyramid.draw": { shows: "lock" },
    "T.pyramid.win": { shows: "toGo" },
  },
  signed: null,
  outlook: null,
  silence: null,
  gaveWay: {},
  theme: null,
  marks: 0,
  note: null,
  board: [6, 5, 4, 3, 2, 1].map((cells, row) => ({
    cells,
    inset: row / 2,
    filled: (column: number) => column % 2 === 0,
  })),
} as const satisfies Room<"pyramid">;
