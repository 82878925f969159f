import type { Ruling } from "./shapes";

/** Questions about Stormy Seas and the Wild cards. */
export const STORMY_RULINGS: readonly Ruling[] = [
  {
    id: "sea-rocks-monster",
    ground: "silent",
    clauses: ["T.rocks.block"],
    question: {
      en: "May a Sea Monster strike in the rocks’ row?",
      fr: "Un Monstre marin peut-il frapper dans la rangée des récifs ?",
      de: "Darf ein Seeungeheuer in der Reihe der Felsen angreifen?",
    },
    answer: { en: "No.", fr: "Non.", de: "Nein." },
  },
  {
    id: "sea-monster-finish",
    ground: "silent",
    clauses: ["T.monster.finish"],
    question: {
      en: "What happens to a Finish tried while a hand holds a Sea Monster?",
      fr: "Que devient une arrivée tentée alors qu’une main a un Monstre marin ?",
      de: "Was geschieht mit dem Ziel, solange eine Hand ein Seeungeheuer hält?",
    },
    answer: {
      en: "It stays in hand, the holder is named, and the player takes another action.",
      fr: "Elle reste en main, on dit qui tient le monstre, et la personne fait une autre action.",
      de: "Es bleibt auf der Hand, die Person mit dem Ungeheuer wird genannt, und man tut etwas anderes.",
    },
  },
  {
    id: "sea-storm-colours",
    ground: "silent",
    clauses: ["T.storm.draw"],
    question: {
      en: "How many Storms are there of each colour?",
      fr: "Combien de Tempêtes de chaque couleur ?",
      de: "Wie viele Stürme gibt es je Farbe?",
    },
    answer: { en: "Two of each.", fr: "Deux de chaque.", de: "Je zwei." },
  },
  {
    id: "sea-storm-opening",
    ground: "silent",
    clauses: ["T.storm.draw"],
    question: {
      en: "What of a Storm in an opening hand?",
      fr: "Et une Tempête dans une première main ?",
      de: "Was ist mit einem Sturm in der ersten Hand?",
    },
    answer: {
      en: "It takes effect too, one player at a time in turn order.",
      fr: "Elle agit aussi, une personne à la fois, dans l’ordre du tour.",
      de: "Er wirkt auch, eine Person nach der anderen im Uhrzeigersinn.",
    },
  },
  {
    id: "sea-yellow-start",
    ground: "silent",
    clauses: ["T.storm.yellow-start"],
    question: {
      en: "How often may a yellow Storm give two unseen cards?",
      fr: "Combien de fois une Tempête jaune donne-t-elle deux cartes non vues ?",
      de: "Wie oft gibt ein gelber Sturm zwei ungesehene Karten?",
    },
    answer: {
      en: "Once, and only if two are there.",
      fr: "Une fois, et seulement s’il y en a deux.",
      de: "Einmal und nur, wenn zwei da sind.",
    },
  },
  {
    id: "sea-purple-row",
    ground: "silent",
    clauses: ["T.storm.purple"],
    question: {
      en: "May two purple Storms share a row? And if no row has space?",
      fr: "Deux Tempêtes pourpres sur une rangée ? Et si aucune n’a de place ?",
      de: "Dürfen zwei violette Stürme eine Reihe teilen? Und wenn keine Platz hat?",
    },
    answer: {
      en: "They may. With no such row the Storm is set aside.",
      fr: "Oui. S’il n’y a pas de telle rangée, la Tempête est mise de côté.",
      de: "Ja. Ohne solche Reihe kommt der Sturm zur Seite.",
    },
  },
  {
    id: "sea-orange-others",
    ground: "differ",
    clauses: ["T.storm.orange"],
    question: {
      en: "Under an orange Storm, what else may be done?",
      fr: "Sous une Tempête orange, que peut-on encore faire ?",
      de: "Was darf man unter einem orangefarbenen Sturm sonst noch tun?",
    },
    answer: {
      en: "Start, Finish, discarding two, Sea Monsters and discarding the whole hand.",
      fr: "Départ, arrivée, défausse de deux cartes, Monstres marins et défausse de toute la main.",
      de: "Start, Ziel, zwei abwerfen, Seeungeheuer und die ganze Hand abwerfen.",
    },
  },
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
      en: "Yes, it is the action. It takes two cards or more and no Sea Monster.",
      fr: "Oui, c’est l’action. Il faut deux cartes ou plus et aucun Monstre marin.",
      de: "Ja, es ist die Aktion. Es braucht zwei oder mehr Karten und kein Seeungeheuer.",
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
    answer: { en: "Yes.", fr: "Oui.", de: "Ja." },
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
    answer: { en: "No.", fr: "Non.", de: "Nein." },
  },
  {
    id: "sea-yellow-owes-more",
    ground: "silent",
    clauses: ["T.storm.yellow-start"],
    question: {
      en: "A share is larger than the hand, and two unseen cards may be given?",
      fr: "Une part dépasse la main, et deux cartes non vues peuvent être données ?",
      de: "Ein Anteil ist größer als die Hand, und zwei ungesehene Karten dürfen gegeben werden?",
    },
    answer: {
      en: "The two of the pile go first, then the hand. The right stays even if a Compass removes the Storm meanwhile.",
      fr: "Les deux de la pioche d’abord, puis la main. Le droit reste même si une Boussole retire la Tempête entre-temps.",
      de: "Zuerst die zwei vom Stapel, dann die Hand. Das Recht bleibt, auch wenn ein Kompass den Sturm inzwischen entfernt.",
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
      en: "The game is not lost yet. Anyone may spend the Compass, or a Wild as one, and open a way. It does not help against the strict option.",
      fr: "La partie n’est pas encore perdue. Chacun peut dépenser la Boussole, ou un Joker à sa place, et ouvrir un passage. Contre l’option stricte, cela n’aide pas.",
      de: "Das Spiel ist noch nicht verloren. Jede Person darf den Kompass oder einen Joker dafür ausgeben und einen Weg öffnen. Gegen die strenge Option hilft das nicht.",
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
];
