import type { Colour } from "@stillwater/engine";
import type { NamedCard } from "../shapes";
import type { SayingWords } from "./shapes";

const COLOURS = { g: "grün", b: "blau", r: "rot" } as const;
const form = (colour: Colour | undefined, ending: string): string =>
  colour === undefined ? "" : `${COLOURS[colour]}${ending} `;

/** The first card is a subject; `of` is the dative. */
function card({ kind, value, colour }: NamedCard, at: "first" | "of"): string {
  const isFirst = at === "first";
  switch (kind) {
    case "number":
      return isFirst ? `die ${form(colour, "e")}${value}` : `der ${form(colour, "en")}${value}`;
    case "finish":
      return isFirst ? "das Ziel" : "dem Ziel";
    case "summit":
      return isFirst ? "der Gipfel" : "dem Gipfel";
    case "bridge":
      return isFirst ? "eine Brücke" : "einer Brücke";
    case "campfire":
      return isFirst ? `ein ${form(colour, "es")}Lagerfeuer` : `einem ${form(colour, "en")}Lagerfeuer`;
    case "monster":
      return isFirst ? "ein Seeungeheuer" : "einem Seeungeheuer";
    case "goat":
      return isFirst ? "eine Ziege" : "einer Ziege";
    case "card":
      return isFirst ? `eine ${form(colour, "e")}Karte` : `einer ${form(colour, "en")}Karte`;
  }
}

export const sayingWords: SayingWords = {
  card,
  left: (one, other) => `${one} links von ${other}`,
  right: (one, other) => `${one} rechts von ${other}`,
  on: (one, other) => `${one} auf dem Feld mit ${other}`,
  replacing: (one, other) => `${one} anstelle ${other}`,
  between: (one, left, right) => `${one} zwischen ${left} und ${right}`,
  bridgeBetween: (one, left, right) => `${one} auf der Brücke zwischen ${left} und ${right}`,
  across: (one, other, first, isFirst) =>
    isFirst
      ? `${one} am Anfang von Reihe ${first} nach ${other} am Ende von Reihe ${first - 1}`
      : `${one} am Ende von Reihe ${first - 1} vor ${other} am Anfang von Reihe ${first}`,
  rowEnd: (one, isFirst, row) =>
    `${one} am ${isFirst ? "linken" : "rechten"} Ende ${row === undefined ? "einer Reihe" : `von Reihe ${row}`}`,
  alone: (one) => `${one} mit nichts daneben`,
  emptySpace: (one) => `${one} auf einem leeren Feld`,
  cardWithGoat: (one) => `${one} anstelle einer Karte mit Ziege`,
  inRow: (row) => `in Reihe ${row}`,
  column: (column) => `Spalte ${column}`,
  toPay: (cards) =>
    cards === 0
      ? "ohne Karten zum Bezahlen"
      : `mit ${cards} ${cards === 1 ? "Karte" : "Karten"} übrig zum Bezahlen`,
  held: (cards) => (cards === 1 ? "als letzte Handkarte" : `mit ${cards} Karten auf der Hand`),
  below: (cards) =>
    cards === 0
      ? "ohne Karte darunter"
      : cards === 1
        ? "mit nur einer Karte darunter"
        : "mit beiden Karten darunter",
  spaceEmpty: "während ein Feld leer ist",
  allFull: "wenn alle Felder voll sind",
  noStart: "ohne Start",
  bridgeOpen: "während eine Brücke unbedeckt ist",
  purpleStorm: "in einer Reihe mit violettem Sturm",
  orangeStorm: "unter einem orangenen Sturm",
  discards: (one) => `${one} abgeworfen`,
  startHeld: "zwei Karten abgeworfen, mit einem Start auf der Hand, und noch keiner liegt",
  goatOnBridge: "eine Ziege auf dem Weg über eine Brücke",
};
