import { capital, counted, formFor, spelled } from "../counting";
import { kindOf } from "./kinds";
import type { Sentences } from "./sentences";

const FEMININE = "eine zwei drei vier fünf sechs sieben acht neun zehn elf zwölf".split(" ");
const NEUTER = ["ein", ...FEMININE.slice(1)];
const eine = (count: number): string => spelled(count, FEMININE);
const ein = (count: number): string => spelled(count, NEUTER);
const cards = (count: number): string => counted("de", count, { one: "Karte", other: "Karten" });
const spaces = (count: number): string =>
  `${ein(count)} ${formFor("de", count, { one: "Feld", other: "Felder" })}`;
const amount = (count: number): string => (count === 0 ? "keine" : String(count));
const SIDE = { left: "links", right: "rechts" } as const;
const NOUNS = { green: "Grün", blue: "Blau", red: "Rot" } as const;
const NEUTER_COLOURS = { green: "grünes", blue: "blaues", red: "rotes" } as const;
const FEMININE_COLOURS = { green: "grüne", blue: "blaue", red: "rote" } as const;

const CARDS: Readonly<Record<string, string>> = {
  start: "der Start",
  finish: "das Ziel",
  monster: "das Seeungeheuer",
  rocks: "die Schroffen Felsen",
  compass: "ein Kompass",
  wild: "der Joker",
  bridge: "eine Brücke",
  summit: "der Gipfel",
  "?": "eine Karte",
};

export const de: Sentences = {
  language: "de",
  yes: "Ja",
  no: "Nein",
  perhaps: "Vielleicht",

  allowed: {
    free: "kostenlos",
    discard: (count) => `${count} abwerfen`,
    discardTwo: "diese zwei abwerfen",
    start: (count) => `${eine(count)} Karten, gemeinsam`,
    startAlone: (count) => `${eine(count)} Karten abwerfen`,
    finish: "die Insel ist erreicht",
    give: (count) => `${count} abgeben`,
    fits: "das passt",
  },

  refused: {
    other: "die Regeln erlauben es nicht",
    gameOver: "das Spiel ist vorbei",
    notYourTurn: (name) => (name ? `${name} ist am Zug` : "du bist nicht am Zug"),
    notInHand: (card) => `${card} ist nicht auf deiner Hand`,
    noStartInHand: "du hast keinen Start auf der Hand",
    noFinishInHand: "du hast kein Ziel auf der Hand",
    occupied: "dort liegt schon eine Karte",
    offGrid: "dort kommt keine Karte hin",
    islandsOnly: "nur Inseln kommen ins Raster",
    blocker: (card, side) => `${SIDE[side]} liegt schon die ${card}`,
    cannotPay: (need, have) => `das kostet ${cards(need)}, du hast ${amount(have)}`,
    startFirst: "zuerst kommt dein Start",
    startLies: "ein Start liegt schon",
    startMissing: "zuerst muss ein Start liegen",
    startUnpayable: (need, have) => `der Start kostet ${cards(need)}, die Crew hat ${amount(have)}`,
    spacesOpen: (count) =>
      `${spaces(count)} ${formFor("de", count, { one: "ist", other: "sind" })} noch offen`,
    offerMisfits: "dieses Angebot passt nicht",
    splitMisfits: "diese Aufteilung steht nicht zur Wahl",
    giveExactly: (count) => `gib genau ${cards(count)} ab`,
    removedMisfits: "nimm höchstens 12 Inseln heraus",
    mixed: "die Varianten spielt man ohne Stürmische See",
    silence: "die Crew schweigt jetzt",
    pledgeFirst: "zuerst müssen die Anteile stehen",
    giveFirst: "zuerst müssen Karten abgegeben werden",
    nothingOwed: "es ist nichts abzugeben",
    costsNothing: "es kostet nichts, behalte deine Karten",
    cannotGive: (card) => `${card} kann man nicht abgeben`,
    lastCard: "eine Karte reicht nicht zum Weiterspielen",

    rocks: (row) => (row === undefined ? "Felsen sperren diese Reihe" : `Felsen in Reihe ${row}`),
    rocksStay: "wirf zwei Karten ab oder versetze die Felsen",
    rocksNeedRoom: "die Felsen brauchen eine Reihe mit einem freien Feld",
    monsterCount: "wähle drei, vier oder fünf Seeungeheuer",
    monsterKept: "ein Seeungeheuer kann man nicht abwerfen",
    monsterNeedsCard: "ein Seeungeheuer braucht eine Karte unter sich",
    monsterHeld: (name) => `${name ?? "jemand"} hat noch ein Seeungeheuer`,
    fog: (row) => (row === undefined ? "Nebel liegt auf dieser Reihe" : `Nebel in Reihe ${row}`),
    mustTouch: "sie muss eine Karte berühren",
    noRowForFog: "der Nebel braucht eine Reihe mit einem freien Feld",
    threeAtMost: "ein gelber Sturm erlaubt drei Handkarten",
    noStorm: "kein Sturm ist da, den man entfernen kann",
    noCompassLeft: "kein Kompass ist mehr zu gewinnen",
    wholeHand: "dazu braucht es zwei Karten und kein Seeungeheuer",
    wildTaken: (card) => `${card ?? "diese Karte"} ist nicht frei`,
    pillarsFirst: "zuerst kommen die beiden Pfeiler",
    noStartHere: "dieses Spiel hat keinen Start",
    stormOnSpace: "ein Sturm liegt auf diesem Feld",
    wrongSide: (count) =>
      count === undefined
        ? "einige Karten zeigen die falsche Seite"
        : `${eine(count)} ${formFor("de", count, { one: "Karte zeigt", other: "Karten zeigen" })} die falsche Seite`,
    rotateNeedsCard: "wähle eine Karte zum Abwerfen und eine zum Drehen",
    exactlyTwo: "dieses Spiel ist für genau zwei",
    tooFewNumbers: (open, numbers) =>
      `es blieben ${counted("de", open, { one: "Feld", other: "Felder" })} für ${counted("de", numbers, { one: "Zahl", other: "Zahlen" })}`,
    canStillPlay: "du kannst noch eine Karte legen",

    notNextSpace: "das ist nicht das nächste Feld der Reihe",
    rowFull: (row) => (row === undefined ? "diese Reihe ist voll" : `Reihe ${row} ist voll`),
    needsSupport: "darunter müssen zwei Karten liegen",
    sameColour: (colour) =>
      colour ? `${NOUNS[colour]} neben ${NOUNS[colour]}` : "daneben liegt die gleiche Farbe",
    numberTooLow: (number) => `für eine ${number} ist bei Reihe ${number} Schluss`,
    bridgeAtEnd: "eine Brücke liegt nie am Ende einer Reihe",
    coverBridgeOnly: "nur eine Zahlenkarte deckt eine Brücke ab",
    campfireColour: (colour) =>
      colour
        ? `ein ${NEUTER_COLOURS[colour]} Lagerfeuer nimmt eine ${FEMININE_COLOURS[colour]} Karte`
        : "ein Lagerfeuer nimmt eine Karte seiner Farbe",
    nowhereHigher: "die Karte findet weiter oben kein Feld",
    bridgesOpen: (count) =>
      `${eine(count)} ${formFor("de", count, { one: "Brücke ist", other: "Brücken sind" })} nicht abgedeckt`,
    noRope: "kein Seil ist übrig",
    noGreenPath: "kein grüner Pfad erreicht Reihe 8",
    panoramasMissing: (count) =>
      `${ein(count)} ${formFor("de", count, { one: "Panorama fehlt", other: "Panoramen fehlen" })}`,
    herdOnlyUp: "Ziegen steigen je Karte eine Reihe hinauf",
    goatsFearBridges: "Ziegen gehen nicht über Brücken",
    goatsStandThere: "auf dieser Karte stehen Ziegen",
    goatsMissing: (have) =>
      `${have} von 8 Ziegen ${formFor("de", have, { one: "ist", other: "sind" })} auf Reihe 8`,
  },

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
    order: (card, blocker, side, row) => {
      const word = side === "left" ? "kleiner" : "größer";
      return row === undefined
        ? `${card} ist ${word} als ${blocker}.`
        : `${card} ist ${word} als die ${blocker} in Reihe ${row}.`;
    },
    doesNotPay: (card) => `Die ${card}, die du legst, zählt nicht mit.`,
    startIsSpare: "Man wirft ihn ab wie jede Karte.",
    startMissingToo: "Auch ein Start fehlt noch.",
    hugTheCoast: "Du fährst an der Küste entlang.",
    islandReached: "Die Insel ist erreicht.",
    seaClosed: "Die See ist zu.",
  },

  kept: {
    other: "Diese Regel ist eingehalten.",
    yourTurn: "Du bist am Zug.",
    inHand: "Die Karte ist auf deiner Hand.",
    island: "Die Karte ist eine Insel.",
    empty: "Das Feld ist leer.",
    rising: "Die Zahlen steigen weiter entlang der Linie.",
    free: "Es kostet nichts.",
    costs: (count) => `Es kostet ${cards(count)}.`,
    canPay: (need, have) => `Du brauchst ${need} und hast ${have}.`,
    noStartHeld: "Kein Start muss zuerst gespielt werden.",
    startPayable: "Die Crew kann den Start bezahlen.",
    noStartYet: "Noch liegt kein Start.",
    gridFull: "Das Raster ist voll und ein Start liegt.",
    twoCards: "Du hast zwei Karten zum Abwerfen.",
  },

  unsure: {
    other: "das weiß nur, wer die Karten hält",
    holds: (card) => `nur die Hand zeigt, ob ${card} da ist`,
    startHeld: "ein Start auf der Hand käme zuerst",
    payable: (need) => `die Hand muss ${cards(need)} hergeben`,
  },

  places: {
    cell: (row, column) => `Reihe ${row}, Spalte ${column}`,
    cellBriefly: (row, column) => `Reihe ${row} Spalte ${column}`,
    step: (row, place) => `Reihe ${row}, Platz ${place}`,
    pillar: (side, place) => `Pfeiler ${SIDE[side]}, Platz ${place}`,
    row: (row) => `Reihe ${row}`,
    startBerth: "das Startfeld",
    finishBerth: "das Zielfeld",
    hand: (name) => `${name}, Hand`,
    pile: (name) => `${name}, Nachziehstapel`,
    discards: (name) => `${name}, Ablage`,
    seat: (number) => `Platz ${number}`,
  },

  log: {
    laid: (name, card, place, discarded) =>
      `${name}: ${card}, ${place}${discarded > 0 ? `, ${discarded} abgeworfen` : ""}.`,
    laidStart: (name) => `${name} hat den Start gelegt.`,
    laidFinish: (name) => `${name} hat das Ziel gelegt.`,
    discarded: (name, count) => `${name} hat ${count} abgeworfen.`,
    drew: (name, count) => `${name} hat ${count} gezogen.`,
    allDrew: "Alle haben nachgezogen.",
    offered: (name, gladly, atMost) =>
      `${name} bietet ${gladly === undefined ? "" : atMost === undefined ? gladly : `${gladly}, `}${atMost === undefined ? "" : `höchstens ${atMost}`}.`,
    agreed: (name) => `${name} stimmt zu.`,
    allAgree: (split) => `Alle sind einig: ${split}.`,
    dealt: "Die Karten sind verteilt.",
    other: "Der Tisch hat sich geändert.",
  },

  turn: {
    yours: "Du bist am Zug.",
    other: (name) => `${name} ist am Zug.`,
  },

  end: {
    won: (spare) => `Insel erreicht, ${spare === 0 ? "keine Karte" : cards(spare)} übrig.`,
    lost: (open) =>
      `Die See ist zu. ${capital(spaces(open))} ${formFor("de", open, { one: "blieb", other: "blieben" })} offen.`,
    lostAtFinish: "Die See ist zu. Nur das Ziel fehlte.",
  },

  card: (name) => CARDS[kindOf(name)] ?? kindOf(name),
};
