import type { Example } from "./shapes";

/** VAR: Competitive, its end and its points. */
export const duelEnd: readonly Example[] = [
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
