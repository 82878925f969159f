import { capital, formFor } from "../../counting";
import {
  amount,
  cards,
  eine,
  FEMININE_COLOURS,
  NEUTER_COLOURS,
  NOUNS,
  paid,
  SIDE,
  spaces,
  spareOf,
} from "../../verdict/words/de";
import type { en } from "./en";

export const de: typeof en = {
  cards: {
    bridge: "eine Brücke",
    summit: "der Gipfel",
    rope: "ein Seil",
    "campfire:g": "das grüne Lagerfeuer",
    "campfire:b": "das blaue Lagerfeuer",
    "campfire:r": "das rote Lagerfeuer",
  },
  ascents: {
    g: (number) => `grüne ${number}`,
    b: (number) => `blaue ${number}`,
    r: (number) => `rote ${number}`,
  },
  grid: {
    step: (row, place) => `Reihe ${row}, Platz ${place}`,
    stepBriefly: (row, place) => `Reihe ${row} Platz ${place}`,
  },
  places: {
    "berth:summit": "der Gipfel",
  },
  due: {
    relocate: "zuerst zieht die ersetzte Karte um",
  },
  allowed: {
    summit: "der Gipfel ist erreicht",
    campfire: "dann zieht die Karte hinauf",
    rope: "eine neue Hand",
  },
  refused: {
    notNextSpace: "das ist nicht das nächste Feld der Reihe",
    rowFull: (row) => (row === undefined ? "diese Reihe ist voll" : `Reihe ${row} ist voll`),
    needsSupport: "darunter müssen zwei Karten liegen",
    sameColour: (colour) =>
      colour ? `${NOUNS[colour]} neben ${NOUNS[colour]}` : "daneben liegt die gleiche Farbe",
    numberTooLow: (number) => `für eine ${number} ist bei Reihe ${number} Schluss`,
    bridgeAtEnd: "eine Brücke liegt nie am Ende einer Reihe",
    coverBridgeOnly: "nur eine Brücke lässt sich abdecken",
    onlyAscentCovers: "nur eine Zahlenkarte deckt eine Brücke ab",
    campfireColour: (colour) =>
      colour
        ? `ein ${NEUTER_COLOURS[colour]} Lagerfeuer nimmt eine ${FEMININE_COLOURS[colour]} Karte`
        : "ein Lagerfeuer nimmt eine Karte seiner Farbe",
    campfireNeedsCard: "ein Lagerfeuer ersetzt eine Karte, die schon liegt",
    campfireOnBridge: "ein Lagerfeuer ersetzt nie eine Brücke",
    nowhereHigher: "die Karte findet weiter oben kein Feld",
    moveTooDear: (need, have) => `der Umzug der Karte kostet ${cards(need)}, du hast ${amount(have)}`,
    mustGoHigher: (row) =>
      row === undefined ? "die Karte muss höher hinauf" : `die Karte muss höher als Reihe ${row}`,
    bridgesOpen: (count) =>
      `${eine(count)} ${formFor("de", count, { one: "Brücke ist", other: "Brücken sind" })} nicht abgedeckt`,
    noRope: "kein Seil ist übrig",
  },
  notes: {
    uncoverable: (place) => `${capital(place)}: Keine Karte kann diese Brücke abdecken.`,
    greater: ({ card, left, right }) => `Die ${card} zählt: der *größere* Abstand von ${left} und ${right}.`,
    nothingBeside: "Daneben liegt keine Zahl.",
    campfireCounts: (value, side) => `Das Lagerfeuer ${SIDE[side]} zählt als ${value}.`,
    nextSpace: (place) => `Als Nächstes: ${place}.`,
    emptyBelow: (place) => `Leer: ${place}.`,
    besideIt: (card, side) => `${/\d$/.test(card) ? `Die ${card}` : capital(card)} liegt ${SIDE[side]}.`,
  },
  kept: {
    "A.place.next": "Dieses Feld ist offen.",
    "A.place.row-full": "Die Reihe hat Platz.",
    "A.place.support": "Sie steht fest.",
    "A.place.colour": "Keine Nachbarin hat ihre Farbe.",
    "A.place.number": "Ihre Zahl reicht für die Reihe.",
    "A.bridge.place": "Das ist kein Ende einer Reihe.",
    "A.bridge.cover": "Nichts wird abgedeckt außer einer Brücke.",
    "A.campfire.replace": "Das Lagerfeuer hat die Farbe der Karte.",
    "A.campfire.move": "Die Karte kann hinauf.",
    "A.summit.when": "Der Berg ist vollendet.",
    "A.rope.use": "Ein Seil ist übrig.",
  },
  log: {
    laidSummit: (name) => `${name} hat den Gipfel gelegt.`,
    moved: (name, card, place, cost) => `${name}: ${card} hinauf, ${place}${paid(cost)}.`,
    rope: (name) => `${name} hat ein Seil genutzt.`,
    bridgeCovered: "Eine Brücke ist abgedeckt.",
    lifted: (card) => `${capital(card)} muss hinauf.`,
    climbOver: "Hier endet der Aufstieg.",
  },
  end: {
    wonClimb: (spare) => `Gipfel erreicht, ${spareOf(spare)} übrig.`,
    lostClimb: (open) =>
      `Hier endet der Aufstieg. ${capital(spaces(open))} ${formFor("de", open, { one: "war", other: "waren" })} noch zu füllen oder abzudecken.`,
    lostAtSummit: "Hier endet der Aufstieg. Alle Felder waren voll, der Gipfel fehlte.",
  },
};
