import type { Ruling } from "../../rulings/shapes";

export const rulings: readonly Ruling[] = [
  {
    id: "sea-wild-limits",
    ground: "differ",
    clauses: ["T.wild.any", "T.wild.free"],
    question: {
      en: "What may a Wild stand in for? Only the English edition has Wild cards.",
      fr: "Que peut remplacer un Joker ? Seule l’édition anglaise en a.",
      de: "Wofür darf ein Joker stehen? Nur die englische Ausgabe hat Joker.",
    },
    answer: {
      en: "An Island neither placed nor destroyed, a Start, a Finish; a Compass or Sea Monster if its expansion is in play.",
      fr: "Une île ni posée ni détruite, un départ, une arrivée ; une Boussole ou un Monstre marin si l’extension est en jeu.",
      de: "Eine Insel, die weder liegt noch zerstört ist, Start, Ziel; Kompass oder Seeungeheuer, wenn die Erweiterung dabei ist.",
    },
  },
  {
    id: "sea-wild-number",
    ground: "silent",
    clauses: ["T.wild.any"],
    question: {
      en: "May two cards stand for one number? And the number of a card that is gone?",
      fr: "Deux cartes peuvent-elles valoir le même nombre ? Et le nombre d’une carte disparue ?",
      de: "Dürfen zwei Karten für dieselbe Zahl stehen? Und die Zahl einer Karte, die weg ist?",
    },
    answer: {
      en: "Never two. A number that a monster destroyed stays taken; one among the discards is free.",
      fr: "Jamais deux. Un nombre détruit par un monstre reste pris ; un nombre à la défausse est libre.",
      de: "Nie zwei. Eine Zahl, die ein Ungeheuer zerstört hat, bleibt vergeben; eine auf der Ablage ist frei.",
    },
  },
  {
    id: "sea-wild-owed",
    ground: "silent",
    clauses: ["T.wild.any", "T.place.pay"],
    question: {
      en: "May a Wild be spent as a Compass if its holder could then not give what is owed?",
      fr: "Un Joker peut-il servir de Boussole si la personne ne peut plus ensuite donner ce qu’elle doit ?",
      de: "Darf ein Joker als Kompass dienen, wenn man dann nicht geben könnte, was fehlt?",
    },
    answer: {
      en: "A Wild cannot be spent as a Compass if its holder could then not give what is owed.",
      fr: "Un Joker ne sert pas de Boussole si la personne qui le tient ne peut plus ensuite donner ce qu’elle doit.",
      de: "Ein Joker geht nicht als Kompass, wenn danach nicht genug bliebe, um das Geschuldete zu geben.",
    },
  },
  {
    id: "asked-wild-price",
    ground: "answered",
    clauses: ["T.wild.any"],
    question: {
      en: "Does a Wild cost something, and may its number change later?",
      fr: "Un Joker coûte-t-il quelque chose, et peut-il changer de nombre ?",
      de: "Kostet ein Joker etwas, und darf sich seine Zahl ändern?",
    },
    answer: {
      en: "It costs what the card it stands for would cost, and it stays what you named it.",
      fr: "Il coûte ce que coûterait la carte qu’il remplace, et il reste ce qui a été annoncé.",
      de: "Er kostet so viel wie die Karte, für die er steht, und bleibt, was du angesagt hast.",
    },
  },
];
