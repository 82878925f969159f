import type { Ruling } from "../../rulings/shapes";

export const rulings: readonly Ruling[] = [
  {
    id: "sea-arch-pillars",
    ground: "missing",
    clauses: ["T.arch.layout"],
    question: {
      en: "What shape do the pillars have?",
      fr: "Quelle forme ont les piliers ?",
      de: "Welche Form haben die Pfeiler?",
    },
    answer: {
      en: "Two spaces wide, three high, three apart.",
      fr: "Deux cases de large, trois de haut, trois entre eux.",
      de: "Zwei Felder breit, drei hoch, drei dazwischen.",
    },
  },
];
