import type { Ruling } from "./shapes";

/** What people ask about Tranquility although the books answer it. */
export const ASKED_AT_SEA: readonly Ruling[] = [
  {
    id: "asked-goal",
    ground: "answered",
    clauses: ["T.end.win", "T.finish.when"],
    question: {
      en: "What is the goal of Tranquility?",
      fr: "Quel est le but de Tranquility ?",
      de: "Was ist das Ziel von Tranquility?",
    },
    answer: {
      en: "Together you fill all 36 spaces with rising numbers, lay a Start on the way, and close with a Finish.",
      fr: "Ensemble, on remplit les 36 cases de nombres qui montent, on pose un départ en chemin et on termine par une arrivée.",
      de: "Zusammen füllt ihr alle 36 Felder mit steigenden Zahlen, legt unterwegs einen Start und schließt mit einem Ziel ab.",
    },
  },
  {
    id: "asked-sea-pile-sizes",
    ground: "answered",
    clauses: ["T.setup.deck"],
    question: {
      en: "How many cards does each draw pile get?",
      fr: "Combien de cartes dans chaque pioche ?",
      de: "Wie viele Karten bekommt jeder Nachziehstapel?",
    },
    answer: {
      en: "With nothing taken out: 43 and 42 for two, 29, 28 and 28 for three, 22 and three times 21 for four, 17 each for five. A Start joins each pile later.",
      fr: "Sans rien retirer : 43 et 42 à deux, 29, 28 et 28 à trois, 22 et trois fois 21 à quatre, 17 chacun à cinq. Un départ rejoint ensuite chaque pioche.",
      de: "Ohne entfernte Karten: 43 und 42 zu zweit, 29, 28 und 28 zu dritt, 22 und dreimal 21 zu viert, je 17 zu fünft. Später kommt je ein Start dazu.",
    },
  },
  {
    id: "asked-sea-first-legend",
    ground: "answered",
    clauses: ["T.setup.first"],
    question: {
      en: "Does the quietest player begin?",
      fr: "Est-ce la personne la plus calme qui commence ?",
      de: "Beginnt die ruhigste Person?",
    },
    answer: {
      en: "No book says so. One of those with the fewest cards in the draw pile begins, by chance.",
      fr: "Aucun livret ne le dit. Commence une des plus petites pioches, tirée au sort.",
      de: "Das steht in keinem Heft. Es beginnt jemand mit dem kleinsten Nachziehstapel, das Los entscheidet.",
    },
  },
  {
    id: "asked-sea-other-starts",
    ground: "answered",
    clauses: ["T.start.spare", "T.setup.hand"],
    question: {
      en: "What happens to the other Start cards?",
      fr: "Que deviennent les autres cartes de départ ?",
      de: "Was geschieht mit den anderen Startkarten?",
    },
    answer: {
      en: "One Start a player is in the game; the rest go back to the box. Once one has been played, the others are only good for discarding.",
      fr: "Un départ par personne est en jeu ; les autres retournent dans la boîte. Un départ posé, les autres ne servent qu’à être défaussés.",
      de: "Je Person ist ein Start im Spiel; die übrigen kommen in die Schachtel. Liegt einer, dienen die anderen nur noch zum Abwerfen.",
    },
  },
  {
    id: "asked-sea-vertical",
    ground: "answered",
    clauses: ["T.place.cost", "T.place.ascending"],
    question: {
      en: "Does a card above or below count for the price?",
      fr: "Une carte au-dessus ou en dessous compte-t-elle pour le prix ?",
      de: "Zählt eine Karte darüber oder darunter für den Preis?",
    },
    answer: {
      en: "Only the two spaces beside it on the line count, not those above or below. The line runs on from row to row.",
      fr: "Seules comptent les deux cases voisines sur la ligne, ni dessus ni dessous. La ligne continue d’une rangée à l’autre.",
      de: "Nur die zwei Felder daneben auf der Linie zählen, nicht die darüber oder darunter. Die Linie läuft von Reihe zu Reihe weiter.",
    },
  },
  {
    id: "asked-sea-yellow-draw",
    ground: "answered",
    clauses: ["T.turn.draw", "T.storm.yellow"],
    question: {
      en: "How far do I draw under a yellow Storm?",
      fr: "Jusqu’à combien pioche-t-on sous une Tempête jaune ?",
      de: "Wie weit ziehe ich unter einem gelben Sturm nach?",
    },
    answer: {
      en: "Up to three cards, as long as the Storm lies in front of you.",
      fr: "Jusqu’à trois cartes, tant que la Tempête est devant toi.",
      de: "Bis auf drei Karten, solange der Sturm vor dir liegt.",
    },
  },
  {
    id: "asked-storm-counts",
    ground: "answered",
    clauses: ["T.storm.draw"],
    question: {
      en: "How many Storms are there of each colour?",
      fr: "Combien de Tempêtes de chaque couleur ?",
      de: "Wie viele Stürme gibt es von jeder Farbe?",
    },
    answer: {
      en: "There are six. The book does not give their colours; we use two yellow, two purple and two orange.",
      fr: "Il y en a six. Le livret ne donne pas les couleurs ; nous en prenons deux jaunes, deux pourpres et deux orange.",
      de: "Es sind sechs. Die Farben nennt das Heft nicht; wir nehmen zwei gelbe, zwei violette und zwei orangefarbene.",
    },
  },
  {
    id: "asked-monster-price",
    ground: "answered",
    clauses: ["T.monster.play"],
    question: {
      en: "Does playing a Sea Monster cost cards?",
      fr: "Jouer un Monstre marin coûte-t-il des cartes ?",
      de: "Kostet es Karten, ein Seeungeheuer zu spielen?",
    },
    answer: {
      en: "It costs no cards. It takes your action and a card from the grid, and nothing from your hand.",
      fr: "Il ne coûte aucune carte. Il prend ton action et une carte de la grille, mais rien de ta main.",
      de: "Es kostet keine Karten. Es nimmt deine Aktion und eine Karte im Raster, aber nichts aus deiner Hand.",
    },
  },
  {
    id: "asked-monster-only",
    ground: "answered",
    clauses: ["T.end.lose", "T.monster.keep"],
    question: {
      en: "I hold nothing but Sea Monsters. Have we lost?",
      fr: "Je n’ai que des Monstres marins en main. Est-ce perdu ?",
      de: "Ich habe nur Seeungeheuer auf der Hand. Haben wir verloren?",
    },
    answer: {
      en: "Not while one of them can be played on a card in the grid. If none can, you have no action, and all lose.",
      fr: "Pas tant que l’un d’eux peut se jouer sur une carte de la grille. Sinon tu n’as aucune action, et tout le monde perd.",
      de: "Nicht, solange eines auf eine Karte im Raster gespielt werden kann. Geht das nicht, hast du keine Aktion, und alle verlieren.",
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
];
