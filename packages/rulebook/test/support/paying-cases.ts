import { type Case, MINUS, no } from "./cases";

export const PAYING_CASES: readonly Case[] = [
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
];
