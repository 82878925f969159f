import type { Example } from "../../../examples/shapes";

export const turnExamples: readonly Example[] = [
  {
    id: "T.turn.action/one-seat-acts",
    clause: "T.turn.action",
    caption: {
      en: "It is the first seat’s turn. The second may not act.",
      fr: "C’est au premier siège de jouer. Le deuxième ne peut pas agir.",
      de: "Der erste Platz ist am Zug. Der zweite darf nichts tun.",
    },
    position:
      "sea p2 | . . . . . ./. . . . . ./. . . . . ./45 . . . . ./. . . . . ./. . . . . . | hand:1=5,20,40,60,70 hand:2=10,30,50,61,71 berth:start=start#1 helm:1=turn",
    tries: [
      {
        act: "1: 60 r5c1",
        allowed: "yes",
        holds: "yes",
      },
      {
        act: "2: 61 r5c1",
        allowed: "no",
        holds: "no",
        with: {
          turn: 1,
        },
      },
      {
        act: "1: discard 5 20",
        allowed: "yes",
        holds: "yes",
        leaves: {
          due: {
            step: "act",
            seats: [2],
          },
        },
      },
    ],
  },
  {
    id: "T.turn.draw/up-to-five",
    clause: "T.turn.draw",
    caption: {
      en: "Discard two, then draw two: the hand is full again.",
      fr: "Défausse deux, pioche deux : la main est de nouveau pleine.",
      de: "Zwei abwerfen, zwei ziehen: Die Hand ist wieder voll.",
    },
    position:
      "sea p2 | . . . . . ./. . . . . ./. . . . . ./45 . . . . ./. . . . . ./. . . . . . | hand:1=5,20,40,60,70 hand:2=10,30,50,61,71 pile:1=33,34 berth:start=start#1 helm:1=turn",
    tries: [
      {
        act: "1: discard 5 20",
        allowed: "yes",
        facts: ["turn acted:1>helm:2 T.turn.action"],
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
    id: "T.turn.draw/one-left",
    clause: "T.turn.draw",
    caption: {
      en: "The pile holds one card: draw that one and play on with four.",
      fr: "La pioche n’a qu’une carte : prends-la et continue avec quatre.",
      de: "Der Stapel hat nur eine Karte: Zieh sie und spiele mit vier weiter.",
    },
    position:
      "sea p2 | . . . . . ./. . . . . ./. . . . . ./45 . . . . ./. . . . . ./. . . . . . | hand:1=5,20,40,60,70 hand:2=10,30,50,61,71 pile:1=33 berth:start=start#1 helm:1=turn",
    tries: [
      {
        act: "1: discard 5 20",
        allowed: "yes",
        facts: ["33 pile:1>hand:1 T.turn.draw"],
        leaves: {
          counts: {
            "hand:1": 4,
          },
        },
      },
    ],
  },
  {
    id: "T.turn.hand/own-cards-only",
    clause: "T.turn.hand",
    caption: {
      en: "30 is in the other hand.",
      fr: "Le 30 est dans l’autre main.",
      de: "Die 30 ist auf der anderen Hand.",
    },
    position:
      "sea p2 | . . . . . ./. . . . . ./. . . . . ./45 . . . . ./. . . . . ./. . . . . . | hand:1=5,20,40,60,70 hand:2=10,30,50,61,71 berth:start=start#1 helm:1=turn",
    tries: [
      {
        act: "1: 30 r2c1",
        allowed: "no",
        holds: "no",
        with: {
          card: "30",
        },
      },
      {
        act: "1: 20 r2c1",
        allowed: "yes",
        holds: "yes",
        with: {
          card: "20",
        },
      },
    ],
  },
  {
    id: "T.turn.discard-two/two-face-down",
    clause: "T.turn.discard-two",
    caption: {
      en: "Two cards of your choice go, face down. One is not enough.",
      fr: "Deux cartes de ton choix partent, face cachée. Une ne suffit pas.",
      de: "Zwei Karten deiner Wahl gehen verdeckt weg. Eine reicht nicht.",
    },
    position:
      "sea p2 | . . . . . ./. . . . . ./. . . . . ./45 . . . . ./. . . . . ./. . . . . . | hand:1=5,20,40,60,70 hand:2=10,30,50,61,71 berth:start=start#1 helm:1=turn",
    tries: [
      {
        act: "1: discard 5 20",
        allowed: "yes",
        holds: "yes",
        facts: ["5 hand:1>discard:1 T.turn.discard-two", "20 hand:1>discard:1 T.turn.discard-two"],
      },
      {
        act: "1: discard 5",
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
    id: "T.turn.silence/numbers-only",
    clause: "T.turn.silence",
    caption: {
      en: "The eight are being agreed. All that can be said is a number: gladly, and at most.",
      fr: "On s’accorde sur les huit. On ne dit que des nombres : combien volontiers, combien au plus.",
      de: "Die acht werden abgesprochen. Gesagt werden nur Zahlen: wie viele gern, wie viele höchstens.",
    },
    position:
      "sea p3 @2 | . . . . . ./. . . . . ./. . . . . ./45 . . . . ./. . . . . ./. . . . . . | hand:1=?x4 hand:2=10,30,50,61,71 hand:3=?x5 islands=?x65 pot=toll#1,toll#2,toll#3,toll#4,toll#5,toll#6,toll#7,toll#8 berth:start=start#1 settling:1=turn",
    tries: [
      {
        act: "2: dial 2 4",
        allowed: "yes",
      },
    ],
    stands: {
      due: {
        step: "pledge",
        seats: [1, 2, 3],
        clause: "T.start.eight",
      },
      counts: {
        "hand:3": 5,
      },
    },
  },
  {
    id: "T.turn.hand/only-the-hand-knows",
    clause: "T.turn.hand",
    caption: {
      en: "Seen by somebody who looks on: whether 5 is in the hand, only its holder can tell. The price is known.",
      fr: "Vu par quelqu’un qui regarde : si le 5 est en main, seule la personne le sait. Le prix est connu.",
      de: "Von außen gesehen: Ob die 5 auf der Hand ist, weiß nur, wer sie hält. Der Preis ist bekannt.",
    },
    position:
      "sea p2 @- | . . 3 . . ./. . . . . ./. . . . . ./. . . . . ./. . . . . ./. . . . . . | islands=?x69 berth:start=start#1 hand:1=?x5 hand:2=?x5 helm:1=turn",
    tries: [
      { act: "1: 5 r1c4", allowed: "unknown", price: 2, holds: "unknown", with: { card: "5" } },
      { act: "1: 3 r1c4", allowed: "no", holds: "no" },
    ],
  },
];
