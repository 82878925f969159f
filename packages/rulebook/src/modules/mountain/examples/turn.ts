import type { Example } from "../../../examples/shapes";

export const turnExamples: readonly Example[] = [
  {
    id: "A.turn.action/one-seat-acts",
    clause: "A.turn.action",
    caption: {
      en: "It is the first seat’s turn. The second may not act.",
      fr: "C’est au premier siège de jouer. Le deuxième ne peut pas agir.",
      de: "Der erste Platz ist am Zug. Der zweite darf nichts tun.",
    },
    position:
      "mountain p2 | g3#1 . . . . . . . ./. . . . . . . ./. . . . . . ./. . . . . ./. . . . ./. . . ./. . ./. . | hand:1=b3#1,r7#1,g9#1 hand:2=r12#1,b12#1,g12#1 helm:1=turn",
    tries: [
      {
        act: "1: b3 r1p2",
        allowed: "yes",
        holds: "yes",
      },
      {
        act: "2: r12 r1p2",
        allowed: "no",
        price: 9,
        holds: "no",
        with: {
          turn: 1,
        },
      },
    ],
  },
  {
    id: "A.turn.action/then-draw-up",
    clause: "A.turn.action",
    caption: {
      en: "Two are discarded, two are drawn, and the turn passes.",
      fr: "Deux défaussées, deux piochées, et le tour passe.",
      de: "Zwei abgeworfen, zwei gezogen, und der Zug geht weiter.",
    },
    position:
      "mountain p2 | g3#1 . . . . . . . ./. . . . . . . ./. . . . . . ./. . . . . ./. . . . ./. . . ./. . ./. . | hand:1=b3#1,r7#1,g9#1,b8#1,r2#1 hand:2=r12#1,b12#1,g12#1 pile:1=g1#1,b1#1 helm:1=turn",
    tries: [
      {
        act: "1: discard b3 r7",
        allowed: "yes",
        holds: "yes",
        facts: ["turn helm:1>acted:1 A.turn.action", "turn acted:1>helm:2 A.turn.action"],
        leaves: {
          counts: {
            "hand:1": 5,
            "pile:1": 0,
          },
        },
      },
    ],
  },
  {
    id: "A.turn.hand/own-cards-only",
    clause: "A.turn.hand",
    caption: {
      en: "Red 12 is in the other hand.",
      fr: "Le 12 rouge est dans l’autre main.",
      de: "Die rote 12 ist auf der anderen Hand.",
    },
    position:
      "mountain p2 | g3#1 . . . . . . . ./. . . . . . . ./. . . . . . ./. . . . . ./. . . . ./. . . ./. . ./. . | hand:1=b3#1,r7#1,g9#1 hand:2=r12#1,b12#1,g12#1 helm:1=turn",
    tries: [
      {
        act: "1: r12 r1p2",
        allowed: "no",
        price: 9,
        holds: "no",
        with: {
          card: "r12",
        },
      },
      {
        act: "1: b3 r1p2",
        allowed: "yes",
        holds: "yes",
      },
    ],
  },
  {
    id: "A.turn.discard-two/two-face-down",
    clause: "A.turn.discard-two",
    caption: {
      en: "Two cards of your choice go, face down. One is not enough.",
      fr: "Deux cartes de ton choix partent, face cachée. Une ne suffit pas.",
      de: "Zwei Karten deiner Wahl gehen verdeckt weg. Eine reicht nicht.",
    },
    position:
      "mountain p2 | g3#1 . . . . . . . ./. . . . . . . ./. . . . . . ./. . . . . ./. . . . ./. . . ./. . ./. . | hand:1=b3#1,r7#1,g9#1 hand:2=r12#1,b12#1,g12#1 helm:1=turn",
    tries: [
      {
        act: "1: discard b3 r7",
        allowed: "yes",
        holds: "yes",
        facts: ["b3#1 hand:1>discard:1 A.turn.discard-two"],
      },
      {
        act: "1: discard b3",
        allowed: "no",
        holds: "no",
        with: {
          need: 2,
          given: 1,
        },
      },
    ],
  },
  {
    id: "A.turn.silence/closed-hands",
    clause: "A.turn.silence",
    caption: {
      en: "The first seat sees its own hand. Of the other it knows a number only, and nobody says more.",
      fr: "Le premier siège voit sa main. De l’autre, il ne connaît que le nombre, et personne n’en dit plus.",
      de: "Der erste Platz sieht seine Hand. Von der anderen kennt er nur die Anzahl, und niemand sagt mehr.",
    },
    position:
      "mountain p2 @1 | g3#1 . . . . . . . ./. . . . . . . ./. . . . . . ./. . . . . ./. . . . ./. . . ./. . ./. . | hand:1=b3#1,r7#1,g9#1 hand:2=?x5 box= pile:1=?x38 pile:2=?x38 helm:1=turn",
    tries: [
      {
        act: "1: b3 r1p2",
        allowed: "yes",
      },
    ],
    stands: {
      counts: {
        "hand:2": 5,
      },
    },
  },
  {
    id: "A.discard.any/bridge-campfire-summit",
    clause: "A.discard.any",
    caption: {
      en: "Bridges, Campfires and Summits may be discarded or used to pay.",
      fr: "Ponts, feux de camp et sommets se défaussent ou servent à payer.",
      de: "Brücken, Lagerfeuer und Gipfel darf man abwerfen oder zum Bezahlen nehmen.",
    },
    position:
      "mountain p2 | g3#1 . . . . . . . ./. . . . . . . ./. . . . . . ./. . . . . ./. . . . ./. . . ./. . ./. . | hand:1=bridge#1,campfire:r,summit#1,b5#1 hand:2=r12#1,b12#1,g12#1 helm:1=turn",
    tries: [
      {
        act: "1: discard bridge campfire:r",
        allowed: "yes",
      },
      {
        act: "1: b5 r1p2 -summit -bridge",
        allowed: "yes",
        price: 2,
      },
    ],
  },
];
