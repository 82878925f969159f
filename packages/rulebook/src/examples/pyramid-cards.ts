import type { Example } from "./shapes";

/** VAR: the cards of the Explorer deck. */
export const pyramidCards: readonly Example[] = [
  {
    id: "T.pyramid.compass/to-the-hand",
    clause: "T.pyramid.compass",
    caption: {
      en: "A Compass goes to the hand, hidden.",
      fr: "Une Boussole va dans la main, cachée.",
      de: "Ein Kompass kommt verdeckt auf die Hand.",
    },
    position:
      "sea p2 pyramid | . . . . . . . ./. . . . . . ./. . . . . ./. . . . ./. . . ./. . ./. ./. | hand:1=30,31,40,41,50 hand:2=1,3,5 pile:1=60 explorer=compass#1 helm:1=turn explored=start#1,start#2,start#3,start#4,start#5,finish#1,finish#2,finish#3,finish#4,finish#5,monster#1,monster#2,monster#3,monster#4,monster#5,storm#1,storm#2,storm#3,storm#4,storm#5,storm#6,compass#2,compass#3,compass#4,compass#5,compass#6,wild#1,wild#2,rocks",
    tries: [
      {
        act: "1: 30 r3c1",
        allowed: "yes",
        facts: ["compass#1 explorer>hand:1 T.pyramid.draw"],
      },
    ],
  },
  {
    id: "T.pyramid.compass/a-whole-turn",
    clause: "T.pyramid.compass",
    caption: {
      en: "Used on a Storm, the Compass is the turn’s action.",
      fr: "Utilisée sur une Tempête, la Boussole est l’action du tour.",
      de: "Auf einen Sturm gespielt ist der Kompass die Aktion des Zuges.",
    },
    position:
      "sea p2 pyramid | . . . . . . . ./. . . . . . ./. . . . . ./. . . . ./. . . ./. . ./. ./. | hand:1=compass#1,30,40 hand:2=1,3,5 border:r3c1=storm#1 helm:1=turn",
    tries: [
      {
        act: "1: compass r3c1",
        allowed: "yes",
        holds: "yes",
        with: {
          at: "r3c1",
        },
        facts: ["storm#1 border:r3c1>explored T.pyramid.compass"],
        leaves: {
          due: {
            step: "act",
            seats: [2],
          },
        },
      },
      {
        act: "1: compass r3c3",
        allowed: "no",
        holds: "no",
        with: {
          at: "r3c3",
        },
      },
    ],
  },
  {
    id: "T.pyramid.storm/back-to-the-hand",
    clause: "T.pyramid.storm",
    caption: {
      en: "A Storm: the Island returns to the hand and the space is closed.",
      fr: "Une Tempête : l’île revient en main et la case se ferme.",
      de: "Ein Sturm: Die Insel kommt zurück auf die Hand, und das Feld ist zu.",
    },
    position:
      "sea p2 pyramid | . . . . . . . ./. . . . . . ./. . . . . ./. . . . ./. . . ./. . ./. ./. | hand:1=30,31,40,41,50 hand:2=1,3,5 pile:1=60 explorer=storm#1 helm:1=turn explored=start#1,start#2,start#3,start#4,start#5,finish#1,finish#2,finish#3,finish#4,finish#5,monster#1,monster#2,monster#3,monster#4,monster#5,storm#2,storm#3,storm#4,storm#5,storm#6,compass#1,compass#2,compass#3,compass#4,compass#5,compass#6,wild#1,wild#2,rocks",
    tries: [
      {
        act: "1: 30 r3c1",
        allowed: "yes",
        holds: "yes",
        facts: ["storm#1 explorer>border:r3c1 T.pyramid.storm", "30 r3c1>hand:1 T.pyramid.storm"],
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
    id: "T.pyramid.storm/a-closed-space",
    clause: "T.pyramid.storm",
    caption: {
      en: "Nothing may be placed where a Storm lies.",
      fr: "Rien ne se pose où il y a une Tempête.",
      de: "Wo ein Sturm liegt, darf nichts gelegt werden.",
    },
    position:
      "sea p2 pyramid | . . . . . . . ./. . . . . . ./. . . . . ./. . . . ./. . . ./. . ./. ./. | hand:1=30,40 hand:2=1,3,5 border:r3c1=storm#1 helm:1=turn",
    tries: [
      {
        act: "1: 30 r3c1",
        allowed: "no",
        holds: "no",
        with: {
          at: "r3c1",
        },
      },
      {
        act: "1: 30 r3c3",
        allowed: "yes",
        holds: "yes",
      },
    ],
  },
  {
    id: "T.pyramid.monster/both-are-discarded",
    clause: "T.pyramid.monster",
    caption: {
      en: "A Sea Monster: it and the Island go to the discards, and nothing is paid.",
      fr: "Un Monstre marin : lui et l’île vont à la défausse, et rien n’est payé.",
      de: "Ein Seeungeheuer: Es und die Insel kommen auf die Ablage, und nichts wird bezahlt.",
    },
    position:
      "sea p2 pyramid | . . . . . . . ./. . . . . . ./. 33 . . . ./. . . . ./. . . ./. . ./. ./. | hand:1=30,31,40,41,50 hand:2=1,3,5 pile:1=60 explorer=monster#1 helm:1=turn explored=start#1,start#2,start#3,start#4,start#5,finish#1,finish#2,finish#3,finish#4,finish#5,monster#2,monster#3,monster#4,monster#5,storm#1,storm#2,storm#3,storm#4,storm#5,storm#6,compass#1,compass#2,compass#3,compass#4,compass#5,compass#6,wild#1,wild#2,rocks",
    tries: [
      {
        act: "1: 30 r3c1",
        allowed: "yes",
        price: 3,
        facts: ["monster#1 explorer>discard:1 T.pyramid.monster", "30 r3c1>discard:1 T.pyramid.monster"],
        leaves: {
          counts: {
            "tray:1": 0,
          },
        },
      },
    ],
  },
  {
    id: "T.pyramid.finish/to-the-hand",
    clause: "T.pyramid.finish",
    caption: {
      en: "A Finish goes to the hand, hidden.",
      fr: "Une arrivée va dans la main, cachée.",
      de: "Ein Ziel kommt verdeckt auf die Hand.",
    },
    position:
      "sea p2 pyramid | . . . . . . . ./. . . . . . ./. . . . . ./. . . . ./. . . ./. . ./. ./. | hand:1=30,31,40,41,50 hand:2=1,3,5 pile:1=60 explorer=finish#1 helm:1=turn explored=start#1,start#2,start#3,start#4,start#5,finish#2,finish#3,finish#4,finish#5,monster#1,monster#2,monster#3,monster#4,monster#5,storm#1,storm#2,storm#3,storm#4,storm#5,storm#6,compass#1,compass#2,compass#3,compass#4,compass#5,compass#6,wild#1,wild#2,rocks",
    tries: [
      {
        act: "1: 30 r3c1",
        allowed: "yes",
        facts: ["finish#1 explorer>hand:1 T.pyramid.draw"],
      },
    ],
  },
  {
    id: "T.pyramid.rocks/one-card-more",
    clause: "T.pyramid.rocks",
    caption: {
      en: "Jagged Rocks: one card more, on top of the price of 3.",
      fr: "Récifs acérés : une carte de plus, en plus du prix de 3.",
      de: "Schroffe Felsen: eine Karte mehr, zum Preis von 3 dazu.",
    },
    position:
      "sea p2 pyramid | . . . . . . . ./. . . . . . ./. 33 . . . ./. . . . ./. . . ./. . ./. ./. | hand:1=30,31,40,41,50 hand:2=1,3,5 pile:1=60 explorer=rocks helm:1=turn explored=start#1,start#2,start#3,start#4,start#5,finish#1,finish#2,finish#3,finish#4,finish#5,monster#1,monster#2,monster#3,monster#4,monster#5,storm#1,storm#2,storm#3,storm#4,storm#5,storm#6,compass#1,compass#2,compass#3,compass#4,compass#5,compass#6,wild#1,wild#2",
    tries: [
      {
        act: "1: 30 r3c1",
        allowed: "yes",
        price: 3,
        facts: ["toll#1 bank>tray:1 T.pyramid.rocks"],
        leaves: {
          counts: {
            "tray:1": 4,
          },
          due: {
            step: "give",
            seats: [1],
          },
        },
      },
    ],
  },
  {
    id: "T.pyramid.rocks/a-fifth-card",
    clause: "T.pyramid.rocks",
    caption: {
      en: "Price 4 and the rocks make five. The hand has four: the fifth comes from the pile, unseen.",
      fr: "Le prix de 4 et les récifs font cinq. La main en a quatre : la cinquième vient de la pioche, sans être vue.",
      de: "Preis 4 und die Felsen sind fünf. Die Hand hat vier: Die fünfte kommt ungesehen vom Stapel.",
    },
    position:
      "sea p2 pyramid | . . . . . . . ./. . . . . . ./. 34 . . . ./. . . . ./. . . ./. . ./. ./. | hand:1=30,31,40,41,50 hand:2=1,3,5 pile:1=60 explorer=rocks helm:1=turn explored=start#1,start#2,start#3,start#4,start#5,finish#1,finish#2,finish#3,finish#4,finish#5,monster#1,monster#2,monster#3,monster#4,monster#5,storm#1,storm#2,storm#3,storm#4,storm#5,storm#6,compass#1,compass#2,compass#3,compass#4,compass#5,compass#6,wild#1,wild#2",
    tries: [
      {
        act: "1: 30 r3c1",
        allowed: "yes",
        price: 4,
        facts: ["60 pile:1>discard:1 T.pyramid.rocks"],
        leaves: {
          counts: {
            "tray:1": 4,
          },
        },
      },
    ],
  },
  {
    id: "T.pyramid.wild/to-the-hand",
    clause: "T.pyramid.wild",
    caption: {
      en: "A Wild goes to the hand, hidden.",
      fr: "Un Joker va dans la main, caché.",
      de: "Ein Joker kommt verdeckt auf die Hand.",
    },
    position:
      "sea p2 pyramid | . . . . . . . ./. . . . . . ./. . . . . ./. . . . ./. . . ./. . ./. ./. | hand:1=30,31,40,41,50 hand:2=1,3,5 pile:1=60 explorer=wild#1 helm:1=turn explored=start#1,start#2,start#3,start#4,start#5,finish#1,finish#2,finish#3,finish#4,finish#5,monster#1,monster#2,monster#3,monster#4,monster#5,storm#1,storm#2,storm#3,storm#4,storm#5,storm#6,compass#1,compass#2,compass#3,compass#4,compass#5,compass#6,wild#2,rocks",
    tries: [
      {
        act: "1: 30 r3c1",
        allowed: "yes",
        facts: ["wild#1 explorer>hand:1 T.pyramid.draw"],
      },
    ],
  },
];
