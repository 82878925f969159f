import type { en } from "./en";

export const fr: typeof en = {
  refused: {
    greenPathEnds: (row) => {
      if (row === undefined) return "aucun sentier vert n’atteint la rangée 8";
      return row === 0
        ? "aucun sentier vert ne part de la rangée 1"
        : `le sentier vert s’arrête à la rangée ${row}`;
    },
  },
  kept: {
    "A.green.path": "Un sentier vert atteint la rangée 8.",
  },
};
