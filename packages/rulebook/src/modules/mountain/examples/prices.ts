import type { Example } from "../../../examples/shapes";

export const pricesExamples: readonly Example[] = [
  {
    id: "A.place.cost/five-beside-three",
    clause: "A.place.cost",
    caption: {
      en: "5 beside 3: the difference is 2, so discard two.",
      fr: "5 à côté de 3 : l’écart est 2, défausse deux cartes.",
      de: "5 neben 3: Der Abstand ist 2, also zwei abwerfen.",
    },
    position:
      "mountain p2 | g3#1 . . . . . . . ./. . . . . . . ./. . . . . . ./. . . . . ./. . . . ./. . . ./. . ./. . | hand:1=b5#1,g9#1,r9#1 hand:2=r12#1,b12#1,g12#1 helm:1=turn",
    tries: [
      {
        act: "1: b5 r1p2 -g9 -r9",
        allowed: "yes",
        price: 2,
        holds: "yes",
        with: {
          counts: "left",
          left: 3,
          leftDifference: 2,
        },
        facts: ["g9#1 hand:1>discard:1 A.place.pay"],
      },
    ],
  },
  {
    id: "A.place.cost/six-bridge-nine",
    clause: "A.place.cost",
    caption: {
      en: "Beside a Bridge nothing is paid: a Bridge beside 6 is free, and 9 beside the Bridge is free.",
      fr: "À côté d’un pont, rien à payer : un pont à côté du 6 est gratuit, un 9 à côté du pont aussi.",
      de: "Neben einer Brücke zahlt man nichts: Eine Brücke neben der 6 ist kostenlos, die 9 neben der Brücke auch.",
    },
    position:
      "mountain p2 | g6#1 . . . . . . . ./. . . . . . . ./. . . . . . ./. . . . . ./. . . . ./. . . ./. . ./. . | hand:1=bridge#1,g1#1,g2#1 hand:2=r9#1,b7#1,g8#1 helm:1=turn",
    tries: [
      {
        act: "1: bridge r1p2",
        allowed: "yes",
      },
      {
        before: ["1: bridge r1p2"],
        act: "2: r9 r1p3",
        allowed: "yes",
        holds: "yes",
        with: {
          counts: "none",
        },
      },
    ],
  },
  {
    id: "A.place.pay/from-the-hand-left",
    clause: "A.place.pay",
    caption: {
      en: "9 beside 3 needs six cards, and two are left: too dear.",
      fr: "Le 9 à côté du 3 demande six cartes, il en reste deux : trop cher.",
      de: "Die 9 neben der 3 braucht sechs Karten, zwei bleiben: zu teuer.",
    },
    position:
      "mountain p2 | g3#1 . . . . . . . ./. . . . . . . ./. . . . . . ./. . . . . ./. . . . ./. . . ./. . ./. . | hand:1=b9#1,b4#1,r9#1 hand:2=r12#1,b12#1,g12#1 helm:1=turn",
    tries: [
      {
        act: "1: b9 r1p2",
        allowed: "no",
        price: 6,
        holds: "no",
        with: {
          need: 6,
          have: 2,
        },
      },
      {
        act: "1: b4 r1p2",
        allowed: "yes",
        price: 1,
        holds: "yes",
        with: {
          need: 1,
          have: 2,
        },
      },
    ],
  },
  {
    id: "A.bridge.place/not-at-an-end",
    clause: "A.bridge.place",
    caption: {
      en: "A Bridge lies inside a row, for nothing: never on its first or last place.",
      fr: "Un pont est dans la rangée, gratuitement : jamais à sa première ni à sa dernière place.",
      de: "Eine Brücke liegt kostenlos in der Reihe: nie auf dem ersten oder letzten Platz.",
    },
    position:
      "mountain p2 | g6#1 b6#1 . . . . . . ./. . . . . . . ./. . . . . . ./. . . . . ./. . . . ./. . . ./. . ./. . | hand:1=bridge#1,g9#1,r9#1 hand:2=r12#1,b12#1,g12#1 helm:1=turn",
    tries: [
      {
        act: "1: bridge r1p3",
        allowed: "yes",
        holds: "yes",
        facts: ["bridge#1 hand:1>r1p3 A.bridge.place"],
      },
      {
        act: "1: bridge r2p1",
        allowed: "no",
        holds: "no",
        with: {
          at: "r2p1",
        },
      },
    ],
  },
  {
    id: "A.bridge.cover/seven-on-the-bridge",
    clause: "A.bridge.cover",
    caption: {
      en: "7 covers the Bridge between 6 and 9: the greater difference counts, so discard two.",
      fr: "Le 7 couvre le pont entre 6 et 9 : le plus grand écart compte, défausse deux cartes.",
      de: "Die 7 deckt die Brücke zwischen 6 und 9 ab: Der größere Abstand zählt, also zwei abwerfen.",
    },
    position:
      "mountain p2 | g6#1 bridge#1 r9#1 . . . . . ./. . . . . . . ./. . . . . . ./. . . . . ./. . . . ./. . . ./. . ./. . | hand:1=b7#1,g1#1,g2#1 hand:2=r12#1,b12#1,g12#1 helm:1=turn",
    tries: [
      {
        act: "1: b7 r1p2 -g1 -g2",
        allowed: "yes",
        price: 2,
        holds: "yes",
        with: {
          at: "r1p2",
          card: "bridge",
        },
        facts: ["bridge#1 r1p2>covered A.bridge.cover"],
      },
      {
        act: "1: b7 r1p1",
        allowed: "no",
        holds: "no",
        with: {
          card: "g6",
        },
      },
    ],
  },
  {
    id: "A.bridge.place/beside-a-bridge",
    clause: "A.bridge.place",
    caption: {
      en: "A Bridge goes beside a Bridge, for nothing.",
      fr: "Un pont se pose à côté d’un pont, gratuitement.",
      de: "Eine Brücke kommt kostenlos neben eine Brücke.",
    },
    position:
      "mountain p2 | g6#1 bridge#1 . . . . . . ./. . . . . . . ./. . . . . . ./. . . . . ./. . . . ./. . . ./. . ./. . | hand:1=bridge#2,g1#1,g2#1 hand:2=r12#1,b12#1,g12#1 helm:1=turn",
    tries: [
      { act: "1: bridge r1p3", allowed: "yes", holds: "yes", facts: ["bridge#2 hand:1>r1p3 A.bridge.place"] },
    ],
  },
  {
    id: "A.bridge.cover/beside-a-campfire",
    clause: "A.bridge.cover",
    caption: {
      en: "The Campfire to the right counts as 6, as it did over the Bridge: 8 is 2 away on both sides.",
      fr: "Le feu à droite vaut 6, comme par-dessus le pont : le 8 est à 2 des deux côtés.",
      de: "Das Lagerfeuer rechts zählt als 6, wie über die Brücke hinweg: Die 8 ist auf beiden Seiten 2 entfernt.",
    },
    position:
      "mountain p2 | b6#1 bridge#1 campfire:r . . . . . ./. . . . . . . ./. . . . . . ./. . . . . ./. . . . ./. . . ./. . ./. . | hand:1=g8#1,g1#1,g2#1 hand:2=r12#1,b12#1,g12#1 helm:1=turn",
    tries: [
      {
        act: "1: g8 r1p2 -g1 -g2",
        allowed: "yes",
        price: 2,
        holds: "yes",
        facts: ["bridge#1 r1p2>covered A.bridge.cover"],
      },
    ],
  },
];
