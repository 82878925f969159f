import type { en } from "./en";

export const de: typeof en = {
  cards: {
    rocks: "die Schroffen Felsen",
  },
  due: {
    rocks: "zuerst die Felsen: Versetze sie oder wirf zwei Karten ab",
  },
  allowed: {
    stay: "diese zwei abwerfen",
    rocks: "die Felsen ziehen dorthin",
  },
  refused: {
    rocks: (row) => (row === undefined ? "Felsen sperren diese Reihe" : `Felsen in Reihe ${row}`),
    rocksStay: "wirf zwei Karten ab oder versetze die Felsen",
    rocksNeedRoom: "die Felsen brauchen eine andere Reihe mit einem freien Feld",
  },
  kept: {
    "T.rocks.block": "Keine Felsen in dieser Reihe.",
    "T.rocks.move": "Die Felsen dürfen dorthin.",
  },
  log: {
    rocksMoved: (name, row) => `${name} hat die Felsen in Reihe ${row} versetzt.`,
    rocksStayed: (name, count) => `${name} lässt die Felsen, ${count} abgeworfen.`,
    rocksDrifted: (row) => `Felsen jetzt in Reihe ${row}.`,
    rocksGone: "Die Felsen sind weg.",
  },
};
