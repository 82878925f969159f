import type { Example } from "../../../examples/shapes";

export const pricesExamples: readonly Example[] = [
  {
    id: "T.place.cost/between-two",
    clause: "T.place.cost",
    caption: {
      en: "47 between 45 and 52: two away from one, five from the other. The smaller counts, so discard two.",
      fr: "47 entre 45 et 52 : à deux de l’un, à cinq de l’autre. Le plus petit écart compte, défausse deux cartes.",
      de: "47 zwischen 45 und 52: zwei zur einen, fünf zur anderen. Der kleinere Abstand zählt, also zwei abwerfen.",
    },
    position:
      "sea p2 | . 5 . 11 . ./17 . . 24 . ./31 . . . 38 ./41 . 45 . 52 ./56 . . 63 . ./69 . . . 77 . | hand:1=12,20,47,60,70 hand:2=10,30 berth:start=start#1 helm:1=turn",
    tries: [
      {
        act: "1: 47 r4c4",
        allowed: "yes",
        price: 2,
        holds: "yes",
        with: {
          counts: "left",
          left: 45,
          right: 52,
          leftDifference: 2,
          rightDifference: 5,
        },
      },
      {
        act: "1: 70 r6c3",
        allowed: "yes",
        holds: "yes",
        with: {
          counts: "none",
        },
      },
    ],
  },
  {
    id: "T.place.cost/five-beside-three",
    clause: "T.place.cost",
    caption: {
      en: "5 beside 3: the difference is 2, so discard two.",
      fr: "5 à côté de 3 : l’écart est 2, défausse deux cartes.",
      de: "5 neben 3: Der Abstand ist 2, also zwei abwerfen.",
    },
    position:
      "sea p2 | . . 3 . . ./. . . . . ./. . . . . ./. . . . . ./. . . . . ./. . . . . . | hand:1=5,20,40,60,70 hand:2=10,30 berth:start=start#1 helm:1=turn",
    tries: [
      {
        act: "1: 5 r1c4 -20 -40",
        allowed: "yes",
        price: 2,
        holds: "yes",
        with: {
          counts: "left",
          left: 3,
          leftDifference: 2,
        },
        facts: ["20 hand:1>discard:1 T.place.pay", "40 hand:1>discard:1 T.place.pay"],
      },
      {
        act: "1: 5 r1c5",
        allowed: "yes",
        holds: "yes",
        with: {
          counts: "none",
        },
      },
    ],
  },
  {
    id: "T.place.cost/across-the-row-end",
    clause: "T.place.cost",
    caption: {
      en: "3 ends the first row, 5 begins the second. They are neighbours: discard two.",
      fr: "Le 3 finit la première rangée, le 5 commence la deuxième. Ils sont voisins : défausse deux cartes.",
      de: "Die 3 beendet die erste Reihe, die 5 beginnt die zweite. Sie sind Nachbarn: zwei abwerfen.",
    },
    position:
      "sea p2 | . . . . . 3/. . . . . ./. . . . . ./. . . . . ./. . . . . ./. . . . . . | hand:1=5,20,40,60,70 hand:2=10,30 berth:start=start#1 helm:1=turn",
    tries: [
      {
        act: "1: 5 r2c1",
        allowed: "yes",
        price: 2,
        holds: "yes",
        with: {
          counts: "left",
          left: 3,
          leftDifference: 2,
          leftAcross: true,
        },
      },
    ],
  },
  {
    id: "T.place.cost/six-between-three-and-seven",
    clause: "T.place.cost",
    caption: {
      en: "6 between 3 and 7: the smaller difference counts, so discard one.",
      fr: "6 entre 3 et 7 : le plus petit écart compte, défausse une carte.",
      de: "6 zwischen 3 und 7: Der kleinere Abstand zählt, also eine abwerfen.",
    },
    position:
      "sea p2 | . 3 . 7 . ./. . . . . ./. . . . . ./. . . . . ./. . . . . ./. . . . . . | hand:1=6,20,40 hand:2=10,30 berth:start=start#1 helm:1=turn",
    tries: [
      {
        act: "1: 6 r1c3",
        allowed: "yes",
        price: 1,
        holds: "yes",
        with: {
          counts: "right",
          left: 3,
          right: 7,
          leftDifference: 3,
          rightDifference: 1,
        },
      },
    ],
  },
  {
    id: "T.place.cost/never-up-or-down",
    clause: "T.place.cost",
    caption: {
      en: "45 lies straight above. Cards of another row do not count, row ends apart: 40 is free.",
      fr: "Le 45 est juste au-dessus. Une autre rangée ne compte pas, sauf par son bout : le 40 est gratuit.",
      de: "Die 45 liegt genau darüber. Andere Reihen zählen nicht, außer am Reihenende: Die 40 ist kostenlos.",
    },
    position:
      "sea p2 | . . . . . ./. . . . . ./. . . . . ./. . 45 . . ./. . . . . ./. . . . . . | hand:1=40,20 hand:2=10,30 berth:start=start#1 helm:1=turn",
    tries: [
      {
        act: "1: 40 r3c3",
        allowed: "yes",
        holds: "yes",
        with: {
          counts: "none",
        },
      },
    ],
  },
  {
    id: "T.place.pay/four-cards-left",
    clause: "T.place.pay",
    caption: {
      en: "52 is 5 away, and once 47 is laid four cards are left: too dear. 50 costs only 2.",
      fr: "Le 52 est à 5, et le 47 posé, il reste quatre cartes : trop cher. Le 50 ne coûte que 2.",
      de: "Die 52 ist 5 entfernt, und liegt die 47, bleiben vier Karten: zu teuer. Die 50 kostet nur 2.",
    },
    position:
      "sea p2 | . . . . . ./. . . . . ./. . . . . ./. . . 52 . ./. . . . . ./. . . . . . | hand:1=47,50,20,60,70 hand:2=10,30 berth:start=start#1 helm:1=turn",
    tries: [
      {
        act: "1: 47 r4c3",
        allowed: "no",
        price: 5,
        holds: "no",
        with: {
          need: 5,
          have: 4,
        },
      },
      {
        act: "1: 50 r4c3",
        allowed: "yes",
        price: 2,
        holds: "yes",
        with: {
          need: 2,
          have: 4,
        },
      },
    ],
  },
  {
    id: "T.place.gap-allowed/three-spaces-two-numbers",
    clause: "T.place.gap-allowed",
    caption: {
      en: "Right of 78 three spaces are left for 79 and 80. The crew may still lay it.",
      fr: "À droite du 78, il reste trois cases pour 79 et 80. L’équipage peut le poser quand même.",
      de: "Rechts der 78 bleiben drei Felder für 79 und 80. Die Crew darf sie trotzdem legen.",
    },
    position:
      "sea p2 | . . . . . ./. . . . . ./. . . . . ./. . 45 . . ./. . . . . ./. . . . . . | hand:1=78,20 hand:2=10,30 berth:start=start#1 helm:1=turn",
    tries: [
      {
        act: "1: 78 r6c3",
        allowed: "yes",
      },
    ],
  },
];
