import { type Case, lay, no } from "./cases";

export const TURN_CASES: readonly Case[] = [
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
      fr: ["Non — c’est à Place 3 de jouer."],
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
      en: ["No — a Start has already been played.", "Discard it like any other card."],
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
];
