import { CLAUSES } from "@stillwater/engine";
import { describe, expect, it } from "vitest";
import type { Language } from "../src/language";
import {
  findingText,
  LANGUAGES,
  type SpokenFinding,
  type SpokenVerdict,
  type VerdictContext,
  verdictText,
} from "../src/verdict";

const MINUS = "\u2212";

type Values = SpokenFinding["with"];

const no = (clause: string, values: Values = {}): SpokenVerdict => ({
  allowed: "no",
  price: 0,
  findings: [{ clause, holds: "no", with: values }],
});

const priced = (price: number, values: Values): SpokenVerdict => ({
  allowed: "yes",
  price,
  findings: [
    { clause: "T.place.empty", holds: "yes", with: { at: "r4c4" } },
    { clause: "T.place.pay", holds: "yes", with: { need: price, have: 4 } },
    { clause: "T.place.cost", holds: "yes", with: { price, ...values } },
  ],
});

const lay: VerdictContext = { act: "lay", card: "47", at: "r4c4", names: ["Ana", "Ben", null], you: 0 };

interface Case {
  readonly name: string;
  readonly verdict: SpokenVerdict;
  readonly context?: VerdictContext;
  /** Headline, and the note where there is one. */
  readonly says: Readonly<Record<Language, readonly [string, string?]>>;
  readonly sum?: string;
}

const between = { left: 45, right: 52, leftDifference: 2, rightDifference: 5, counts: "left" };

const CASES: readonly Case[] = [
  {
    name: "free water",
    verdict: priced(0, { counts: "none" }),
    says: {
      en: ["Yes — free.", "Open water on both sides."],
      fr: ["Oui — gratuit.", "De l’eau libre des deux côtés."],
      de: ["Ja — kostenlos.", "Freies Wasser auf beiden Seiten."],
    },
  },
  {
    name: "one neighbour",
    verdict: priced(2, { counts: "left", left: 45, leftDifference: 2 }),
    sum: `47 ${MINUS} 45 = 2`,
    says: {
      en: ["Yes — discard 2.", "45 on its left counts."],
      fr: ["Oui — défausse 2.", "Le 45 à sa gauche compte."],
      de: ["Ja — 2 abwerfen.", "Die 45 links zählt."],
    },
  },
  {
    name: "one neighbour across the row end",
    verdict: priced(3, { counts: "right", right: 50, rightDifference: 3, rightAcross: true }),
    sum: `50 ${MINUS} 47 = 3`,
    says: {
      en: ["Yes — discard 3.", "50 is its neighbour across the row end."],
      fr: ["Oui — défausse 3.", "Le 50 est son voisin par le bout de la rangée."],
      de: ["Ja — 3 abwerfen.", "Die 50 ist Nachbarin über das Reihenende."],
    },
  },
  {
    name: "between two",
    verdict: priced(2, between),
    sum: `47 ${MINUS} 45 = 2`,
    says: {
      en: ["Yes — discard 2.", "45 counts: the smaller of 2 and 5."],
      fr: ["Oui — défausse 2.", "Le 45 compte\u00a0: le plus petit écart entre 2 et 5."],
      de: ["Ja — 2 abwerfen.", "Die 45 zählt: der kleinere Abstand von 2 und 5."],
    },
  },
  {
    name: "between two, across the row end",
    verdict: priced(2, { ...between, leftAcross: true }),
    sum: `47 ${MINUS} 45 = 2`,
    says: {
      en: ["Yes — discard 2.", "45 counts: the smaller of 2 and 5. 45 ends the row below."],
      fr: [
        "Oui — défausse 2.",
        "Le 45 compte\u00a0: le plus petit écart entre 2 et 5. Le 45 finit la rangée du dessous.",
      ],
      de: [
        "Ja — 2 abwerfen.",
        "Die 45 zählt: der kleinere Abstand von 2 und 5. Die 45 beendet die Reihe darunter.",
      ],
    },
  },
  {
    name: "between two, equally far",
    verdict: priced(3, { left: 44, right: 50, leftDifference: 3, rightDifference: 3, counts: "left" }),
    sum: `47 ${MINUS} 44 = 3`,
    says: {
      en: ["Yes — discard 3.", "Both neighbours are 3 away."],
      fr: ["Oui — défausse 3.", "Les deux voisins sont à 3."],
      de: ["Ja — 3 abwerfen.", "Beide Nachbarn sind 3 entfernt."],
    },
  },
  {
    name: "blocked on the left in its own row",
    verdict: no("T.place.ascending", { card: "47", blocker: "49", side: "left", at: "r4c2" }),
    says: {
      en: ["No — 49 lies to its left.", "47 is lower than 49."],
      fr: ["Non — le 49 est à sa gauche.", "47 est plus petit que 49."],
      de: ["Nein — links liegt schon die 49.", "47 ist kleiner als 49."],
    },
  },
  {
    name: "blocked on the right from another row",
    verdict: no("T.place.ascending", { card: "47", blocker: "45", side: "right", at: "r5c1" }),
    says: {
      en: ["No — 45 lies to its right.", "47 is higher than the 45 in row 5."],
      fr: ["Non — le 45 est à sa droite.", "47 est plus grand que le 45 de la rangée 5."],
      de: ["Nein — rechts liegt schon die 45.", "47 ist größer als die 45 in Reihe 5."],
    },
  },
  {
    name: "occupied",
    verdict: no("T.place.empty", { at: "r4c4", card: "46" }),
    says: {
      en: ["No — a card lies there."],
      fr: ["Non — une carte est déjà là."],
      de: ["Nein — dort liegt schon eine Karte."],
    },
  },
  {
    name: "not an Island",
    verdict: no("T.place.island", { card: "finish" }),
    says: {
      en: ["No — only Islands go in the grid."],
      fr: ["Non — seules les îles vont dans la grille."],
      de: ["Nein — nur Inseln kommen ins Raster."],
    },
  },
  {
    name: "outside the grid",
    verdict: no("T.place.empty", { at: "berth:start" }),
    says: {
      en: ["No — no card goes there."],
      fr: ["Non — aucune carte ne va là."],
      de: ["Nein — dort kommt keine Karte hin."],
    },
  },
  {
    name: "too dear",
    verdict: {
      allowed: "no",
      price: 5,
      findings: [
        { clause: "T.place.pay", holds: "no", with: { need: 5, have: 4 } },
        {
          clause: "T.place.cost",
          holds: "yes",
          with: { price: 5, counts: "right", right: 52, rightDifference: 5 },
        },
      ],
    },
    sum: `52 ${MINUS} 47 = 5`,
    says: {
      en: ["No — needs 5 cards, you hold 4.", "The 47 you lay does not count."],
      fr: ["Non — il faut 5 cartes, tu en as 4.", "Le 47 que tu poses ne compte pas."],
      de: ["Nein — das kostet 5 Karten, du hast 4.", "Die 47, die du legst, zählt nicht mit."],
    },
  },
  {
    name: "too dear with nothing left",
    verdict: no("T.place.pay", { need: 1, have: 0 }),
    context: { act: "discard" },
    says: {
      en: ["No — needs 1 card, you hold none."],
      fr: ["Non — il faut 1 carte, tu n’en as aucune."],
      de: ["Nein — das kostet 1 Karte, du hast keine."],
    },
  },
  {
    name: "wrong number of cards chosen",
    verdict: no("T.place.pay", { need: 1, given: 3, wrong: "?" }),
    says: {
      en: ["No — give exactly 1 card."],
      fr: ["Non — donne exactement 1 carte."],
      de: ["Nein — gib genau 1 Karte ab."],
    },
  },
  {
    name: "payment for a free card",
    verdict: no("T.place.pay", { need: 0, given: 1, wrong: "?" }),
    says: {
      en: ["No — it costs nothing, keep your cards."],
      fr: ["Non — c’est gratuit, garde tes cartes."],
      de: ["Nein — es kostet nichts, behalte deine Karten."],
    },
  },
  {
    name: "a card that cannot be given",
    verdict: no("T.place.pay", { need: 1, given: 1, wrong: "47" }),
    says: {
      en: ["No — 47 cannot be given."],
      fr: ["Non — on ne peut pas donner 47."],
      de: ["Nein — 47 lässt sich nicht abgeben."],
    },
  },
  {
    name: "Start in hand",
    verdict: no("T.start.forced"),
    says: {
      en: ["No — your Start comes first."],
      fr: ["Non — ton départ passe en premier."],
      de: ["Nein — zuerst kommt dein Start."],
    },
  },
  {
    name: "three spaces open",
    verdict: no("T.finish.when", { open: 3, start: true }),
    context: { act: "finish" },
    says: {
      en: ["No — three spaces are still open."],
      fr: ["Non — il reste trois cases à remplir."],
      de: ["Nein — drei Felder sind noch offen."],
    },
  },
  {
    name: "one space open, no Start",
    verdict: no("T.finish.when", { open: 1, start: false }),
    context: { act: "finish" },
    says: {
      en: ["No — one space is still open.", "A Start is missing too."],
      fr: ["Non — il reste une case à remplir.", "Il manque aussi un départ."],
      de: ["Nein — ein Feld ist noch offen.", "Auch ein Start fehlt noch."],
    },
  },
  {
    name: "more than twelve spaces open",
    verdict: no("T.finish.when", { open: 13, start: true }),
    context: { act: "finish" },
    says: {
      en: ["No — 13 spaces are still open."],
      fr: ["Non — il reste 13 cases à remplir."],
      de: ["Nein — 13 Felder sind noch offen."],
    },
  },
  {
    name: "grid full, no Start",
    verdict: no("T.finish.when", { open: 0, start: false }),
    context: { act: "finish" },
    says: {
      en: ["No — a Start must lie first."],
      fr: ["Non — il faut d’abord un départ."],
      de: ["Nein — zuerst muss ein Start liegen."],
    },
  },
  {
    name: "another's turn",
    verdict: no("T.turn.action", { due: "act", turn: 2 }),
    context: lay,
    says: {
      en: ["No — it is Ben’s turn."],
      fr: ["Non — c’est à Ben de jouer."],
      de: ["Nein — Ben ist am Zug."],
    },
  },
  {
    name: "the turn of a seat without a name",
    verdict: no("T.turn.action", { due: "act", turn: 3 }),
    context: lay,
    says: {
      en: ["No — it is Seat 3’s turn."],
      fr: ["Non — c’est à Siège 3 de jouer."],
      de: ["Nein — Platz 3 ist am Zug."],
    },
  },
  {
    name: "shares are being agreed",
    verdict: no("T.turn.action", { due: "pledge", turn: 1 }),
    says: {
      en: ["No — agree on the shares first."],
      fr: ["Non — il faut d’abord s’accorder sur les parts."],
      de: ["Nein — zuerst müssen die Anteile stehen."],
    },
  },
  {
    name: "cards are owed",
    verdict: no("T.turn.action", { due: "give", turn: 1 }),
    says: {
      en: ["No — cards have to be given first."],
      fr: ["Non — il faut d’abord donner des cartes."],
      de: ["Nein — zuerst müssen Karten abgegeben werden."],
    },
  },
  {
    name: "nothing owed",
    verdict: no("T.turn.action", { due: "act", turn: 1 }),
    context: { act: "give" },
    says: {
      en: ["No — nothing is owed now."],
      fr: ["Non — il n’y a rien à donner."],
      de: ["Nein — es ist nichts abzugeben."],
    },
  },
  {
    name: "not in the hand",
    verdict: no("T.turn.hand", { card: "47" }),
    says: {
      en: ["No — 47 is not in your hand."],
      fr: ["Non — 47 n’est pas dans ta main."],
      de: ["Nein — 47 ist nicht auf deiner Hand."],
    },
  },
  {
    name: "no Start in the hand",
    verdict: no("T.turn.hand", { card: "start" }),
    says: {
      en: ["No — you hold no Start."],
      fr: ["Non — tu n’as pas de départ en main."],
      de: ["Nein — du hast keinen Start auf der Hand."],
    },
  },
  {
    name: "a second Start",
    verdict: no("T.start.spare"),
    says: {
      en: ["No — a Start already lies there.", "Discard it like any other card."],
      fr: ["Non — un départ est déjà posé.", "Il se défausse comme une autre carte."],
      de: ["Nein — ein Start liegt schon.", "Man wirft ihn ab wie jede Karte."],
    },
  },
  {
    name: "Start that cannot be paid",
    verdict: no("T.start.unpayable", { need: 8, have: 6 }),
    says: {
      en: ["No — the Start needs 8 cards, the crew holds 6."],
      fr: ["Non — le départ demande 8 cartes, l’équipage en a 6."],
      de: ["Nein — der Start kostet 8 Karten, die Crew hat 6."],
    },
  },
  {
    name: "dials that do not fit",
    verdict: no("T.start.eight", { gladly: 3, atMost: 9, have: 5 }),
    context: { act: "dial" },
    says: {
      en: ["No — this offer does not fit."],
      fr: ["Non — cette offre ne convient pas."],
      de: ["Nein — dieses Angebot passt nicht."],
    },
  },
  {
    name: "a split that is not on offer",
    verdict: no("T.start.eight", { split: "4-4" }),
    context: { act: "agree" },
    says: {
      en: ["No — this split is not on offer."],
      fr: ["Non — ce partage n’est pas proposé."],
      de: ["Nein — diese Aufteilung steht nicht zur Wahl."],
    },
  },
  {
    name: "one card to discard",
    verdict: no("T.turn.discard-two", { need: 2, have: 1 }),
    context: { act: "discard" },
    says: {
      en: ["No — needs 2 cards, you hold 1."],
      fr: ["Non — il faut 2 cartes, tu en as 1."],
      de: ["Nein — das kostet 2 Karten, du hast 1."],
    },
  },
  {
    name: "game won",
    verdict: no("T.end.win"),
    says: {
      en: ["No — the game is over.", "The island is reached."],
      fr: ["Non — la partie est finie.", "L’île est atteinte."],
      de: ["Nein — das Spiel ist vorbei.", "Die Insel ist erreicht."],
    },
  },
  {
    name: "game lost",
    verdict: no("T.end.lose"),
    says: {
      en: ["No — the game is over.", "The sea is closed."],
      fr: ["Non — la partie est finie.", "La mer s’est refermée."],
      de: ["Nein — das Spiel ist vorbei.", "Die See ist zu."],
    },
  },
  {
    name: "one card left, strict",
    verdict: no("T.end.last-card", { have: 1 }),
    says: {
      en: ["No — one card is not enough to go on."],
      fr: ["Non — une seule carte ne suffit pas."],
      de: ["Nein — eine Karte reicht nicht zum Weiterspielen."],
    },
  },
  {
    name: "a hidden hand",
    verdict: {
      allowed: "unknown",
      price: 0,
      findings: [{ clause: "T.start.forced", holds: "unknown", with: {} }],
    },
    says: {
      en: ["Perhaps — a Start in the hand would come first."],
      fr: ["Peut-être — un départ en main passerait en premier."],
      de: ["Vielleicht — ein Start auf der Hand käme zuerst."],
    },
  },
  {
    name: "the Start, allowed",
    verdict: {
      allowed: "yes",
      price: 0,
      findings: [{ clause: "T.start.unpayable", holds: "yes", with: { need: 8, have: 12 } }],
    },
    context: { act: "start", card: "start" },
    says: {
      en: ["Yes — eight cards, together."],
      fr: ["Oui — huit cartes, ensemble."],
      de: ["Ja — acht Karten, gemeinsam."],
    },
  },
  {
    name: "the Finish, allowed",
    verdict: {
      allowed: "yes",
      price: 0,
      findings: [{ clause: "T.finish.when", holds: "yes", with: { open: 0 } }],
    },
    context: { act: "finish", card: "finish" },
    says: {
      en: ["Yes — the island is reached."],
      fr: ["Oui — l’île est atteinte."],
      de: ["Ja — die Insel ist erreicht."],
    },
  },
  {
    name: "a rule without a sentence of its own",
    verdict: no("T.not.written"),
    says: {
      en: ["No — the rules do not allow it."],
      fr: ["Non — les règles ne le permettent pas."],
      de: ["Nein — die Regeln erlauben es nicht."],
    },
  },
];

/** Refusals of the other chapters, as the design's verdict cards word them. */
const SPOKEN: readonly ({ readonly clause: string; readonly values: Values } & Readonly<
  Record<Language, string>
>)[] = [
  {
    clause: "T.rocks.block",
    values: { row: 2 },
    en: "No — rocks on row 2.",
    fr: "Non — récifs sur la rangée 2.",
    de: "Nein — Felsen in Reihe 2.",
  },
  {
    clause: "T.storm.purple",
    values: { row: 4 },
    en: "No — fog on row 4.",
    fr: "Non — brume sur la rangée 4.",
    de: "Nein — Nebel in Reihe 4.",
  },
  {
    clause: "T.storm.orange",
    values: {},
    en: "No — it must touch a card.",
    fr: "Non — il faut toucher une carte.",
    de: "Nein — sie muss eine Karte berühren.",
  },
  {
    clause: "T.monster.finish",
    values: { seat: 2 },
    en: "No — Ben still holds a Sea Monster.",
    fr: "Non — Ben a encore un Monstre marin.",
    de: "Nein — Ben hat noch ein Seeungeheuer.",
  },
  {
    clause: "T.duel.possible",
    values: { spaces: 3, numbers: 1 },
    en: "No — leaves 3 spaces for 1 number.",
    fr: "Non — il resterait 3 cases pour 1 nombre.",
    de: "Nein — es blieben 3 Felder für 1 Zahl.",
  },
  {
    clause: "T.night.win",
    values: { cards: 1 },
    en: "No — one card shows the wrong side.",
    fr: "Non — une carte est du mauvais côté.",
    de: "Nein — eine Karte zeigt die falsche Seite.",
  },
  {
    clause: "A.place.support",
    values: {},
    en: "No — needs two cards under it.",
    fr: "Non — il faut deux cartes dessous.",
    de: "Nein — darunter müssen zwei Karten liegen.",
  },
  {
    clause: "A.place.number",
    values: { number: 2 },
    en: "No — a 2 stops at row 2.",
    fr: "Non — un 2 s’arrête à la rangée 2.",
    de: "Nein — für eine 2 ist bei Reihe 2 Schluss.",
  },
  {
    clause: "A.place.colour",
    values: { colour: "blue" },
    en: "No — blue beside blue.",
    fr: "Non — bleu à côté de bleu.",
    de: "Nein — Blau neben Blau.",
  },
  {
    clause: "A.bridge.place",
    values: {},
    en: "No — a bridge cannot end a row.",
    fr: "Non — un pont ne termine pas une rangée.",
    de: "Nein — eine Brücke liegt nie am Ende einer Reihe.",
  },
  {
    clause: "A.campfire.replace",
    values: { colour: "g" },
    en: "No — a green campfire takes a green card.",
    fr: "Non — un feu vert prend une carte verte.",
    de: "Nein — ein grünes Lagerfeuer nimmt eine grüne Karte.",
  },
  {
    clause: "A.summit.when",
    values: { open: 0, bridges: 2 },
    en: "No — two bridges are not covered.",
    fr: "Non — il reste deux ponts à couvrir.",
    de: "Nein — zwei Brücken sind nicht abgedeckt.",
  },
  {
    clause: "A.goat.win",
    values: { have: 5 },
    en: "No — 5 of 8 goats are on row 8.",
    fr: "Non — 5 chèvres sur 8 à la rangée 8.",
    de: "Nein — 5 von 8 Ziegen sind auf Reihe 8.",
  },
];

describe.each(LANGUAGES)("verdicts in %s", (language) => {
  it.each(CASES)("$name", ({ verdict, context = lay, says, sum }) => {
    const text = verdictText(verdict, context, language);
    expect([text.headline, text.note].filter((line) => line !== undefined)).toEqual(says[language]);
    expect(text.sum).toBe(sum);
    expect(text.noteParts?.map((part) => part.text).join("")).toBe(text.note);
    expect(text.clause).toBeDefined();
  });

  it("sets the deciding word in bold between two cards", () => {
    const { noteParts = [] } = verdictText(priced(2, between), lay, language);
    const strong = { en: "smaller", fr: "plus petit", de: "kleinere" }[language];
    expect(noteParts.filter((part) => part.strong)).toEqual([{ text: strong, strong: true }]);
  });

  it("takes the greater difference over a Bridge", () => {
    const verdict: SpokenVerdict = {
      allowed: "yes",
      price: 3,
      findings: [
        {
          clause: "A.place.cost",
          holds: "yes",
          with: { price: 3, left: 6, right: 10, leftDifference: 3, rightDifference: 1, counts: "left" },
        },
      ],
    };
    const text = verdictText(verdict, { act: "lay", card: "g9", at: "r2p3" }, language);
    expect(text.sum).toBe(`9 ${MINUS} 6 = 3`);
    const strong = { en: "greater", fr: "plus grand", de: "größere" }[language];
    expect(text.noteParts?.find((part) => part.strong)?.text).toBe(strong);
  });

  it("gives every finding one sentence", () => {
    for (const { verdict, context } of CASES) {
      for (const finding of verdict.findings) {
        expect(findingText(finding, language, context)).toMatch(/^\p{Lu}|^\d.*\.$/u);
        for (const holds of ["yes", "unknown"] as const) {
          expect(findingText({ ...finding, holds }, language, context)).toMatch(/\.$/);
        }
      }
    }
  });

  it.each(SPOKEN)("$clause: $en", ({ clause, values, ...says }) => {
    const context: VerdictContext = { act: "lay", card: "g2", at: "r4p2", names: ["Ana", "Ben"], you: 0 };
    expect(verdictText(no(clause, values), context, language).headline).toBe(says[language]);
  });

  it("says something well-formed of every clause, whatever the evidence", () => {
    for (const clause of CLAUSES) {
      for (const values of [{}, { row: 4, seat: 2, colour: "blue", number: 2, open: 2, need: 2, have: 1 }]) {
        for (const holds of ["no", "unknown"] as const) {
          const verdict: SpokenVerdict = {
            allowed: holds,
            price: 0,
            findings: [{ clause, holds, with: values }],
          };
          const { headline, note = "" } = verdictText(verdict, lay, language);
          expect(headline, clause).toMatch(/^\p{L}+(-\p{L}+)? — [^—]+\.$/u);
          expect(`${headline} ${note}`, clause).not.toMatch(/undefined|NaN|\?|!/);
        }
      }
    }
  });

  it("leads with the first refusal", () => {
    const verdict: SpokenVerdict = {
      allowed: "no",
      price: 5,
      findings: [
        { clause: "T.start.forced", holds: "no", with: {} },
        { clause: "T.place.pay", holds: "no", with: { need: 5, have: 4 } },
        { clause: "T.turn.action", holds: "yes", with: { turn: 1 } },
      ],
    };
    expect(verdictText(verdict, lay, language).clause).toBe("T.start.forced");
    expect(verdictText(verdict, lay, language).tone).toBe("no");
  });
});
