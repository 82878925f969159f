import type { Room } from "../room";

export const room = {
  cards: {},
  acts: {},
  steps: {},
  asks: [],
  refusals: {
    "T.arch.pillars": { shows: "lock" },
    "T.arch.roof": { shows: "toGo" },
    "T.arch.win": { shows: "toGo" },
  },
  signed: null,
  outlook: null,
  silence: null,
  gaveWay: {},
  theme: null,
  marks: 0,
  note: null,
  board: [
    ...Array.from({ length: 3 }, () => ({
      cells: 7,
      inset: 0,
      filled: (column: number) => column < 2 || column > 4,
      gap: true as const,
    })),
    ...Array.from({ length: 3 }, () => ({ cells: 7, inset: 0, filled: () => false })),
  ],
} as const satisfies Room<"high-arch">;
