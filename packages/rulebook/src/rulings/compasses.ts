import type { Ruling } from "./shapes";

/** Questions about Compasses and Wild cards. */
export const COMPASS_RULINGS: readonly Ruling[] = [
  {
    id: "sea-compass-hand",
    ground: "differ",
    clauses: ["T.compass.gain-hand"],
    question: {
      en: "Does discarding the whole hand for a Compass use up the turn?",
      fr: "Défausser toute la main pour une Boussole prend-il le tour ?",
      de: "Kostet das Abwerfen der ganzen Hand für einen Kompass den Zug?",
    },
    answer: {
      en: "Discarding the whole hand is the action. It takes two cards or more and no Sea Monster.",
      fr: "Défausser toute sa main est l’action. Il faut deux cartes ou plus et aucun Monstre marin.",
      de: "Die ganze Hand abzuwerfen ist die Aktion. Es braucht zwei oder mehr Karten und kein Seeungeheuer.",
    },
  },
  {
    id: "sea-compass-spent",
    ground: "silent",
    clauses: ["T.compass.six"],
    question: {
      en: "Where does a spent Compass go?",
      fr: "Où va une Boussole dépensée ?",
      de: "Wohin kommt ein ausgegebener Kompass?",
    },
    answer: { en: "Out of the game.", fr: "Hors de la partie.", de: "Aus dem Spiel." },
  },
  {
    id: "sea-compass-row-again",
    ground: "silent",
    clauses: ["T.compass.gain-row"],
    question: {
      en: "Does a row filled again earn a second Compass?",
      fr: "Une rangée remplie de nouveau rapporte-t-elle une seconde Boussole ?",
      de: "Bringt eine neu gefüllte Reihe einen zweiten Kompass?",
    },
    answer: {
      en: "A row filled again earns a Compass again.",
      fr: "Une rangée remplie de nouveau rapporte de nouveau une Boussole.",
      de: "Eine wieder gefüllte Reihe bringt wieder einen Kompass.",
    },
  },
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
    id: "sea-compass-no-storm",
    ground: "silent",
    clauses: ["T.compass.target"],
    question: {
      en: "May a Compass be spent with no Storm about?",
      fr: "Peut-on dépenser une Boussole sans Tempête ?",
      de: "Darf man einen Kompass ohne Sturm ausgeben?",
    },
    answer: {
      en: "A Compass can be spent only while a Storm lies on the table.",
      fr: "Une Boussole ne s’utilise que si une Tempête est en jeu.",
      de: "Ein Kompass lässt sich nur ausgeben, solange ein Sturm liegt.",
    },
  },
  {
    id: "sea-compass-rescue",
    ground: "silent",
    clauses: ["T.compass.shared", "T.end.lose"],
    question: {
      en: "The player in turn can do nothing, but the crew has a Compass and a Storm lies?",
      fr: "La personne dont c’est le tour ne peut rien faire, mais l’équipage a une Boussole et une Tempête est là ?",
      de: "Wer am Zug ist, kann nichts tun, aber die Crew hat einen Kompass und ein Sturm liegt da?",
    },
    answer: {
      en: "The game is not lost yet. Anyone may spend the Compass, or a Wild as one. If that helps nothing, the loss comes then. Against the strict option nothing helps.",
      fr: "La partie n’est pas encore perdue. Chacun peut dépenser la Boussole, ou un Joker à sa place. Si cela n’aide pas, la perte vient alors. Contre l’option stricte, rien n’aide.",
      de: "Das Spiel ist noch nicht verloren. Jede Person darf den Kompass oder einen Joker dafür ausgeben. Hilft das nicht, ist es dann verloren. Gegen die strenge Option hilft nichts.",
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
      fr: "Un Joker ne sert pas de Boussole si son détenteur ne pouvait plus donner ce qu’il doit.",
      de: "Ein Joker geht nicht als Kompass, wenn danach nicht genug bliebe, um das Geschuldete zu geben.",
    },
  },
];
