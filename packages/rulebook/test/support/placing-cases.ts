import { between, type Case, MINUS, no, priced } from "./cases";

export const PLACING_CASES: readonly Case[] = [
  {
    name: "free water",
    verdict: priced(0, { counts: "none" }),
    says: {
      en: ["Yes — free.", "Open water on both sides."],
      fr: ["Oui — gratuit.", "De l’eau libre des deux côtés."],
      de: ["Ja — kostenlos.", "Freies Wasser auf beiden Seiten."],
    },
  },
  {
    name: "one neighbour",
    verdict: priced(2, { counts: "left", left: 45, leftDifference: 2 }),
    sum: `47 ${MINUS} 45 = 2`,
    says: {
      en: ["Yes — discard 2.", "45 on its left counts."],
      fr: ["Oui — défausse 2.", "Le 45 à sa gauche compte."],
      de: ["Ja — 2 abwerfen.", "Die 45 links zählt."],
    },
  },
  {
    name: "one neighbour across the row end",
    verdict: priced(3, { counts: "right", right: 50, rightDifference: 3, rightAcross: true }),
    sum: `50 ${MINUS} 47 = 3`,
    says: {
      en: ["Yes — discard 3.", "50 is its neighbour across the row end."],
      fr: ["Oui — défausse 3.", "Le 50 est son voisin par le bout de la rangée."],
      de: ["Ja — 3 abwerfen.", "Die 50 ist Nachbarin über das Reihenende."],
    },
  },
  {
    name: "between two",
    verdict: priced(2, between),
    sum: `47 ${MINUS} 45 = 2`,
    says: {
      en: ["Yes — discard 2.", "45 counts: the smaller of 2 and 5."],
      fr: ["Oui — défausse 2.", "Le 45 compte\u00a0: le plus petit écart entre 2 et 5."],
      de: ["Ja — 2 abwerfen.", "Die 45 zählt: der kleinere Abstand von 2 und 5."],
    },
  },
  {
    name: "between two, across the row end",
    verdict: priced(2, { ...between, leftAcross: true }),
    sum: `47 ${MINUS} 45 = 2`,
    says: {
      en: ["Yes — discard 2.", "45 counts: the smaller of 2 and 5. 45 ends the row below."],
      fr: [
        "Oui — défausse 2.",
        "Le 45 compte\u00a0: le plus petit écart entre 2 et 5. Le 45 finit la rangée du dessous.",
      ],
      de: [
        "Ja — 2 abwerfen.",
        "Die 45 zählt: der kleinere Abstand von 2 und 5. Die 45 beendet die Reihe darunter.",
      ],
    },
  },
  {
    name: "between two, equally far",
    verdict: priced(3, { left: 44, right: 50, leftDifference: 3, rightDifference: 3, counts: "left" }),
    sum: `47 ${MINUS} 44 = 3`,
    says: {
      en: ["Yes — discard 3.", "Both neighbours are 3 away."],
      fr: ["Oui — défausse 3.", "Les deux voisins sont à 3."],
      de: ["Ja — 3 abwerfen.", "Beide Nachbarn sind 3 entfernt."],
    },
  },
  {
    name: "blocked on the left in its own row",
    verdict: no("T.place.ascending", { card: "47", blocker: "49", side: "left", at: "r4c2" }),
    says: {
      en: ["No — 49 lies to its left.", "47 is lower than 49."],
      fr: ["Non — le 49 est à sa gauche.", "47 est plus petit que 49."],
      de: ["Nein — links liegt schon die 49.", "47 ist kleiner als 49."],
    },
  },
  {
    name: "blocked on the right from another row",
    verdict: no("T.place.ascending", { card: "47", blocker: "45", side: "right", at: "r5c1" }),
    says: {
      en: ["No — 45 lies to its right.", "47 is higher than the 45 in row 5."],
      fr: ["Non — le 45 est à sa droite.", "47 est plus grand que le 45 de la rangée 5."],
      de: ["Nein — rechts liegt schon die 45.", "47 ist größer als die 45 in Reihe 5."],
    },
  },
  {
    name: "occupied",
    verdict: no("T.place.empty", { at: "r4c4", card: "46" }),
    says: {
      en: ["No — a card lies there."],
      fr: ["Non — une carte est déjà là."],
      de: ["Nein — dort liegt schon eine Karte."],
    },
  },
  {
    name: "not an Island",
    verdict: no("T.place.island", { card: "finish" }),
    says: {
      en: ["No — only Islands go in the grid."],
      fr: ["Non — seules les îles vont dans la grille."],
      de: ["Nein — nur Inseln kommen ins Raster."],
    },
  },
  {
    name: "outside the grid",
    verdict: no("T.place.empty", { at: "berth:start" }),
    says: {
      en: ["No — no card goes there."],
      fr: ["Non — aucune carte ne va là."],
      de: ["Nein — dort kommt keine Karte hin."],
    },
  },
];
