import type { Example } from "./shapes";

/** The mountain where the book is silent: what we infer and how we read it. */
export const mountainReadings: readonly Example[] = [
  {
    id: "A.place.support/a-bridge-supports",
    clause: "A.place.support",
    caption: {
      en: "A Bridge is a card: with the 6 beside it, it supports the second row.",
      fr: "Un pont est une carte : avec le 6 à côté, il soutient la deuxième rangée.",
      de: "Eine Brücke ist eine Karte: Mit der 6 daneben stützt sie die zweite Reihe.",
    },
    position:
      "mountain p2 | g6#1 bridge#1 . . . . . . ./. . . . . . . ./. . . . . . ./. . . . . ./. . . . ./. . . ./. . ./. . | hand:1=b7#1,g1#1,g2#1 hand:2=r12#1,b12#1,g12#1 helm:1=turn",
    tries: [{ act: "1: b7 r2p1", allowed: "yes", holds: "yes" }],
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
  {
    id: "A.campfire.value/past-a-bridge",
    clause: "A.campfire.value",
    caption: {
      en: "Past the Bridge lies 3: beside this Campfire 5 costs 2.",
      fr: "Au-delà du pont se trouve le 3 : à côté de ce feu, le 5 coûte 2.",
      de: "Hinter der Brücke liegt die 3: Neben diesem Lagerfeuer kostet die 5 zwei Karten.",
    },
    position:
      "mountain p2 | b3#1 bridge#1 campfire:r . . . . . ./. . . . . . . ./. . . . . . ./. . . . . ./. . . . ./. . . ./. . ./. . | hand:1=g5#1,g1#1,g2#1 hand:2=r12#1,b12#1,g12#1 helm:1=turn",
    tries: [{ act: "1: g5 r1p4", allowed: "yes", price: 2 }],
  },
  {
    id: "A.green.path/over-a-campfire",
    clause: "A.green.path",
    caption: {
      en: "On row 5 a green Campfire is part of the path: the Summit may be played.",
      fr: "À la rangée 5, un feu vert fait partie du sentier : le sommet peut se jouer.",
      de: "In Reihe 5 gehört ein grünes Lagerfeuer zum Pfad: Der Gipfel darf gespielt werden.",
    },
    position:
      "mountain p2 green | g1#1 b1#1 r1#1 g2#1 b2#1 r2#1 g3#1 b3#1 r3#1/g4#1 b4#1 r4#1 g5#1 b5#1 r5#1 g2#2 b2#2/g6#1 b6#1 r6#1 g7#1 b7#1 r7#1 g3#2/g8#1 b8#1 r8#1 g9#1 b9#1 r9#1/campfire:g b10#1 r10#1 g5#2 b5#2/g11#1 b11#1 r11#1 g6#2/g12#1 b12#1 r12#1/g8#2 b8#2 | hand:1=summit#1,r12#2,b12#2 hand:2=r11#2,b11#2 helm:1=turn",
    tries: [{ act: "1: summit", allowed: "yes", holds: "yes", with: { row: 8 } }],
  },
  {
    id: "A.panorama.done/a-campfire-between",
    clause: "A.panorama.done",
    caption: {
      en: "3, a Campfire, 4, 3: the Campfire breaks 3-4-3.",
      fr: "3, un feu, 4, 3 : le feu rompt 3-4-3.",
      de: "3, ein Lagerfeuer, 4, 3: Das Lagerfeuer unterbricht 3-4-3.",
    },
    position:
      "mountain p2 panoramas(2-3-4,3-4-3,9-8-7) | g3#1 campfire:b r4#1 . . . . . ./. . . . . . . ./. . . . . . ./. . . . . ./. . . . ./. . . ./. . ./. . | hand:1=g3#2,g9#1 hand:2=r12#1,b12#1 shown=panorama:3-4-3,panorama:9-8-7,panorama:2-3-4 panoramas= helm:1=turn",
    tries: [{ act: "1: g3 r1p4 -g9", allowed: "yes", price: 1, leaves: { counts: { met: 0, shown: 3 } } }],
  },
  {
    id: "A.goat.place/moved-by-a-campfire",
    clause: "A.goat.place",
    caption: {
      en: "Green 4 brought its goat, which has climbed on. A Campfire moves the card: no second goat comes.",
      fr: "Le 4 vert a amené sa chèvre, qui est montée. Un feu déplace la carte : pas de seconde chèvre.",
      de: "Die grüne 4 brachte ihre Ziege, die weitergestiegen ist. Ein Lagerfeuer versetzt die Karte: Es kommt keine zweite.",
    },
    position:
      "mountain p2 goats | g4* b3#1 r3 . . . . . ./b6#1 . . . . . . ./. . . . . . ./. . . . . ./. . . . ./. . . ./. . ./. . | hand:1=campfire:g,r9,b9#1 hand:2=r11#1,b11 goats:r2p1=goat#1 helm:1=turn",
    tries: [
      {
        before: ["1: campfire:g r1p1"],
        act: "1: move r2p2 -r9 -b9",
        allowed: "yes",
        price: 2,
        leaves: { counts: { "goats:r2p2": 0, "goats:r2p1": 1 } },
      },
    ],
  },
  {
    id: "A.goat.bridge/over-a-campfire",
    clause: "A.goat.bridge",
    caption: {
      en: "A Campfire is no Bridge: the goat climbs onto it.",
      fr: "Un feu n’est pas un pont : la chèvre y monte.",
      de: "Ein Lagerfeuer ist keine Brücke: Die Ziege steigt darauf.",
    },
    position:
      "mountain p2 goats | b3#1 g12#1 r3 . . . . . ./b4#1 campfire:g . . . . . ./. . . . . . ./. . . . . ./. . . . ./. . . ./. . ./. . | hand:1=r10#1,b10#1,b1#1 hand:2=r11#1,b11 goats:r1p2=goat#1 helm:1=turn",
    tries: [
      {
        act: "1: herd r1p2 r2p2 -b1",
        allowed: "yes",
        price: 1,
        holds: "yes",
        facts: ["goat#1 goats:r1p2>goats:r2p2 A.goat.herd"],
      },
    ],
  },
];
