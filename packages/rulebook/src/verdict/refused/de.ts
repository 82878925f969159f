import { counted, formFor } from "../../counting";
import { amount, cards, ein, eine, FEMININE_COLOURS, NEUTER_COLOURS, NOUNS, SIDE, spaces } from "../words/de";
import type { Refused } from "./shapes";

export const refused: Refused = {
  other: "die Regeln erlauben es nicht",
  gameOver: "das Spiel ist vorbei",
  notYourTurn: (name) => (name ? `${name} ist am Zug` : "du bist nicht am Zug"),
  notNow: "das ist jetzt nicht an der Reihe",
  tellFirst: "erst muss gesagt sein, was aufgedeckt wurde",
  notStuck: "etwas ist noch möglich",
  notInHand: (card) => `${card} ist nicht auf deiner Hand`,
  occupied: "dort liegt schon eine Karte",
  offGrid: "dort kommt keine Karte hin",
  cannotPay: (need, have) => `das kostet ${cards(need)}, du hast ${amount(have)}`,
  giveExactly: (count) => `gib genau ${cards(count)} ab`,
  discardExactly: (count) => `wirf genau ${cards(count)} ab`,
  costsNothing: "es kostet nichts, behalte deine Karten",
  cannotGive: (card) => `${card} lässt sich nicht abgeben`,
  giveFirst: "zuerst müssen Karten abgegeben werden",
  nothingOwed: "es ist nichts abzugeben",
  silence: "die Crew schweigt jetzt",
  spacesOpen: (count) => `${spaces(count)} ${formFor("de", count, { one: "ist", other: "sind" })} noch offen`,

  noStartInHand: "du hast keinen Start auf der Hand",
  noFinishInHand: "du hast kein Ziel auf der Hand",
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
  pledgeFirst: "zuerst müssen die Anteile stehen",
  lastCard: (have) =>
    have === 0 ? "keine Karte ist zum Weiterspielen da" : "eine Karte reicht nicht zum Weiterspielen",

  rocks: (row) => (row === undefined ? "Felsen sperren diese Reihe" : `Felsen in Reihe ${row}`),
  rocksFirst: "zuerst die Felsen: Versetze sie oder wirf zwei Karten ab",
  rocksStay: "wirf zwei Karten ab oder versetze die Felsen",
  rocksNeedRoom: "die Felsen brauchen eine andere Reihe mit einem freien Feld",
  monsterCount: "wähle drei, vier oder fünf Seeungeheuer",
  monsterKept: "ein Seeungeheuer kann man nicht abwerfen",
  monsterNeedsCard: "ein Seeungeheuer braucht eine Karte unter sich",
  monsterHeld: (name) => `${name ?? "jemand"} hat noch ein Seeungeheuer`,
  ownMonsterHeld: "du hast noch ein Seeungeheuer",

  fog: (row) =>
    row === undefined
      ? "ein violetter Sturm (Nebel) liegt auf dieser Reihe"
      : `violetter Sturm (Nebel) in Reihe ${row}`,
  fogFirst: "zuerst braucht der violette Sturm eine Reihe",
  noRowForFog: "der violette Sturm (Nebel) braucht eine Reihe mit einem freien Feld",
  mustTouch: "sie muss eine Karte berühren",
  threeAtMost: "ein gelber Sturm erlaubt drei Handkarten",
  shedFirst: "gelber Sturm: zuerst bis auf drei Karten abwerfen",
  stormFirst: "ein Sturm zieht auf: Gib einen Kompass aus oder passe",
  noStorm: "dort liegt kein Sturm",
  noCompass: "die Crew hat keinen Kompass",
  noCompassLeft: "kein Kompass ist mehr zu gewinnen",
  wholeHand: "dazu braucht es zwei Karten und kein Seeungeheuer",
  noUnseenCards: "ungesehene Karten kann man jetzt nicht geben",
  unseenCardsFirst: "gib zuerst die obersten zwei deines Stapels",
  wildTaken: (card) => `${card ?? "diese Karte"} ist nicht frei`,
  realStartFirst: "ein echter Start geht vor",

  pillarsFirst: "zuerst kommen die beiden Pfeiler",
  noStartHere: "dieses Spiel hat keinen Start",
  stormOnSpace: "ein Sturm liegt auf diesem Feld",
  wrongSide: (count) =>
    count === undefined
      ? "einige Karten zeigen die falsche Seite"
      : `${eine(count)} ${formFor("de", count, { one: "Karte zeigt", other: "Karten zeigen" })} die falsche Seite`,
  turnNeedsCard: "dort liegt keine Karte zum Drehen",
  exactlyTwo: "dieses Spiel ist für genau zwei",
  tooFewNumbers: (open, numbers) =>
    `es ${formFor("de", open, { one: "bliebe", other: "blieben" })} ${counted("de", open, { one: "Feld", other: "Felder" })} für ${counted("de", numbers, { one: "Zahl", other: "Zahlen" })}`,
  canStillPlay: "du kannst noch eine Karte legen",
  noOpenCards: "keine offene Karte ist mehr da",
  cardsLeft: "noch sind Karten zum Abwerfen oder Nehmen da",

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
  moveFirst: "zuerst zieht die ersetzte Karte um",
  bridgesOpen: (count) =>
    `${eine(count)} ${formFor("de", count, { one: "Brücke ist", other: "Brücken sind" })} nicht abgedeckt`,
  noRope: "kein Seil ist übrig",
  greenPathEnds: (row) => {
    if (row === undefined) return "kein grüner Pfad erreicht Reihe 8";
    return row === 0 ? "kein grüner Pfad beginnt in Reihe 1" : `der grüne Pfad endet in Reihe ${row}`;
  },
  panoramasMissing: (count) =>
    `${ein(count)} ${formFor("de", count, { one: "Panorama fehlt", other: "Panoramen fehlen" })}`,
  herdOnlyUp: "Ziegen steigen je Karte eine Reihe hinauf",
  noGoatsThere: "dort stehen keine Ziegen",
  goatsFearBridges: "Ziegen gehen nicht über Brücken",
  goatsNeedCard: "Ziegen stehen nur auf Karten",
  goatsStandThere: "auf dieser Karte stehen Ziegen",
  goatsMissing: (have) =>
    `${have} von 8 Ziegen ${formFor("de", have, { one: "ist", other: "sind" })} auf Reihe 8`,
};
