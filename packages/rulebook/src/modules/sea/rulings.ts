import type { Ruling } from "../../rulings/shapes";
import { asked } from "./asked";

const decided: readonly Ruling[] = [
  {
    id: "sea-removed-count",
    ground: "silent",
    clauses: ["T.setup.remove"],
    question: {
      en: "May we take out a number of Islands that has no name?",
      fr: "Peut-on retirer un nombre d’îles qui n’a pas de nom ?",
      de: "Darf man auch eine Zahl von Inseln ohne Namen herausnehmen?",
    },
    answer: {
      en: "Any number from 0 to 12 may be taken out.",
      fr: "Tout nombre de 0 à 12 peut être retiré.",
      de: "Jede Zahl von 0 bis 12 darf heraus.",
    },
  },
  {
    id: "sea-first-player",
    ground: "differ",
    clauses: ["T.setup.first"],
    question: {
      en: "Fewest cards or chance: who goes first?",
      fr: "La plus petite pioche ou le sort : qui commence ?",
      de: "Kleinster Stapel oder Los: Wer beginnt?",
    },
    answer: {
      en: "One of those with the fewest cards, by chance. The English book offers either, the French one joins them.",
      fr: "Une des plus petites pioches, tirée au sort. Le livret anglais propose l’un ou l’autre, le français joint les deux.",
      de: "Jemand mit dem kleinsten Stapel, das Los entscheidet. Das englische Heft nennt beides zur Wahl, das französische verbindet es.",
    },
  },
  {
    id: "sea-gap",
    ground: "silent",
    clauses: ["T.place.gap-allowed"],
    question: {
      en: "May a card make the grid impossible to fill?",
      fr: "Une carte peut-elle rendre la grille impossible ?",
      de: "Darf eine Karte das Raster unlösbar machen?",
    },
    answer: {
      en: "A card may make the grid impossible to fill, except in the Competitive game.",
      fr: "Une carte peut rendre la grille impossible à remplir, sauf en Compétition.",
      de: "Eine Karte darf das Raster unlösbar machen, außer im Wettstreit.",
    },
  },
  {
    id: "sea-finish-place",
    ground: "differ",
    clauses: ["T.finish.when"],
    question: {
      en: "Does the Finish take a space of the grid?",
      fr: "L’arrivée prend-elle une case de la grille ?",
      de: "Belegt das Ziel ein Feld des Rasters?",
    },
    answer: {
      en: "It takes none. All 36 spaces hold Islands. The French wording, a corner of the grid, means its frame, as for the Start.",
      fr: "Elle n’en prend aucune. Les 36 cases portent des îles. Le coin de la grille du livret français est celui du cadre, comme pour le départ.",
      de: "Es nimmt keines ein. Auf allen 36 Feldern liegen Inseln. Die Ecke im französischen Heft meint den Rahmen, wie beim Start.",
    },
  },
  {
    id: "sea-start-short-pile",
    ground: "silent",
    clauses: ["T.start.two-players"],
    question: {
      en: "Two players, and the pile is short or brings a Storm?",
      fr: "À deux, et la pioche est courte ou donne une Tempête ?",
      de: "Zu zweit, und der Stapel ist kurz oder bringt einen Sturm?",
    },
    answer: {
      en: "Draw what is there. A Storm takes effect first; its discards do not count toward the eight.",
      fr: "On pioche ce qu’il y a. Une Tempête agit d’abord ; ses défausses ne comptent pas dans les huit.",
      de: "Man zieht, was da ist. Ein Sturm wirkt zuerst; was er kostet, zählt nicht zu den acht.",
    },
  },
  {
    id: "sea-start-solo",
    ground: "missing",
    clauses: ["T.start.solo"],
    question: {
      en: "What does the Start cost when playing alone?",
      fr: "Que coûte le départ en solo ?",
      de: "Was kostet der Start allein?",
    },
    answer: {
      en: "Draw eight, discard eight. The number may be set from 4 to 9.",
      fr: "Piocher huit, défausser huit. Le nombre se règle de 4 à 9.",
      de: "Acht ziehen, acht abwerfen. Die Zahl ist von 4 bis 9 einstellbar.",
    },
  },
  {
    id: "sea-start-refill",
    ground: "silent",
    clauses: ["T.start.refill"],
    question: {
      en: "In which order does everyone draw up?",
      fr: "Dans quel ordre chacun complète-t-il sa main ?",
      de: "In welcher Folge ziehen alle nach?",
    },
    answer: {
      en: "In turn order, the active player first.",
      fr: "Dans l’ordre du tour, la personne active d’abord.",
      de: "Im Uhrzeigersinn, zuerst die Person am Zug.",
    },
  },
  {
    id: "sea-start-unpayable",
    ground: "silent",
    clauses: ["T.start.unpayable"],
    question: {
      en: "What if the crew has fewer than eight cards to give?",
      fr: "Et si l’équipage a moins de huit cartes à donner ?",
      de: "Und wenn die Crew weniger als acht Karten geben kann?",
    },
    answer: {
      en: "The Start cannot be played, and its holder may do something else.",
      fr: "Le départ ne se joue pas, et la personne qui le tient peut faire autre chose.",
      de: "Der Start ist nicht spielbar, und wer ihn hält, darf etwas anderes tun.",
    },
  },
  {
    id: "sea-start-among-eight",
    ground: "silent",
    clauses: ["T.start.eight"],
    question: {
      en: "May a second Start be one of the eight?",
      fr: "Un second départ peut-il être parmi les huit ?",
      de: "Darf ein zweiter Start unter den acht sein?",
    },
    answer: {
      en: "A second Start may be one of the eight.",
      fr: "Un second départ peut être l’une des huit cartes.",
      de: "Ein zweiter Start darf eine der acht Karten sein.",
    },
  },
  {
    id: "sea-last-card",
    ground: "differ",
    clauses: ["T.end.last-card"],
    question: {
      en: "Does one last card lose at once?",
      fr: "Une dernière carte fait-elle perdre aussitôt ?",
      de: "Verliert man mit einer letzten Karte sofort?",
    },
    answer: {
      en: "One last card does not lose if it can be played for free. Under the strict option it does.",
      fr: "Une dernière carte ne fait pas perdre si elle se joue gratuitement. Avec l’option stricte, si.",
      de: "Mit einer letzten Karte ist nicht verloren, wenn man sie kostenlos spielen kann. Mit der strengen Option schon.",
    },
  },
  {
    id: "sea-variants-mix",
    ground: "silent",
    clauses: ["T.setup.mix", "T.setup.remove"],
    question: {
      en: "May variants be combined with other options?",
      fr: "Les variantes se combinent-elles avec d’autres options ?",
      de: "Lassen sich Varianten mit anderen Optionen verbinden?",
    },
    answer: {
      en: "Not with Stormy Seas cards. Islands may be taken out, except in the Competitive game.",
      fr: "Pas avec les Mers agitées. On peut retirer des îles, sauf en Compétition.",
      de: "Nicht mit der Stürmischen See. Inseln darf man herausnehmen, außer im Wettstreit.",
    },
  },
];

export const rulings: readonly Ruling[] = [...decided, ...asked];
