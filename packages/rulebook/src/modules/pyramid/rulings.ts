import type { Ruling } from "../../rulings/shapes";

export const rulings: readonly Ruling[] = [
  {
    id: "sea-pyramid-shape",
    ground: "missing",
    clauses: ["T.pyramid.layout"],
    question: {
      en: "Where do the border cards of the Pyramid lie?",
      fr: "Où sont les cartes de bordure de la Pyramide ?",
      de: "Wo liegen die Randkarten der Pyramide?",
    },
    answer: {
      en: "On every second space of each row, from its left end on. Other layouts may be chosen.",
      fr: "Une case sur deux de chaque rangée, dès son bout gauche. D’autres plans sont possibles.",
      de: "Auf jedem zweiten Feld jeder Reihe, vom linken Ende an. Andere Pläne sind wählbar.",
    },
  },
  {
    id: "sea-pyramid-empty",
    ground: "silent",
    clauses: ["T.pyramid.draw"],
    question: {
      en: "What if the Explorer deck is empty?",
      fr: "Et si la pile d’explorateur est vide ?",
      de: "Und wenn der Entdeckerstapel leer ist?",
    },
    answer: { en: "It gives nothing.", fr: "Elle ne donne rien.", de: "Er gibt nichts." },
  },
  {
    id: "sea-pyramid-paid",
    ground: "silent",
    clauses: ["T.pyramid.storm", "T.pyramid.monster"],
    question: {
      en: "Is the price paid when a Storm or Sea Monster takes the Island away?",
      fr: "Paie-t-on si une Tempête ou un Monstre marin enlève l’île ?",
      de: "Bezahlt man, wenn Sturm oder Seeungeheuer die Insel nimmt?",
    },
    answer: {
      en: "Nothing is paid when a Storm or Sea Monster takes the Island away.",
      fr: "Rien ne se paie quand une Tempête ou un Monstre marin emporte l’île.",
      de: "Nichts wird bezahlt, wenn ein Sturm oder Seeungeheuer die Insel wegnimmt.",
    },
  },
  {
    id: "sea-pyramid-rocks-card",
    ground: "silent",
    clauses: ["T.pyramid.rocks"],
    question: {
      en: "From where comes the card that the Explorer’s Jagged Rocks ask for?",
      fr: "D’où vient la carte que demandent les Récifs de l’explorateur ?",
      de: "Woher kommt die Karte, die die Felsen des Entdeckers verlangen?",
    },
    answer: {
      en: "From the hand while it has one, then unseen from the pile. With neither, nothing.",
      fr: "De la main tant qu’elle en a une, sinon de la pioche, sans être vue. Sans l’une ni l’autre, rien.",
      de: "Aus der Hand, solange sie eine hat, sonst ungesehen vom Stapel. Ohne beides nichts.",
    },
  },
];
