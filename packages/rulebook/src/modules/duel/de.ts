import { counted, formFor } from "../../counting";
import type { en } from "./en";

const BY = {
  points: "",
  placed: ", mit mehr gelegten Karten",
  discarded: ", mit weniger abgeworfenen Karten",
  longest: ", mit der längeren Folge",
} as const;

export const de: typeof en = {
  numbered: {
    open: (number) => `offene Karte ${number}`,
  },
  permits: {
    pass: "passen",
  },
  allowed: {
    swap: "nimm die Auslage",
  },
  refused: {
    exactlyTwo: "dieses Spiel ist für genau zwei",
    tooFewNumbers: (open, numbers) =>
      `es ${formFor("de", open, { one: "bliebe", other: "blieben" })} ${counted("de", open, { one: "Feld", other: "Felder" })} für ${counted("de", numbers, { one: "Zahl", other: "Zahlen" })}`,
    canStillPlay: "du kannst noch eine Karte legen",
    noOpenCards: "keine offene Karte ist mehr da",
    cardsLeft: "noch sind Karten zum Abwerfen oder Nehmen da",
  },
  kept: {
    "T.duel.possible": "Für die Felder sind genug Zahlen da.",
    "T.duel.swap": "Du kannst nichts legen, und offene Karten sind da.",
    "T.duel.pass": "Etwas anderes ist nicht möglich.",
  },
  unsure: {
    cardFits: "nur die Hand zeigt, ob noch eine Karte passt",
  },
  log: {
    swapped: (name) => `${name} tauscht die ganze Hand gegen die Auslage.`,
    passed: (name) => `${name} passt.`,
    duelOver: "Der Wettstreit ist vorbei.",
  },
  end: {
    duel: (name, points, other, by) => `${name} gewinnt ${points} zu ${other}${BY[by]}.`,
    shared: (points) => `Geteilter Sieg, je ${points}.`,
    score: (name, points, placed, discarded, runs) =>
      `${name}: ${counted("de", points, { one: "Punkt", other: "Punkte" })}. ${placed} gelegt, ${discarded} abgeworfen, ${runs === "" ? "keine Folgen" : `Folgen von ${runs}`}.`,
  },
};
