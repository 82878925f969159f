import { capital, counted, formFor, listed } from "../../counting";
import { cards, goats, SIDE, spaces } from "../words/de";
import type { Closed, End, Log, Places } from "./shapes";

export const places: Places = {
  cell: (row, column) => `Reihe ${row}, Spalte ${column}`,
  cellBriefly: (row, column) => `Reihe ${row} Spalte ${column}`,
  step: (row, place) => `Reihe ${row}, Platz ${place}`,
  stepBriefly: (row, place) => `Reihe ${row} Platz ${place}`,
  pillar: (side, place) => `Pfeiler ${SIDE[side]}, Platz ${place}`,
  pillarBriefly: (side, place) => `Pfeiler ${SIDE[side]} Platz ${place}`,
  row: (row) => `Reihe ${row}`,
  startBerth: "das Startfeld",
  finishBerth: "das Zielfeld",
  summitBerth: "der Gipfel",
  hand: (name) => `${name}, Hand`,
  pile: (name) => `${name}, Nachziehstapel`,
  discards: (name) => `${name}, Ablage`,
  before: (name) => `vor ${name}`,
  openCard: (number) => `offene Karte ${number}`,
  explorer: "der Entdeckerstapel",
  seat: (number) => `Platz ${number}`,
};

const paid = (cost: number): string => (cost > 0 ? `, ${cost} abgeworfen` : "");

/** A card as an object: "den gelben Sturm" for "der gelbe Sturm", "den Joker" for "der Joker". */
const asObject = (card: string): string =>
  card.replace(/^der (\p{L}+) Sturm$/u, "den $1n Sturm").replace(/^der /, "den ");

export const log: Log = {
  laid: (name, card, place, cost) => `${name}: ${card}, ${place}${paid(cost)}.`,
  laidWild: (name, number, place, cost) => `${name}: Joker als ${number}, ${place}${paid(cost)}.`,
  laidStart: (name) => `${name} hat den Start gelegt.`,
  laidFinish: (name) => `${name} hat das Ziel gelegt.`,
  laidSummit: (name) => `${name} hat den Gipfel gelegt.`,
  triedFinish: (name) => `${name} hat das Ziel versucht.`,
  discarded: (name, count) => `${name} hat ${count} abgeworfen.`,
  drew: (name, count) => `${name} hat ${count} gezogen.`,
  allDrew: "Alle haben nachgezogen.",
  offered: (name, gladly, atMost) =>
    `${name} bietet ${gladly === undefined ? "" : atMost === undefined ? gladly : `${gladly}, `}${atMost === undefined ? "" : `höchstens ${atMost}`}.`,
  sameOffer: (name) => `${name} bleibt beim Angebot.`,
  agreed: (name) => `${name} stimmt zu.`,
  allAgree: (split) => `Alle sind einig: ${split}.`,
  dealt: "Die Karten sind verteilt.",
  other: "Der Tisch hat sich geändert.",

  rocksMoved: (name, row) => `${name} hat die Felsen in Reihe ${row} versetzt.`,
  rocksStayed: (name, count) => `${name} lässt die Felsen, ${count} abgeworfen.`,
  monster: (name, card, place) => `${name}: Seeungeheuer auf ${asObject(card)}, ${place}.`,
  compass: (name, storm) => `${name} gibt einen Kompass aus: ${storm} ist weg.`,
  wildCompass: (name, storm) => `${name} spielt einen Joker als Kompass: ${storm} ist weg.`,
  noCompass: (name) => `${name} gibt keinen Kompass aus.`,
  fog: (name, row) => `${name} legt den violetten Sturm neben Reihe ${row}.`,
  shed: (name, count) => `${name} hat im gelben Sturm ${count} abgeworfen.`,
  swept: (name, count) => `${name} hat die ganze Hand abgeworfen, ${count}.`,
  unseen: (name, count) => `${name} gibt ${count} ungesehene vom Stapel.`,
  turned: (name, place, side, cost) =>
    `${name} dreht ${place} auf ${side === "day" ? "Tag" : "Nacht"}${paid(cost)}.`,
  swapped: (name) => `${name} tauscht die ganze Hand gegen die Auslage.`,
  passed: (name) => `${name} passt.`,
  moved: (name, card, place, cost) => `${name}: ${card} hinauf, ${place}${paid(cost)}.`,
  waived: (name, count) => `${name}: Die Crew gibt ${count} weniger.`,
  stuck: (name) => `${name} kann nichts mehr tun.`,
  rope: (name) => `${name} hat ein Seil genutzt.`,
  herded: (name, count, place, cost) => `${name}: ${goats(count)}, ${place}${paid(cost)}.`,

  rocksDrifted: (row) => `Felsen jetzt in Reihe ${row}.`,
  rocksGone: "Die Felsen sind weg.",
  holdsMonster: (name) => `${name} hat noch ein Seeungeheuer.`,
  holdMonsters: (names) => `${listed(names, "und")} haben noch Seeungeheuer.`,
  stormDrawn: (name, storm) => `${name} zieht ${asObject(storm)}.`,
  stormStrikes: (storm) => `${capital(storm)} wirkt.`,
  stormPasses: "Der violette Sturm findet keine Reihe.",
  compassEarned: "Ein Kompass gewonnen.",
  nightFalls: "Es wird Nacht.",
  dayBreaks: "Es wird Tag.",
  explorerHand: "Eine Entdeckerkarte für die Hand.",
  explorerStorm: (card) => `Ein Sturm: ${card} kommt zurück.`,
  explorerMonster: (card) => `Ein Seeungeheuer nimmt ${asObject(card)}.`,
  explorerMore: "Der Entdeckerstapel verlangt eine Karte mehr.",
  explorerNothing: "Der Entdeckerstapel bewirkt nichts.",
  bridgeCovered: "Eine Brücke ist abgedeckt.",
  lifted: (card) => `${capital(card)} muss hinauf.`,
  goatCame: "Eine Ziege kommt.",
  panoramaMet: (numbers) => `Panorama ${numbers} erfüllt.`,
  seaClosed: "Die See ist zu.",
  climbOver: "Hier endet der Aufstieg.",
  duelOver: "Der Wettstreit ist vorbei.",
};

export const closed: Closed = (place, open, count, bridge) =>
  bridge
    ? `${capital(place)}: Keine Karte kann diese Brücke abdecken.`
    : `Ab ${place}: ${spaces(open)} für ${count === 0 ? "keine Karte" : cards(count)}.`;

const BY = {
  points: "",
  placed: ", mit mehr gelegten Karten",
  discarded: ", mit weniger abgeworfenen Karten",
  longest: ", mit der längeren Folge",
} as const;

const spareOf = (spare: number): string => (spare === 0 ? "keine Karte" : cards(spare));
const stayedOpen = (open: number): string =>
  `${capital(spaces(open))} ${formFor("de", open, { one: "blieb", other: "blieben" })} offen.`;

export const end: End = {
  won: (spare) => `Insel erreicht, ${spareOf(spare)} übrig.`,
  lost: (open) => `Die See ist zu. ${stayedOpen(open)}`,
  lostAtFinish: "Die See ist zu. Alle Felder waren voll, das Ziel fehlte.",
  wonClimb: (spare) => `Gipfel erreicht, ${spareOf(spare)} übrig.`,
  lostClimb: (open) =>
    `Hier endet der Aufstieg. ${capital(spaces(open))} ${formFor("de", open, { one: "war", other: "waren" })} noch zu füllen oder abzudecken.`,
  lostAtSummit: "Hier endet der Aufstieg. Alle Felder waren voll, der Gipfel fehlte.",
  duel: (name, points, other, by) => `${name} gewinnt ${points} zu ${other}${BY[by]}.`,
  shared: (points) => `Geteilter Sieg, je ${points}.`,
  score: (name, points, placed, discarded, runs) =>
    `${name}: ${counted("de", points, { one: "Punkt", other: "Punkte" })}. ${placed} gelegt, ${discarded} abgeworfen, ${runs === "" ? "keine Folgen" : `Folgen von ${runs}`}.`,
};
