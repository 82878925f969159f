import type { en } from "./en";

export const fr: typeof en = {
  cards: {
    rocks: "les Récifs acérés",
  },
  due: {
    rocks: "les récifs d’abord : déplace-les ou défausse deux cartes",
  },
  allowed: {
    stay: "défausse ces deux cartes",
    rocks: "les récifs vont là",
  },
  refused: {
    rocks: (row) => (row === undefined ? "les récifs bloquent cette rangée" : `récifs sur la rangée ${row}`),
    rocksStay: "défausse deux cartes ou déplace les récifs",
    rocksNeedRoom: "les récifs demandent une autre rangée avec une case vide",
  },
  kept: {
    "T.rocks.block": "Aucun récif sur cette rangée.",
    "T.rocks.move": "Les récifs peuvent aller là.",
  },
  log: {
    rocksMoved: (name, row) => `${name} déplace les récifs à la rangée ${row}.`,
    rocksStayed: (name, count) => `${name} laisse les récifs, défausse ${count}.`,
    rocksDrifted: (row) => `Récifs à la rangée ${row}.`,
    rocksGone: "Les récifs sont partis.",
  },
};
