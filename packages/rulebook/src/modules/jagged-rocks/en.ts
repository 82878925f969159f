export const en = {
  cards: {
    rocks: "the Jagged Rocks",
  },
  due: {
    rocks: "the rocks come first: move them or discard two",
  },
  allowed: {
    /** Two cards chosen instead of playing one. */
    stay: "discard these two",
    rocks: "the rocks move there",
  },
  refused: {
    rocks: (row: number | undefined) =>
      row === undefined ? "the rocks block this row" : `rocks on row ${row}`,
    rocksStay: "discard two, or move the rocks",
    rocksNeedRoom: "the rocks need another row with an open space",
  },
  kept: {
    "T.rocks.block": "No rocks lie on this row.",
    "T.rocks.move": "The rocks may go there.",
  },
  log: {
    rocksMoved: (name: string, row: number) => `${name} moved the rocks to row ${row}.`,
    rocksStayed: (name: string, count: number) => `${name} kept the rocks there, discarded ${count}.`,
    /** What followed by itself. */
    rocksDrifted: (row: number) => `Rocks now on row ${row}.`,
    rocksGone: "The rocks are gone.",
  },
};
