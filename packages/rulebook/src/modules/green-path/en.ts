export const en = {
  refused: {
    /** The highest row that a path of green cards reaches; 0 where none begins. */
    greenPathEnds: (row: number | undefined): string => {
      if (row === undefined) return "no green path reaches row 8";
      return row === 0 ? "no green path begins on row 1" : `the green path ends on row ${row}`;
    },
  },
  kept: {
    "A.green.path": "A green path reaches row 8.",
  },
};
