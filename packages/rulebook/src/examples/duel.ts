import type { Example } from "./shapes";

/** VAR: Competitive, playing. */
export const duel: readonly Example[] = [
  {
    id: "T.duel.players/exactly-two",
    clause: "T.duel.players",
    caption: {
      en: "The Competitive game is for two.",
      fr: "La Compétition se joue à deux.",
      de: "Den Wettstreit spielt man zu zweit.",
    },
    options: [
      {
        code: "sea p2 duel",
        allowed: true,
      },
      {
        code: "sea p3 duel",
        allowed: false,
      },
      {
        code: "sea p1 duel",
        allowed: false,
      },
    ],
  },
  {
    id: "T.duel.deck/five-open",
    clause: "T.duel.deck",
    caption: {
      en: "Five cards each, five open, 65 in the shared deck.",
      fr: "Cinq cartes chacun, cinq visibles, 65 dans la pioche commune.",
      de: "Je fünf Karten, fünf offen, 65 im gemeinsamen Stapel.",
    },
    position:
      "sea p2 duel | . . . . . ./. . . . . ./. . . . . ./. . . . . ./. . . . . ./. . . . . . | islands= open:1=72 open:2=70 open:3=35 open:4=36 open:5=26 hand:1=10,33,55,57,63 hand:2=7,15,50,51,69 helm:2=turn ashore= deck=1,2,3,4,5,6,8,9,11,12,13,14,16,17,18,19,20,21,22,23,24,25,27,28,29,30,31,32,34,37,38,39,40,41,42,43,44,45,46,47,48,49,52,53,54,56,58,59,60,61,62,64,65,66,67,68,71,73,74,75,76,77,78,79,80",
    seed: "v1:example-1",
    stands: {
      counts: {
        "hand:1": 5,
        "hand:2": 5,
        "open:1": 1,
        "open:5": 1,
        deck: 65,
      },
    },
  },
  {
    id: "T.duel.turn/marked-as-own",
    clause: "T.duel.turn",
    caption: {
      en: "The card is marked as its player’s. The price is the usual one.",
      fr: "La carte montre qui l’a posée. Le prix ne change pas.",
      de: "Die Karte zeigt, wer sie gelegt hat. Der Preis ist der übliche.",
    },
    position:
      "sea p2 duel | . . . . . ./. . . . . ./30 . . . . ./. . . . . ./. . . . . ./. . . . . . | hand:1=31,50,51,52,78 hand:2=1,2,3,4,5 open:1=60 open:2=61 open:3=62 open:4=63 open:5=64 deck=70,71,72 helm:1=turn",
    tries: [
      {
        act: "1: 31 r3c2 -50",
        allowed: "yes",
        price: 1,
        facts: ["mark:r3c2 unmarked>of:1 T.duel.turn", "50 hand:1>discard:1 T.place.pay"],
      },
    ],
  },
  {
    id: "T.duel.draw/farthest-first",
    clause: "T.duel.draw",
    caption: {
      en: "Two were used: the two farthest from the deck come to the hand, and the row closes up.",
      fr: "Deux cartes sont parties : les deux plus loin de la pioche viennent en main, et la ligne se resserre.",
      de: "Zwei Karten sind weg: Die zwei, die am weitesten vom Stapel liegen, kommen auf die Hand, und die Auslage rückt nach.",
    },
    position:
      "sea p2 duel | . . . . . ./. . . . . ./30 . . . . ./. . . . . ./. . . . . ./. . . . . . | hand:1=31,50,51,52,78 hand:2=1,2,3,4,5 open:1=60 open:2=61 open:3=62 open:4=63 open:5=64 deck=70,71,72 helm:1=turn",
    tries: [
      {
        act: "1: discard 50 51",
        allowed: "yes",
        facts: [
          "60 open:1>hand:1 T.duel.draw",
          "61 open:2>hand:1 T.duel.draw",
          "62 open:3>open:1 T.duel.draw",
        ],
        leaves: {
          counts: {
            "hand:1": 5,
            "open:5": 1,
            deck: 1,
          },
        },
      },
    ],
  },
  {
    id: "T.duel.possible/seventy-eight",
    clause: "T.duel.possible",
    caption: {
      en: "78 four spaces from the end leaves three spaces for 79 and 80: not allowed. One space on it fits.",
      fr: "Le 78 à quatre cases de la fin laisse trois cases pour 79 et 80 : interdit. Une case plus loin, il va.",
      de: "Die 78 auf dem viertletzten Feld ließe drei Felder für 79 und 80: nicht erlaubt. Ein Feld weiter passt sie.",
    },
    position:
      "sea p2 duel | . . . . . ./. . . . . ./30 . . . . ./. . . . . ./. . . . . ./. . . . . . | hand:1=31,50,51,52,78 hand:2=1,2,3,4,5 open:1=60 open:2=61 open:3=62 open:4=63 open:5=64 deck=70,71,72 helm:1=turn",
    tries: [
      {
        act: "1: 78 r6c3",
        allowed: "no",
        holds: "no",
        with: {
          spaces: 3,
          numbers: 2,
        },
      },
      {
        act: "1: 78 r6c4",
        allowed: "yes",
        holds: "yes",
      },
    ],
  },
  {
    id: "T.duel.swap/nothing-fits",
    clause: "T.duel.swap",
    caption: {
      en: "None of the cards can be laid: show them, discard them all and take the open row.",
      fr: "Aucune des cartes ne se pose : montre-les, défausse tout et prends la ligne visible.",
      de: "Keine der Karten lässt sich legen: Zeig sie, wirf alle ab und nimm die Auslage.",
    },
    position:
      "sea p2 duel | 40 . . . . ./. . . . . ./. . . . . ./. . . . . ./. . . . . ./. . . . . . | hand:1=2,3,4 hand:2=50,51 open:1=60 open:2=61 open:3=62 open:4=63 open:5=64 deck=70 helm:1=turn",
    tries: [
      {
        act: "1: swap",
        allowed: "yes",
        holds: "yes",
        with: {
          open: 5,
        },
        facts: [
          "2 hand:1>shown:1 T.duel.swap",
          "2 shown:1>discard:1 T.duel.swap",
          "60 open:1>hand:1 T.duel.swap",
        ],
        leaves: {
          counts: {
            "hand:1": 5,
          },
        },
      },
    ],
  },
  {
    id: "T.duel.swap/something-fits",
    clause: "T.duel.swap",
    caption: {
      en: "50 can be laid, so the hand may not be exchanged.",
      fr: "Le 50 peut se poser, la main ne s’échange donc pas.",
      de: "Die 50 lässt sich legen, also darf man nicht tauschen.",
    },
    position:
      "sea p2 duel | . . . . . ./. . . . . ./30 . . . . ./. . . . . ./. . . . . ./. . . . . . | hand:1=31,50,51,52,78 hand:2=1,2,3,4,5 open:1=60 open:2=61 open:3=62 open:4=63 open:5=64 deck=70,71,72 helm:1=turn",
    tries: [
      {
        act: "1: swap",
        allowed: "no",
        holds: "no",
        with: {
          open: 5,
        },
      },
    ],
  },
];
