import type { Example } from "../../examples/shapes";

export const examples: readonly Example[] = [
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
  {
    id: "T.duel.pass/nothing-to-do",
    clause: "T.duel.pass",
    caption: {
      en: "One card that fits nowhere, and no open cards: pass.",
      fr: "Une carte qui ne va nulle part, et aucune carte visible : passe.",
      de: "Eine Karte, die nirgends passt, und keine offenen Karten: passen.",
    },
    position:
      "sea p2 duel | 40 . . . . ./. . . . . ./. . . . . ./. . . . . ./. . . . . ./. . . . . . | hand:1=2 hand:2=50,51 helm:1=turn",
    tries: [
      {
        act: "1: pass",
        allowed: "yes",
        holds: "yes",
        with: {
          have: 1,
          open: 0,
        },
      },
      {
        before: ["1: pass"],
        act: "2: pass",
        allowed: "no",
        holds: "no",
        with: {
          have: 2,
        },
      },
    ],
  },
  {
    id: "T.duel.end/one-card-each",
    clause: "T.duel.end",
    caption: {
      en: "Both hands are down to one card: the game ends.",
      fr: "Les deux mains n’ont plus qu’une carte : la partie finit.",
      de: "Beide Hände haben nur noch eine Karte: Das Spiel endet.",
    },
    position:
      "sea p2 duel | . . . . . ./. . . . . ./30 . . . . ./. . . . . ./. . . . . ./. . . . . . | hand:1=50,51 hand:2=60 helm:1=turn",
    tries: [
      {
        act: "1: 51 r5c1",
        allowed: "yes",
        holds: "yes",
        facts: ["turn helm:2>won T.duel.end"],
        leaves: {
          outcome: "won",
        },
      },
    ],
  },
  {
    id: "T.duel.end/full-grid",
    clause: "T.duel.end",
    caption: {
      en: "The last space is filled: the game ends at once.",
      fr: "La dernière case est remplie : la partie finit aussitôt.",
      de: "Das letzte Feld ist gefüllt: Das Spiel endet sofort.",
    },
    position:
      "sea p2 duel | 2 4 6 8 10 12/14 16 18 20 22 24/26 28 30 32 34 36/38 40 42 44 46 48/50 52 54 56 58 60/62 64 66 68 70 . | hand:1=71,1,3 hand:2=5,7,9 helm:1=turn",
    tries: [
      {
        act: "1: 71 r6c6",
        allowed: "yes",
        price: 1,
        holds: "yes",
        facts: ["71 hand:1>r6c6 T.place.empty"],
        leaves: {
          due: {
            step: "give",
            seats: [1],
          },
        },
      },
    ],
  },
  {
    id: "T.duel.score/a-run-of-three",
    clause: "T.duel.score",
    caption: {
      en: "The first seat: four cards, 8, a run of three, 3, less one discarded: 10. The second: two cards, 4.",
      fr: "Le premier siège : quatre cartes, 8, une suite de trois, 3, moins une défausse : 10. Le second : deux cartes, 4.",
      de: "Der erste Platz: vier Karten, 8, eine Folge von drei, 3, weniger eine abgeworfene: 10. Der zweite: zwei Karten, 4.",
    },
    position:
      "sea p2 duel | 3 5 6 . . ./20 . . . . ./30 31 . . . ./. . . . . ./. . . . . ./. . . . . . | hand:1=50,51 hand:2=60,61 discard:1=9 of:1=mark:r1c1,mark:r1c2,mark:r1c3,mark:r2c1 of:2=mark:r3c1,mark:r3c2 helm:1=turn",
    stands: {
      points: [10, 4],
      leader: 1,
      by: "points",
    },
  },
  {
    id: "T.duel.score/across-a-row-end",
    clause: "T.duel.score",
    caption: {
      en: "A run goes on over the row end: four cards, 8, and a run of four, 4.",
      fr: "Une suite continue par le bout de la rangée : quatre cartes, 8, et une suite de quatre, 4.",
      de: "Eine Folge geht über das Reihenende weiter: vier Karten, 8, und eine Folge von vier, 4.",
    },
    position:
      "sea p2 duel | . . . . 10 11/12 13 . . . ./. . . . . ./. . . . . ./. . . . . ./. . . . . . | hand:1=50,51 hand:2=60,61 of:1=mark:r1c5,mark:r1c6,mark:r2c1,mark:r2c2 helm:1=turn",
    stands: {
      points: [12, 0],
      leader: 1,
      by: "points",
    },
  },
  {
    id: "T.duel.tie/more-cards-placed",
    clause: "T.duel.tie",
    caption: {
      en: "Four points each. The first placed three cards, the second two: the first wins.",
      fr: "Quatre points chacun. Le premier a posé trois cartes, le second deux : le premier gagne.",
      de: "Je vier Punkte. Der erste Platz legte drei Karten, der zweite zwei: Der erste gewinnt.",
    },
    position:
      "sea p2 duel | 3 . 6 . . ./20 . . . . ./30 . 33 . . ./. . . . . ./. . . . . ./. . . . . . | hand:1=50,51 hand:2=60,61 discard:1=9,10 of:1=mark:r1c1,mark:r1c3,mark:r2c1 of:2=mark:r3c1,mark:r3c3 helm:1=turn",
    stands: {
      points: [4, 4],
      leader: 1,
      by: "placed",
    },
  },
  {
    id: "T.duel.tie/the-longer-run",
    clause: "T.duel.tie",
    caption: {
      en: "Equal points, cards and discards: the run of two decides.",
      fr: "Points, cartes et défausses égaux : la suite de deux décide.",
      de: "Gleich viele Punkte, Karten und Abwürfe: Die Folge von zwei entscheidet.",
    },
    position:
      "sea p2 duel | 3 . 6 . . ./. . . . . ./30 33 . . . ./. . . . . ./. . . . . ./. . . . . . | hand:1=50,51 hand:2=60,61 of:1=mark:r1c1,mark:r1c3 of:2=mark:r3c1,mark:r3c2 helm:1=turn",
    stands: {
      points: [4, 4],
      leader: 2,
      by: "longest",
    },
  },
  {
    id: "T.duel.tie/shared",
    clause: "T.duel.tie",
    caption: {
      en: "Equal in everything: the win is shared.",
      fr: "Tout est égal : la victoire est partagée.",
      de: "Alles gleich: Der Sieg ist geteilt.",
    },
    position:
      "sea p2 duel | 3 . . . . ./. . . . . ./30 . . . . ./. . . . . ./. . . . . ./. . . . . . | hand:1=50,51 hand:2=60,61 of:1=mark:r1c1 of:2=mark:r3c1 helm:1=turn",
    stands: {
      points: [2, 2],
      leader: null,
      by: "shared",
    },
  },
];
