import type { Ruling } from "../../rulings/shapes";
import { asked } from "./asked";

const decided: readonly Ruling[] = [
  {
    id: "mountain-solo-bridge",
    ground: "silent",
    clauses: ["A.setup.solo"],
    question: {
      en: "Alone on the mountain, do I begin with a Bridge?",
      fr: "En solo à la montagne, commence-t-on avec un pont ?",
      de: "Beginnt man allein am Berg mit einer Brücke?",
    },
    answer: {
      en: "Alone, you begin without a Bridge.",
      fr: "En solo, on commence sans pont.",
      de: "Allein beginnst du ohne Brücke.",
    },
  },
  {
    id: "mountain-bridge-support",
    ground: "silent",
    clauses: ["A.place.support", "A.bridge.place"],
    question: {
      en: "Does a Bridge support cards? May it lie beside a Bridge?",
      fr: "Un pont soutient-il des cartes ? Peut-il être à côté d’un pont ?",
      de: "Stützt eine Brücke Karten? Darf sie neben einer Brücke liegen?",
    },
    answer: {
      en: "A Bridge supports cards like any other, and two Bridges may lie side by side.",
      fr: "Un pont soutient des cartes comme une autre, et deux ponts peuvent se toucher.",
      de: "Eine Brücke trägt Karten wie jede andere, und zwei Brücken dürfen nebeneinander liegen.",
    },
  },
  {
    id: "mountain-bridge-ends",
    ground: "silent",
    clauses: ["A.bridge.place"],
    question: {
      en: "A Bridge may not lie on the end of a row: on which of the two?",
      fr: "Un pont ne se pose pas au bout d’une rangée : lequel des deux ?",
      de: "Eine Brücke darf nicht am Ende einer Reihe liegen: an welchem von beiden?",
    },
    answer: {
      en: "On neither, the left nor the right. So row 8 never holds one.",
      fr: "Ni à gauche, ni à droite. La rangée 8 n’en a donc jamais.",
      de: "An keinem, weder links noch rechts. In Reihe 8 liegt also nie eine.",
    },
  },
  {
    id: "mountain-bridge-campfire",
    ground: "silent",
    clauses: ["A.bridge.cover"],
    question: {
      en: "Covering a Bridge beside a Campfire: what does the Campfire count as?",
      fr: "On couvre un pont à côté d’un feu : que vaut le feu ?",
      de: "Man deckt eine Brücke neben einem Lagerfeuer ab: Was zählt das Feuer?",
    },
    answer: {
      en: "What it was worth while the Bridge lay there.",
      fr: "Ce qu’il valait quand le pont était là.",
      de: "Was es wert war, als die Brücke lag.",
    },
  },
  {
    id: "mountain-campfire-price",
    ground: "silent",
    clauses: ["A.campfire.move"],
    question: {
      en: "Is the card a Campfire moves paid for?",
      fr: "La carte déplacée par un feu se paie-t-elle ?",
      de: "Bezahlt man die Karte, die ein Lagerfeuer versetzt?",
    },
    answer: {
      en: "The moved card is paid for, like any placement.",
      fr: "La carte déplacée se paie, comme toute pose.",
      de: "Die verschobene Karte wird bezahlt, wie jedes Legen.",
    },
  },
  {
    id: "mountain-campfire-value",
    ground: "silent",
    clauses: ["A.campfire.value"],
    question: {
      en: "What does a Campfire count as past a Bridge, or with no card on its left?",
      fr: "Que vaut un feu au-delà d’un pont, ou sans carte à sa gauche ?",
      de: "Was zählt ein Lagerfeuer über eine Brücke hinweg oder ohne Karte links?",
    },
    answer: {
      en: "We look past Bridges. With no card on the left there is no price.",
      fr: "Nous passons les ponts. Sans carte à gauche, pas de prix.",
      de: "Brücken überspringen wir. Ohne Karte links kostet es nichts.",
    },
  },
  {
    id: "mountain-summit-goals",
    ground: "silent",
    clauses: ["A.summit.when"],
    question: {
      en: "May the Summit be played while a goal is open?",
      fr: "Le sommet se joue-t-il si un but manque ?",
      de: "Darf der Gipfel gespielt werden, solange ein Ziel offen ist?",
    },
    answer: {
      en: "The Summit waits until every goal in play is met.",
      fr: "Le sommet attend que tous les objectifs en jeu soient atteints.",
      de: "Der Gipfel wartet, bis jedes Ziel im Spiel erreicht ist.",
    },
  },
  {
    id: "mountain-rope-short",
    ground: "silent",
    clauses: ["A.rope.use"],
    question: {
      en: "Does a rope work with a small hand or an empty pile?",
      fr: "Une corde sert-elle avec peu de cartes ou une pioche vide ?",
      de: "Hilft ein Seil bei kleiner Hand oder leerem Stapel?",
    },
    answer: {
      en: "A rope works even with a small hand or an empty pile.",
      fr: "Une corde marche même avec peu de cartes en main ou une pioche vide.",
      de: "Ein Seil geht auch mit wenigen Handkarten oder leerem Stapel.",
    },
  },
];

export const rulings: readonly Ruling[] = [...decided, ...asked];
