import type { Ruling } from "../../rulings/shapes";

export const rulings: readonly Ruling[] = [
  {
    id: "mountain-panorama-list",
    ground: "missing",
    clauses: ["A.panorama.reveal"],
    question: {
      en: "Which numbers are on the ten Panoramas?",
      fr: "Quels nombres portent les dix panoramas ?",
      de: "Welche Zahlen tragen die zehn Panoramen?",
    },
    answer: {
      en: "Two are known, eight are ours. You may type your own.",
      fr: "Deux sont connus, huit sont de nous. Tu peux entrer les tiens.",
      de: "Zwei sind bekannt, acht von uns. Du kannst eigene eingeben.",
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
    id: "asked-panorama-broken",
    ground: "answered",
    clauses: ["A.panorama.done"],
    question: {
      en: "Does a Campfire or Bridge count in a Panorama?",
      fr: "Un feu de camp ou un pont compte-t-il dans un panorama ?",
      de: "Zählt ein Lagerfeuer oder eine Brücke in einem Panorama?",
    },
    answer: {
      en: "A Campfire or Bridge breaks a Panorama. Only Ascent cards side by side count.",
      fr: "Un feu de camp ou un pont coupe le panorama. Seules comptent des cartes d’ascension côte à côte.",
      de: "Ein Lagerfeuer oder eine Brücke unterbricht das Panorama. Nur Aufstiegskarten nebeneinander zählen.",
    },
  },
  {
    id: "asked-harder-climb",
    ground: "answered",
    clauses: ["A.panorama.reveal", "A.setup.solo"],
    question: {
      en: "How is the climb made harder?",
      fr: "Comment rendre l’ascension plus difficile ?",
      de: "Wie wird der Aufstieg schwerer?",
    },
    answer: {
      en: "Add modules: Green Path, Panoramas or goats. Show more Panoramas, or take fewer Guide ropes alone.",
      fr: "Ajoute des modules : sentier vert, panoramas ou chèvres. Retourne plus de panoramas, ou prends moins de cordes en solo.",
      de: "Nimm Module dazu: Grüner Pfad, Panoramen oder Ziegen. Decke mehr Panoramen auf, oder nimm allein weniger Seile.",
    },
  },
];
