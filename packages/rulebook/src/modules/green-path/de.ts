import type { en } from "./en";

export const de: typeof en = {
  refused: {
    greenPathEnds: (row) => {
      if (row === undefined) return "kein grüner Pfad erreicht Reihe 8";
      return row === 0 ? "kein grüner Pfad beginnt in Reihe 1" : `der grüne Pfad endet in Reihe ${row}`;
    },
  },
  kept: {
    "A.green.path": "Ein grüner Pfad erreicht Reihe 8.",
  },
};
