import { capital, counted, formFor, spelled } from "../../counting";
import type { common as english } from "./en";

const FEMININE = "eine zwei drei vier fünf sechs sieben acht neun zehn elf zwölf".split(" ");
const NEUTER = ["ein", ...FEMININE.slice(1)];

export const eine = (count: number): string => spelled(count, FEMININE);
export const ein = (count: number): string => spelled(count, NEUTER);
export const cards = (count: number): string => counted("de", count, { one: "Karte", other: "Karten" });
export const spaces = (count: number): string =>
  `${ein(count)} ${formFor("de", count, { one: "Feld", other: "Felder" })}`;
export const amount = (count: number): string => (count === 0 ? "keine" : String(count));
export const SIDE = { left: "links", right: "rechts" } as const;
export const NOUNS = { green: "Grün", blue: "Blau", red: "Rot" } as const;
export const NEUTER_COLOURS = { green: "grünes", blue: "blaues", red: "rotes" } as const;
export const FEMININE_COLOURS = { green: "grüne", blue: "blaue", red: "rote" } as const;
export const paid = (cost: number): string => (cost > 0 ? `, ${cost} abgeworfen` : "");
export const spareOf = (spare: number): string => (spare === 0 ? "keine Karte" : cards(spare));
export const stayedOpen = (open: number): string =>
  `${capital(spaces(open))} ${formFor("de", open, { one: "blieb", other: "blieben" })} offen.`;
/** A card as an object: "den gelben Sturm" for "der gelbe Sturm", "den Joker" for "der Joker". */
export const asObject = (card: string): string =>
  card.replace(/^der (\p{L}+) Sturm$/u, "den $1n Sturm").replace(/^der /, "den ");

/** What every game says. */
export const common: typeof english = {
  language: "de",
  yes: "Ja",
  no: "Nein",
  perhaps: "Vielleicht",
  closed: (place, open, count) =>
    `Ab ${place}: ${spaces(open)} für ${count === 0 ? "keine Karte" : cards(count)}.`,

  cards: {
    "?": "eine Karte",
  },
  seats: {
    hand: (name) => `${name}, Hand`,
    pile: (name) => `${name}, Nachziehstapel`,
    discard: (name) => `${name}, Ablage`,
  },
  numbered: {
    row: (row) => `Reihe ${row}`,
    seat: (number) => `Platz ${number}`,
  },
  due: {
    over: "das Spiel ist vorbei",
    give: "zuerst müssen Karten abgegeben werden",
  },
  permits: {
    free: "kostenlos",
    discard: (count) => `${count} abwerfen`,
    give: (count) => `${count} abgeben`,
  },
  allowed: {
    discard: "diese zwei abwerfen",
    stuck: "nichts ist mehr möglich, alle verlieren",
  },
  refused: {
    notYourTurn: (name) => (name ? `${name} ist am Zug` : "du bist nicht am Zug"),
    notNow: "das ist jetzt nicht an der Reihe",
    tellFirst: "erst muss gesagt sein, was aufgedeckt wurde",
    notStuck: "etwas ist noch möglich",
    notInHand: (card) => `${card} ist nicht auf deiner Hand`,
    cannotPay: (need, have) => `das kostet ${cards(need)}, du hast ${amount(have)}`,
    giveExactly: (count) => `gib genau ${cards(count)} ab`,
    discardExactly: (count) => `wirf genau ${cards(count)} ab`,
    costsNothing: "es kostet nichts, behalte deine Karten",
    cannotGive: (card) => `${card} lässt sich nicht abgeben`,
    nothingOwed: "es ist nichts abzugeben",
    silence: "die Crew schweigt jetzt",
    spacesOpen: (count) =>
      `${spaces(count)} ${formFor("de", count, { one: "ist", other: "sind" })} noch offen`,
  },
  notes: {
    oneNeighbour: (card, side, across) =>
      across ? `Die ${card} ist Nachbarin über das Reihenende.` : `Die ${card} ${SIDE[side]} zählt.`,
    sameDifference: (difference) => `Beide Nachbarn sind ${difference} entfernt.`,
    doesNotPay: (card) => `Die ${card}, die du legst, zählt nicht mit.`,
  },
  kept: {
    yourTurn: "Du bist am Zug.",
    askedNow: "Das ist jetzt erlaubt.",
    goesOn: "Das Spiel geht weiter.",
    stuck: "Nichts ist mehr möglich.",
    inHand: "Die Karte ist auf deiner Hand.",
    free: "Es kostet nichts.",
    costs: (count) => `Es kostet ${cards(count)}.`,
    canPay: (need, have) => `Du brauchst ${need} und hast ${have}.`,
    chosen: (count) => `Du hast ${cards(count)} gewählt.`,
    chooseLater: "Die Karten wählst du gleich.",
    twoCards: "Du hast zwei Karten zum Abwerfen.",
  },
  unsure: {
    holds: (card) => `nur die Hand zeigt, ob ${card} da ist`,
    payable: (need) => `die Hand muss ${cards(need)} hergeben`,
    hiddenCard: "es hängt an einer Karte, die hier niemand sieht",
    unknownFace: (place) => `das hängt von der Karte in ${place} ab, die niemand kennt`,
    priceBetween: (least, most, place) => {
      const why = place === undefined ? "" : `: Die Karte in ${place} kennt niemand`;
      return `das kostet ${least} bis ${most} Karten${why}`;
    },
    stuck: "nur die Hand zeigt, ob nichts mehr möglich ist",
  },
  log: {
    laid: (name, card, place, cost) => `${name}: ${card}, ${place}${paid(cost)}.`,
    discarded: (name, count) => `${name} hat ${count} abgeworfen.`,
    dealt: "Die Karten sind verteilt.",
    stuck: (name) => `${name} kann nichts mehr tun.`,
  },
  turn: {
    yours: "Du bist am Zug.",
    other: (name) => `${name} ist am Zug.`,
  },
};
