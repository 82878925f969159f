import type { Ruling } from "../../rulings/shapes";

export const rulings: readonly Ruling[] = [
  {
    id: "sea-start-falls-short",
    ground: "silent",
    clauses: ["T.start.unpayable", "T.night.turn"],
    question: {
      en: "Cards were counted on, and Storms, monsters or Compasses leave the crew with fewer than eight?",
      fr: "On comptait sur des cartes, et Tempêtes, monstres ou Boussoles en laissent moins de huit ?",
      de: "Mit Karten wurde gerechnet, und Stürme, Ungeheuer oder Kompasse lassen weniger als acht übrig?",
    },
    answer: {
      en: "The crew gives what it has.",
      fr: "L’équipage donne ce qu’il a.",
      de: "Die Crew gibt, was sie hat.",
    },
  },
  {
    id: "sea-night-opening",
    ground: "silent",
    clauses: ["T.night.begin"],
    question: {
      en: "Does a Compass in an opening hand turn the hands?",
      fr: "Une Boussole dans une première main tourne-t-elle les mains ?",
      de: "Dreht ein Kompass in einer ersten Hand alle Hände?",
    },
    answer: {
      en: "It turns nothing: it is set aside and replaced.",
      fr: "Elle ne tourne rien : elle est mise de côté et remplacée.",
      de: "Er dreht nichts: Er kommt zur Seite und wird ersetzt.",
    },
  },
  {
    id: "sea-night-finish",
    ground: "silent",
    clauses: ["T.night.win"],
    question: {
      en: "May a Finish be played while cards show the wrong side?",
      fr: "L’arrivée se joue-t-elle avec des cartes du mauvais côté ?",
      de: "Darf das Ziel gespielt werden, wenn Karten falsch liegen?",
    },
    answer: {
      en: "A Finish waits until all cards show the right side.",
      fr: "L’arrivée attend que toutes les cartes montrent le bon côté.",
      de: "Ein Ziel wartet, bis alle Karten die richtige Seite zeigen.",
    },
  },
  {
    id: "sea-night-first",
    ground: "silent",
    clauses: ["T.night.begin", "T.setup.first"],
    question: {
      en: "Do Compasses replaced in opening hands change who begins?",
      fr: "Les Boussoles remplacées dans les premières mains changent-elles qui commence ?",
      de: "Ändern in ersten Händen ersetzte Kompasse, wer beginnt?",
    },
    answer: {
      en: "They change nothing. The piles as dealt decide.",
      fr: "Elles ne changent rien. Les pioches telles que distribuées décident.",
      de: "Sie ändern nichts. Es zählen die Stapel, wie sie verteilt wurden.",
    },
  },
];
