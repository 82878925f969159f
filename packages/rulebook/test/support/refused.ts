/** Refusals of the chapters beyond the base game. */
import type { ActType } from "@stillwater/engine";
import type { SpokenFinding, VerdictContext } from "../../src/verdict";

export interface Said {
  readonly clause: string;
  readonly values: SpokenFinding["with"];
  readonly context: VerdictContext;
  readonly en: string;
  readonly fr: string;
  readonly de: string;
  /** The note, in English, if there is one. */
  readonly note?: string;
}

export const NB = "\u00a0";
const names = ["Ana", "Ben"];
export const by = (act: ActType, more: VerdictContext = {}): VerdictContext => ({
  act,
  names,
  you: 0,
  ...more,
});

export const REFUSED: readonly Said[] = [
  {
    clause: "T.monster.finish",
    values: { seat: 1 },
    context: by("finish"),
    en: "No — you still hold a Sea Monster.",
    fr: "Non — tu as encore un Monstre marin.",
    de: "Nein — du hast noch ein Seeungeheuer.",
  },
  {
    clause: "T.turn.action",
    values: { due: "opening", waits: true, turn: 1 },
    context: by("lay"),
    en: "No — say first what came to light.",
    fr: "Non — il faut d’abord dire ce qui est apparu.",
    de: "Nein — erst muss gesagt sein, was aufgedeckt wurde.",
  },
  {
    clause: "T.place.ascending",
    values: { card: "13", side: "left", blocker: "13", at: "r2c3" },
    context: by("lay", { card: "13", at: "r4c4" }),
    en: "No — 13 lies to its left.",
    fr: "Non — le 13 est à sa gauche.",
    de: "Nein — links liegt schon die 13.",
    note: "The same number lies there already.",
  },
  {
    clause: "T.compass.target",
    values: { at: "drawn:2" },
    context: by("compass", { at: "drawn:2" }),
    en: "No — no Storm lies there.",
    fr: "Non — aucune Tempête n’est là.",
    de: "Nein — dort liegt kein Sturm.",
  },
  {
    clause: "T.storm.purple",
    values: { row: 3 },
    context: by("monster", { at: "r3c1" }),
    en: "No — purple Storm (fog) on row 3.",
    fr: "Non — Tempête pourpre (brume) sur la rangée 3.",
    de: "Nein — violetter Sturm (Nebel) in Reihe 3.",
  },
  {
    clause: "T.storm.purple",
    values: { row: 1 },
    context: by("fog", { at: "row:1" }),
    en: "No — the purple Storm (fog) needs a row with an open space.",
    fr: "Non — la Tempête pourpre (brume) demande une rangée avec une case vide.",
    de: "Nein — der violette Sturm (Nebel) braucht eine Reihe mit einem freien Feld.",
  },
  {
    clause: "T.turn.action",
    values: { due: "rocks", turn: 1 },
    context: by("lay"),
    en: "No — the rocks come first: move them or discard two.",
    fr: `Non — les récifs d’abord${NB}: déplace-les ou défausse deux cartes.`,
    de: "Nein — zuerst die Felsen: Versetze sie oder wirf zwei Karten ab.",
  },
  {
    clause: "T.turn.action",
    values: { due: "act", turn: 1 },
    context: by("shed"),
    en: "No — that is not due now.",
    fr: "Non — ce n’est pas le moment.",
    de: "Nein — das ist jetzt nicht an der Reihe.",
  },
  {
    clause: "T.rocks.move",
    values: { need: 2, given: 1, wrong: "?" },
    context: by("stay"),
    en: "No — discard exactly 2 cards.",
    fr: "Non — défausse exactement 2 cartes.",
    de: "Nein — wirf genau 2 Karten ab.",
  },
  {
    clause: "T.start.eight",
    values: { gladly: 1, atMost: 6, have: 5 },
    context: by("dial"),
    en: "No — you can give 5 cards at most.",
    fr: "Non — tu peux donner 5 cartes au plus.",
    de: "Nein — du kannst höchstens 5 Karten geben.",
  },
  {
    clause: "T.start.eight",
    values: { need: 3, given: 2, wrong: "?" },
    context: by("give"),
    en: "No — give exactly 3 cards.",
    fr: "Non — donne exactement 3 cartes.",
    de: "Nein — gib genau 3 Karten ab.",
  },
  {
    clause: "T.place.ascending",
    values: { card: "wild" },
    context: by("lay", { at: "r3c2", card: "wild" }),
    en: "No — no number fits between its neighbours.",
    fr: "Non — aucun nombre ne convient entre ses voisins.",
    de: "Nein — keine Zahl passt zwischen die Nachbarn.",
  },
  {
    clause: "T.wild.any",
    values: { named: "start" },
    context: by("start", { card: "wild" }),
    en: "No — a real Start comes first.",
    fr: "Non — un vrai départ passe en premier.",
    de: "Nein — ein echter Start geht vor.",
  },
  {
    clause: "T.compass.shared",
    values: { card: "compass", have: 0 },
    context: by("compass", { card: "compass", at: "row:3" }),
    en: "No — the crew has no Compass.",
    fr: "Non — l’équipage n’a pas de Boussole.",
    de: "Nein — die Crew hat keinen Kompass.",
  },
  {
    clause: "T.duel.swap",
    values: { open: 0 },
    context: by("swap"),
    en: "No — no open cards are left to take.",
    fr: "Non — il ne reste pas de carte visible à prendre.",
    de: "Nein — keine offene Karte ist mehr da.",
  },
  {
    clause: "T.end.last-card",
    values: { have: 0 },
    context: by("lay"),
    en: "No — no card is left to go on with.",
    fr: "Non — il ne te reste aucune carte.",
    de: "Nein — keine Karte ist zum Weiterspielen da.",
  },
  {
    clause: "T.start.unpayable",
    values: { need: 8, have: 12 },
    context: by("waive"),
    en: "No — the crew has cards enough.",
    fr: "Non — l’équipage a assez de cartes.",
    de: "Nein — die Crew hat genug Karten.",
  },
  {
    clause: "T.end.lose",
    values: { have: 3 },
    context: by("stuck"),
    en: "No — something can still be done.",
    fr: "Non — il reste quelque chose à faire.",
    de: "Nein — etwas ist noch möglich.",
  },
  {
    clause: "A.place.next",
    values: { at: "r1p6", next: "r1p5" },
    context: by("lay", { at: "r1p6" }),
    en: "No — that is not the row’s next space.",
    fr: "Non — ce n’est pas la prochaine case de la rangée.",
    de: "Nein — das ist nicht das nächste Feld der Reihe.",
    note: "Next is row 1, place 5.",
  },
  {
    clause: "A.place.support",
    values: { at: "r2p1", missing: "r1p2" },
    context: by("lay", { at: "r2p1" }),
    en: "No — needs two cards under it.",
    fr: "Non — il faut deux cartes dessous.",
    de: "Nein — darunter müssen zwei Karten liegen.",
    note: "Empty: row 1, place 2.",
  },
  {
    clause: "A.place.colour",
    values: { card: "b2", colour: "b", side: "left", blocker: "b5", at: "r1p1" },
    context: by("lay", { at: "r1p2", card: "b2" }),
    en: "No — blue beside blue.",
    fr: "Non — bleu à côté de bleu.",
    de: "Nein — Blau neben Blau.",
    note: "Blue 5 lies to its left.",
  },
  {
    clause: "A.bridge.cover",
    values: { at: "r1p1", card: "g3" },
    context: by("lay", { at: "r1p1", card: "r2" }),
    en: "No — only a bridge can be covered.",
    fr: "Non — seul un pont peut être couvert.",
    de: "Nein — nur eine Brücke lässt sich abdecken.",
  },
  {
    clause: "A.campfire.move",
    values: { card: "g7", row: 2 },
    context: by("move", { at: "r2p4" }),
    en: "No — the card must go higher than row 2.",
    fr: "Non — la carte doit monter plus haut que la rangée 2.",
    de: "Nein — die Karte muss höher als Reihe 2.",
  },
  {
    clause: "A.green.path",
    values: { row: 6 },
    context: by("summit"),
    en: "No — the green path ends on row 6.",
    fr: "Non — le sentier vert s’arrête à la rangée 6.",
    de: "Nein — der grüne Pfad endet in Reihe 6.",
  },
  {
    clause: "A.goat.herd",
    values: { path: "r1p2 r2p2", goats: 0 },
    context: by("herd"),
    en: "No — no goats stand there.",
    fr: "Non — il n’y a pas de chèvre là.",
    de: "Nein — dort stehen keine Ziegen.",
  },
];
