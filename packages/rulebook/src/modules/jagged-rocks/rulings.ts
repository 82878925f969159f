import type { Ruling } from "../../rulings/shapes";

export const rulings: readonly Ruling[] = [
  {
    id: "sea-rocks-monster",
    ground: "silent",
    clauses: ["T.rocks.block"],
    question: {
      en: "May a Sea Monster strike in the rocks’ row?",
      fr: "Un Monstre marin peut-il frapper dans la rangée des récifs ?",
      de: "Darf ein Seeungeheuer in der Reihe der Felsen angreifen?",
    },
    answer: {
      en: "A Sea Monster cannot strike in the rocks’ row.",
      fr: "Un Monstre marin ne peut pas frapper dans la rangée des récifs.",
      de: "Ein Seeungeheuer kann in der Reihe der Felsen nicht zuschlagen.",
    },
  },
  {
    id: "asked-rocks-stay",
    ground: "answered",
    clauses: ["T.rocks.move"],
    question: {
      en: "May the rocks stay in their row for free?",
      fr: "Les récifs peuvent-ils rester gratuitement ?",
      de: "Dürfen die Felsen kostenlos liegen bleiben?",
    },
    answer: {
      en: "Leaving the rocks in their row costs two cards; moving them is free.",
      fr: "Laisser les récifs dans leur rangée coûte deux cartes ; les déplacer est gratuit.",
      de: "Die Felsen liegen zu lassen kostet zwei Karten; sie zu versetzen kostet nichts.",
    },
  },
  {
    id: "asked-rocks-where",
    ground: "answered",
    clauses: ["T.rocks.move"],
    question: {
      en: "Where may the rocks move, and what if I cannot discard two?",
      fr: "Où vont les récifs, et si l’on ne peut pas en défausser deux ?",
      de: "Wohin dürfen die Felsen, und wenn ich nicht zwei abwerfen kann?",
    },
    answer: {
      en: "To any other row with an empty space. If you cannot discard two, they must move.",
      fr: "Vers toute autre rangée qui a une case vide. Si tu ne peux pas en défausser deux, ils doivent bouger.",
      de: "In jede andere Reihe mit einem leeren Feld. Kannst du nicht zwei abwerfen, müssen sie umziehen.",
    },
  },
];
