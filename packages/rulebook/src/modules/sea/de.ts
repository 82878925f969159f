import { amount, cards, eine, SIDE, spareOf, stayedOpen } from "../../verdict/words/de";
import type { en } from "./en";

export const de: typeof en = {
  cards: {
    start: "der Start",
    finish: "das Ziel",
  },
  missing: {
    start: "du hast keinen Start auf der Hand",
    finish: "du hast kein Ziel auf der Hand",
  },
  grid: {
    cell: (row, column) => `Reihe ${row}, Spalte ${column}`,
    cellBriefly: (row, column) => `Reihe ${row} Spalte ${column}`,
  },
  places: {
    "berth:start": "das Startfeld",
    "berth:finish": "das Zielfeld",
  },
  due: {
    pledge: "zuerst müssen die Anteile stehen",
  },
  permits: {
    start: (count) => `${eine(count)} Karten, gemeinsam`,
    startAlone: (count) => `${eine(count)} Karten abwerfen`,
  },
  allowed: {
    finish: "die Insel ist erreicht",
    dial: "das passt",
    agree: "das passt",
  },
  refused: {
    occupied: "dort liegt schon eine Karte",
    offGrid: "dort kommt keine Karte hin",
    islandsOnly: "nur Inseln kommen ins Raster",
    blocker: (card, side) => `${SIDE[side]} liegt schon die ${card}`,
    noNumberFits: "keine Zahl passt zwischen die Nachbarn",
    startFirst: "zuerst kommt dein Start",
    startLies: "ein Start liegt schon",
    startMissing: "zuerst muss ein Start liegen",
    startUnpayable: (need, have) => `der Start kostet ${cards(need)}, die Crew hat ${amount(have)}`,
    crewHasEnough: "die Crew hat genug Karten",
    offerMisfits: "dieses Angebot passt nicht",
    offerTooHigh: (have) =>
      have === 0 ? "du kannst keine Karte geben" : `du kannst höchstens ${cards(have)} geben`,
    splitMisfits: "diese Aufteilung steht nicht zur Wahl",
    removedMisfits: "nimm höchstens 12 Inseln heraus",
    mixed: "die Varianten spielt man ohne Stürmische See",
    lastCard: (have) =>
      have === 0 ? "keine Karte ist zum Weiterspielen da" : "eine Karte reicht nicht zum Weiterspielen",
  },
  notes: {
    openWater: "Freies Wasser auf beiden Seiten.",
    smaller: ({ card, left, right }) => `Die ${card} zählt: der *kleinere* Abstand von ${left} und ${right}.`,
    across: (card, side) =>
      side === "left" ? `Die ${card} beendet die Reihe darunter.` : `Die ${card} beginnt die Reihe darüber.`,
    sameNumber: "Diese Zahl liegt dort schon.",
    order: (card, blocker, side, row) => {
      const word = side === "left" ? "kleiner" : "größer";
      return row === undefined
        ? `${card} ist ${word} als ${blocker}.`
        : `${card} ist ${word} als die ${blocker} in Reihe ${row}.`;
    },
    startIsSpare: "Man wirft ihn ab wie jede Karte.",
    startMissingToo: "Auch ein Start fehlt noch.",
    islandReached: "Die Insel ist erreicht.",
    seaClosed: "Die See ist zu.",
  },
  kept: {
    "T.end.last-card": "Du hast mehr als eine Karte.",
    "T.place.island": "Die Karte ist eine Insel.",
    "T.place.empty": "Das Feld ist leer.",
    "T.place.ascending": "Die Zahlen steigen weiter entlang der Linie.",
    "T.start.forced": "Kein Start muss zuerst gespielt werden.",
    "T.start.eight": "Das passt zu den acht.",
    "T.start.unpayable": "Die Crew kann den Start bezahlen.",
    "T.start.spare": "Noch liegt kein Start.",
    "T.finish.when": "Das Raster ist voll und ein Start liegt.",
  },
  unsure: {
    startHeld: "ein Start auf der Hand käme zuerst",
    crewHas: "nur die Hände zeigen, was die Crew geben kann",
  },
  log: {
    laidStart: (name) => `${name} hat den Start gelegt.`,
    laidFinish: (name) => `${name} hat das Ziel gelegt.`,
    drew: (name, count) => `${name} hat ${count} gezogen.`,
    allDrew: "Alle haben nachgezogen.",
    offered: (name, gladly, atMost) =>
      `${name} bietet ${gladly === undefined ? "" : atMost === undefined ? gladly : `${gladly}, `}${atMost === undefined ? "" : `höchstens ${atMost}`}.`,
    sameOffer: (name) => `${name} bleibt beim Angebot.`,
    agreed: (name) => `${name} stimmt zu.`,
    allAgree: (split) => `Alle sind einig: ${split}.`,
    waived: (name, count) => `${name}: Die Crew gibt ${count} weniger.`,
    seaClosed: "Die See ist zu.",
  },
  end: {
    won: (spare) => `Insel erreicht, ${spareOf(spare)} übrig.`,
    lost: (open) => `Die See ist zu. ${stayedOpen(open)}`,
    lostAtFinish: "Die See ist zu. Alle Felder waren voll, das Ziel fehlte.",
  },
};
