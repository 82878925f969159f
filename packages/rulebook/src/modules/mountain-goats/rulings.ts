import type { Ruling } from "../../rulings/shapes";

export const rulings: readonly Ruling[] = [
  {
    id: "mountain-goat-cards",
    ground: "missing",
    clauses: ["A.goat.symbol"],
    question: {
      en: "Which cards bear a goat?",
      fr: "Quelles cartes portent une chèvre ?",
      de: "Welche Karten tragen eine Ziege?",
    },
    answer: {
      en: "One of each number, in turn green, blue and red. Alone, the 1s are out: eleven are left.",
      fr: "Une de chaque nombre, tour à tour verte, bleue et rouge. En solo, sans les 1, il en reste onze.",
      de: "Eine je Zahl, im Wechsel grün, blau und rot. Allein fehlen die Einsen: Elf bleiben.",
    },
  },
  {
    id: "mountain-goat-moved",
    ground: "silent",
    clauses: ["A.goat.place"],
    question: {
      en: "Does a goat card moved by a Campfire bring another goat?",
      fr: "Une carte à chèvre déplacée par un feu en amène-t-elle une autre ?",
      de: "Bringt eine versetzte Ziegenkarte noch eine Ziege?",
    },
    answer: {
      en: "A goat card that a Campfire moves brings no other goat.",
      fr: "Une carte chèvre déplacée par un feu de camp n’amène pas d’autre chèvre.",
      de: "Eine Ziegenkarte, die ein Lagerfeuer verschiebt, bringt keine weitere Ziege.",
    },
  },
  {
    id: "mountain-goat-campfire",
    ground: "silent",
    clauses: ["A.goat.bridge"],
    question: {
      en: "May goats walk over a Campfire?",
      fr: "Les chèvres passent-elles sur un feu de camp ?",
      de: "Dürfen Ziegen über ein Lagerfeuer?",
    },
    answer: {
      en: "Goats may walk over a Campfire.",
      fr: "Les chèvres peuvent passer sur un feu de camp.",
      de: "Ziegen dürfen über ein Lagerfeuer gehen.",
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
  {
    id: "asked-goat-join",
    ground: "answered",
    clauses: ["A.goat.herd"],
    question: {
      en: "What happens when a herd meets other goats?",
      fr: "Que se passe-t-il quand un troupeau rencontre d’autres chèvres ?",
      de: "Was passiert, wenn eine Herde andere Ziegen trifft?",
    },
    answer: {
      en: "They join it and climb on with it.",
      fr: "Elles le rejoignent et montent avec lui.",
      de: "Sie schließen sich an und steigen mit.",
    },
  },
  {
    id: "asked-goat-step",
    ground: "answered",
    clauses: ["A.goat.herd"],
    question: {
      en: "To which cards may goats step?",
      fr: "Vers quelles cartes les chèvres vont-elles ?",
      de: "Auf welche Karten dürfen Ziegen?",
    },
    answer: {
      en: "To one of the two cards that rest on theirs, a row at a time.",
      fr: "Vers une des deux cartes posées sur la leur, une rangée à la fois.",
      de: "Auf eine der zwei Karten, die auf ihrer liegen, Reihe um Reihe.",
    },
  },
];
