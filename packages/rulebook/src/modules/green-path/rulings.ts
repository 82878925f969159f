import type { Ruling } from "../../rulings/shapes";

export const rulings: readonly Ruling[] = [
  {
    id: "mountain-green-up",
    ground: "silent",
    clauses: ["A.green.path"],
    question: {
      en: "How does a Green Path go on from card to card?",
      fr: "Comment le sentier vert va-t-il d’une carte à l’autre ?",
      de: "Wie geht ein Grüner Pfad von Karte zu Karte weiter?",
    },
    answer: {
      en: "Only upwards: to a green card that rests on this one.",
      fr: "Seulement vers le haut : à une carte verte posée sur celle-ci.",
      de: "Nur nach oben: zu einer grünen Karte, die auf dieser liegt.",
    },
  },
  {
    id: "mountain-green-campfire",
    ground: "silent",
    clauses: ["A.green.path"],
    question: {
      en: "Does a green Campfire belong to the Green Path?",
      fr: "Un feu vert fait-il partie du sentier vert ?",
      de: "Gehört ein grünes Lagerfeuer zum Grünen Pfad?",
    },
    answer: {
      en: "A green Campfire belongs to the Green Path.",
      fr: "Un feu de camp vert fait partie du sentier vert.",
      de: "Ein grünes Lagerfeuer gehört zum Grünen Pfad.",
    },
  },
];
