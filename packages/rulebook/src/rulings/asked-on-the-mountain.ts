import type { Ruling } from "./shapes";

/** What people ask about The Ascent although its book answers it, its own list of questions among them (ASC 8). */
export const ASKED_ON_THE_MOUNTAIN: readonly Ruling[] = [
  {
    id: "asked-mountain-goal",
    ground: "answered",
    clauses: ["A.end.win", "A.summit.when"],
    question: {
      en: "What is the goal of The Ascent?",
      fr: "Quel est le but de The Ascent ?",
      de: "Was ist das Ziel von The Ascent?",
    },
    answer: {
      en: "Together you fill the eight rows with 44 cards and then place the Summit on top.",
      fr: "Ensemble, on remplit les huit rangées de 44 cartes, puis on pose le sommet.",
      de: "Zusammen füllt ihr die acht Reihen mit 44 Karten und legt dann den Gipfel darauf.",
    },
  },
  {
    id: "asked-mountain-clockwise",
    ground: "answered",
    clauses: ["A.turn.action"],
    question: {
      en: "In which order do we play?",
      fr: "Dans quel ordre joue-t-on ?",
      de: "In welcher Reihenfolge spielen wir?",
    },
    answer: {
      en: "Clockwise, from the first player.",
      fr: "Dans le sens horaire, à partir de la première personne.",
      de: "Im Uhrzeigersinn, von der ersten Person an.",
    },
  },
  {
    id: "asked-mountain-mistake",
    ground: "answered",
    clauses: ["A.turn.action"],
    question: {
      en: "We laid a card wrongly and noticed too late. What now?",
      fr: "Une carte mal posée, et on l’a vu trop tard. Que faire ?",
      de: "Eine Karte lag falsch, und wir merkten es zu spät. Was nun?",
    },
    answer: {
      en: "The book advises to begin again. Our companion also puts one card right, goes back to a turn, or lets you go on.",
      fr: "Le livret conseille de recommencer. Notre compagnon corrige aussi une carte, revient à un tour ou laisse continuer.",
      de: "Das Heft rät, neu zu beginnen. Unser Begleiter stellt auch eine Karte richtig, geht zu einem Zug zurück oder lässt euch weiterspielen.",
    },
  },
  {
    id: "asked-mountain-pile-sizes",
    ground: "answered",
    clauses: ["A.setup.deck"],
    question: {
      en: "How large are the draw piles on the mountain?",
      fr: "Quelle taille ont les pioches à la montagne ?",
      de: "Wie groß sind die Nachziehstapel am Berg?",
    },
    answer: {
      en: "The cards go round evenly: 42 and 42 for two, 28 each for three, 21, 21, 21 and 20 for four, 17, 17, 17, 16 and 16 for five.",
      fr: "Les cartes se partagent également : 42 et 42 à deux, 28 chacun à trois, 21, 21, 21 et 20 à quatre, 17, 17, 17, 16 et 16 à cinq.",
      de: "Die Karten werden gleichmäßig verteilt: 42 und 42 zu zweit, je 28 zu dritt, 21, 21, 21 und 20 zu viert, 17, 17, 17, 16 und 16 zu fünft.",
    },
  },
  {
    id: "asked-mountain-order",
    ground: "answered",
    clauses: ["A.place.cost", "A.place.number"],
    question: {
      en: "Must the numbers rise along a row?",
      fr: "Les nombres doivent-ils monter le long d’une rangée ?",
      de: "Müssen die Zahlen in einer Reihe steigen?",
    },
    answer: {
      en: "Numbers may rise, fall or repeat. The difference is paid, and two cards of one colour never touch.",
      fr: "Les nombres peuvent monter, descendre ou se répéter. On paie l’écart, et deux cartes d’une couleur ne se touchent jamais.",
      de: "Die Zahlen dürfen steigen, fallen oder sich wiederholen. Bezahlt wird der Abstand, und gleiche Farben berühren sich nie.",
    },
  },
  {
    id: "asked-mountain-stuck",
    ground: "answered",
    clauses: ["A.end.lose", "A.turn.discard-two"],
    question: {
      en: "None of my cards fits. Have we lost?",
      fr: "Aucune de mes cartes ne va. Est-ce perdu ?",
      de: "Keine meiner Karten passt. Haben wir verloren?",
    },
    answer: {
      en: "Not while you can discard two. You lose only without any action.",
      fr: "Pas tant que tu peux en défausser deux. On ne perd que sans aucune action.",
      de: "Nicht, solange du zwei abwerfen kannst. Verloren ist es erst ohne jede Aktion.",
    },
  },
  {
    id: "asked-summit-first",
    ground: "answered",
    clauses: ["A.summit.when", "A.bridge.cover"],
    question: {
      en: "May we place the Summit and cover the last Bridge then?",
      fr: "Peut-on poser le sommet, puis couvrir le dernier pont ?",
      de: "Dürfen wir den Gipfel legen und dann die letzte Brücke abdecken?",
    },
    answer: {
      en: "Every Bridge is covered first; the Summit is the last card of all.",
      fr: "Tous les ponts sont couverts d’abord ; le sommet est la toute dernière carte.",
      de: "Erst sind alle Brücken abgedeckt; der Gipfel ist die allerletzte Karte.",
    },
  },
  {
    id: "asked-panorama-order",
    ground: "answered",
    clauses: ["A.panorama.reveal", "A.panorama.done"],
    question: {
      en: "Must the Panoramas be met in some order, or may there be more than five?",
      fr: "Faut-il suivre un ordre pour les panoramas, ou en prendre plus de cinq ?",
      de: "Müssen Panoramen der Reihe nach erfüllt werden, und dürfen es mehr als fünf sein?",
    },
    answer: {
      en: "Any order will do. The book advises against more than five.",
      fr: "L’ordre est libre. Le livret déconseille d’en prendre plus de cinq.",
      de: "Die Reihenfolge ist frei. Von mehr als fünf rät das Heft ab.",
    },
  },
  {
    id: "asked-panorama-reverse",
    ground: "answered",
    clauses: ["A.panorama.done"],
    question: {
      en: "Does a Panorama count in reverse?",
      fr: "Un panorama compte-t-il à l’envers ?",
      de: "Zählt ein Panorama rückwärts?",
    },
    answer: {
      en: "A Panorama reads from left to right only.",
      fr: "Un panorama se lit seulement de gauche à droite.",
      de: "Ein Panorama wird nur von links nach rechts gelesen.",
    },
  },
  {
    id: "asked-goat-symbol-campfire",
    ground: "answered",
    clauses: ["A.goat.campfire", "A.campfire.replace"],
    question: {
      en: "May a Campfire replace a card with a goat symbol?",
      fr: "Un feu de camp peut-il remplacer une carte à chèvre ?",
      de: "Darf ein Lagerfeuer eine Karte mit Ziegensymbol ersetzen?",
    },
    answer: {
      en: "A Campfire may replace a card with a goat symbol, as long as no goat stands on it.",
      fr: "Un feu de camp peut remplacer une carte à chèvre, tant qu’aucune chèvre n’est dessus.",
      de: "Ein Lagerfeuer darf eine Karte mit Ziegensymbol ersetzen, solange keine Ziege darauf steht.",
    },
  },
  {
    id: "asked-goat-discard",
    ground: "answered",
    clauses: ["A.goat.symbol", "A.goat.win"],
    question: {
      en: "May cards with a goat be discarded?",
      fr: "Peut-on défausser les cartes à chèvre ?",
      de: "Darf man Karten mit Ziege abwerfen?",
    },
    answer: {
      en: "Cards with a goat may be discarded like any card. But there are only twelve, and eight goats must reach row 8.",
      fr: "Les cartes avec une chèvre se défaussent comme toute carte. Mais il n’y en a que douze, et huit chèvres doivent atteindre la rangée 8.",
      de: "Karten mit Ziege darf man abwerfen wie jede Karte. Aber es gibt nur zwölf, und acht Ziegen müssen Reihe 8 erreichen.",
    },
  },
  {
    id: "asked-goat-sideways",
    ground: "answered",
    clauses: ["A.goat.herd"],
    question: {
      en: "Can goats go sideways or down, or two herds in one turn?",
      fr: "Les chèvres vont-elles de côté ou en bas, ou deux troupeaux en un tour ?",
      de: "Gehen Ziegen seitwärts oder hinunter, oder zwei Herden in einem Zug?",
    },
    answer: {
      en: "Goats only go up, one herd in a turn.",
      fr: "Les chèvres ne vont que vers le haut, un seul troupeau par tour.",
      de: "Ziegen gehen nur hinauf, eine Herde je Zug.",
    },
  },
  {
    id: "asked-goat-summit",
    ground: "answered",
    clauses: ["A.goat.win"],
    question: {
      en: "How do the goats get onto the Summit?",
      fr: "Comment les chèvres vont-elles au sommet ?",
      de: "Wie kommen die Ziegen auf den Gipfel?",
    },
    answer: {
      en: "By themselves, at the end. Eight on row 8 are enough.",
      fr: "Toutes seules, à la fin. Huit à la rangée 8 suffisent.",
      de: "Von selbst, am Ende. Acht in Reihe 8 genügen.",
    },
  },
];
