import { capital } from "../counting";
import { kept, unsure } from "./checks/de";
import { refused } from "./refused/de";
import type { Sentences } from "./sentences";
import { closed, end, log, places } from "./story/de";
import { card, eine, SIDE } from "./words/de";

export const de: Sentences = {
  language: "de",
  yes: "Ja",
  no: "Nein",
  perhaps: "Vielleicht",

  allowed: {
    free: "kostenlos",
    discard: (count) => `${count} abwerfen`,
    discardTwo: "diese zwei abwerfen",
    discardThese: "diese abwerfen",
    start: (count) => `${eine(count)} Karten, gemeinsam`,
    startAlone: (count) => `${eine(count)} Karten abwerfen`,
    finishTried: "ein Versuch: Vielleicht hält eine andere Hand ein Seeungeheuer",
    finish: "die Insel ist erreicht",
    summit: "der Gipfel ist erreicht",
    give: (count) => `${count} abgeben`,
    fits: "das passt",
    rocks: "die Felsen ziehen dorthin",
    monster: "die Karte verschwindet",
    compass: "der Sturm verschwindet",
    noCompass: "kein Kompass",
    fog: "der Sturm liegt dort",
    sweep: "ein Kompass für die Hand",
    unseen: "zwei ungesehene Karten",
    swap: "nimm die Auslage",
    pass: "passen",
    campfire: "dann zieht die Karte hinauf",
    stuck: "nichts ist mehr möglich, alle verlieren",
    rope: "eine neue Hand",
  },

  refused,

  notes: {
    openWater: "Freies Wasser auf beiden Seiten.",
    pillarsFree: "Die Pfeiler kosten nichts.",
    oneNeighbour: (card, side, across) =>
      across ? `Die ${card} ist Nachbarin über das Reihenende.` : `Die ${card} ${SIDE[side]} zählt.`,
    smaller: ({ card, left, right }) => `Die ${card} zählt: der *kleinere* Abstand von ${left} und ${right}.`,
    greater: ({ card, left, right }) => `Die ${card} zählt: der *größere* Abstand von ${left} und ${right}.`,
    sameDifference: (difference) => `Beide Nachbarn sind ${difference} entfernt.`,
    across: (card, side) =>
      side === "left" ? `Die ${card} beendet die Reihe darunter.` : `Die ${card} beginnt die Reihe darüber.`,
    sameNumber: "Diese Zahl liegt dort schon.",
    order: (card, blocker, side, row) => {
      const word = side === "left" ? "kleiner" : "größer";
      return row === undefined
        ? `${card} ist ${word} als ${blocker}.`
        : `${card} ist ${word} als die ${blocker} in Reihe ${row}.`;
    },
    doesNotPay: (card) => `Die ${card}, die du legst, zählt nicht mit.`,
    startIsSpare: "Man wirft ihn ab wie jede Karte.",
    startMissingToo: "Auch ein Start fehlt noch.",
    hugTheCoast: "Du bist unter einem orangefarbenen Sturm (Küste).",
    islandReached: "Die Insel ist erreicht.",
    seaClosed: "Die See ist zu.",
    nothingBeside: "Daneben liegt keine Zahl.",
    campfireCounts: (value, side) => `Das Lagerfeuer ${SIDE[side]} zählt als ${value}.`,
    explorerCard: "Eine Karte des Entdeckerstapels wird aufgedeckt.",
    nextSpace: (place) => `Als Nächstes: ${place}.`,
    emptyBelow: (place) => `Leer: ${place}.`,
    besideIt: (card, side) => `${/\d$/.test(card) ? `Die ${card}` : capital(card)} liegt ${SIDE[side]}.`,
  },

  kept,
  unsure,
  places,
  log,

  turn: {
    yours: "Du bist am Zug.",
    other: (name) => `${name} ist am Zug.`,
  },

  end,
  closed,
  card,
};
