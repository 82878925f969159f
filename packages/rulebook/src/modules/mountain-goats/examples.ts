import type { Example } from "../../examples/shapes";

export const examples: readonly Example[] = [
  {
    id: "A.goat.symbol/twelve-cards",
    clause: "A.goat.symbol",
    caption: {
      en: "Green 1 comes twice. One of the two bears a goat, the other does not.",
      fr: "Le 1 vert existe deux fois. L’un porte une chèvre, l’autre non.",
      de: "Die grüne 1 gibt es zweimal. Eine davon trägt eine Ziege, die andere nicht.",
    },
    position:
      "mountain p2 goats | b3#1 . . . . . . . ./. . . . . . . ./. . . . . . ./. . . . . ./. . . . ./. . . ./. . ./. . | hand:1=g1*,g1,r9,r10#1,b9#1 hand:2=r11#1,b11 helm:1=turn",
    tries: [
      {
        act: "1: g1* r1p2",
        allowed: "yes",
        price: 2,
        leaves: {
          counts: {
            "goats:r1p2": 1,
          },
        },
      },
      {
        act: "1: g1 r1p2",
        allowed: "yes",
        price: 2,
        leaves: {
          counts: {
            "goats:r1p2": 0,
          },
        },
      },
    ],
  },
  {
    id: "A.goat.place/from-the-hand",
    clause: "A.goat.place",
    caption: {
      en: "A card with a goat is placed: a goat comes to stand on it.",
      fr: "Une carte à chèvre est posée : une chèvre vient dessus.",
      de: "Eine Karte mit Ziege wird gelegt: Eine Ziege kommt darauf.",
    },
    position:
      "mountain p2 goats | b3#1 . . . . . . . ./. . . . . . . ./. . . . . . ./. . . . . ./. . . . ./. . . ./. . ./. . | hand:1=g4*,r9,b9#1 hand:2=r11#1,b11 helm:1=turn",
    tries: [
      {
        act: "1: g4* r1p2",
        allowed: "yes",
        price: 1,
        facts: ["goat#1 goats>goats:r1p2 A.goat.place"],
      },
    ],
  },
  {
    id: "A.goat.herd/one-row-up",
    clause: "A.goat.herd",
    caption: {
      en: "One card moves the goat one row up, from green 12 to red 3.",
      fr: "Une carte fait monter la chèvre d’une rangée, du 12 vert au 3 rouge.",
      de: "Eine Karte bringt die Ziege eine Reihe hinauf, von der grünen 12 auf die rote 3.",
    },
    position:
      "mountain p2 goats | b3#1 g12#1 r3 g5#1 . . . . ./b4#1 r3* b9#1 . . . . ./g9#1 r9 . . . . ./b8 . . . . ./. . . . ./. . . ./. . ./. . | hand:1=r10#1,b10#1,b1#1 hand:2=r11#1,b11 goats:r1p2=goat#1 helm:1=turn",
    tries: [
      {
        act: "1: herd r1p2 r2p2 -b1",
        allowed: "yes",
        price: 1,
        holds: "yes",
        with: {
          goats: 1,
        },
        facts: ["goat#1 goats:r1p2>goats:r2p2 A.goat.herd"],
      },
      {
        act: "1: herd r1p2 r1p3 -b1",
        allowed: "no",
        price: 1,
        holds: "no",
      },
    ],
  },
  {
    id: "A.goat.herd/three-rows-up",
    clause: "A.goat.herd",
    caption: {
      en: "Three cards, three rows: the herd gathers goats on its way, and four reach blue 8.",
      fr: "Trois cartes, trois rangées : le troupeau ramasse des chèvres en chemin, et quatre arrivent sur le 8 bleu.",
      de: "Drei Karten, drei Reihen: Die Herde sammelt unterwegs Ziegen ein, und vier kommen auf die blaue 8.",
    },
    position:
      "mountain p2 goats | b3#1 g12#1 r3 g5#1 . . . . ./b4#1 r3* b9#1 . . . . ./g9#1 r9 . . . . ./b8 . . . . ./. . . . ./. . . ./. . ./. . | hand:1=r10#1,b10#1,b1#1 hand:2=r11#1,b11 goats:r1p2=goat#1 goats:r2p2=goat#2,goat#3 goats:r3p1=goat#4 helm:1=turn",
    tries: [
      {
        act: "1: herd r1p2 r2p2 r3p1 r4p1 -r10 -b10 -b1",
        allowed: "yes",
        price: 3,
        holds: "yes",
        leaves: {
          counts: {
            "goats:r4p1": 4,
          },
        },
      },
    ],
  },
  {
    id: "A.goat.bridge/around-it",
    clause: "A.goat.bridge",
    caption: {
      en: "A Bridge lies above to the right: the goat may climb to the left instead.",
      fr: "Un pont est au-dessus à droite : la chèvre peut monter à gauche.",
      de: "Rechts oben liegt eine Brücke: Die Ziege darf stattdessen links hinauf.",
    },
    position:
      "mountain p2 goats | b3#1 g12#1 r3 . . . . . ./b4#1 bridge#1 . . . . . ./. . . . . . ./. . . . . ./. . . . ./. . . ./. . ./. . | hand:1=r10#1,b10#1,b1#1 hand:2=r11#1,b11 goats:r1p2=goat#1 helm:1=turn",
    tries: [
      {
        act: "1: herd r1p2 r2p2 -b1",
        allowed: "no",
        price: 1,
        holds: "no",
        with: {
          at: "r2p2",
        },
      },
      {
        act: "1: herd r1p2 r2p1 -b1",
        allowed: "yes",
        price: 1,
        holds: "yes",
      },
    ],
  },
  {
    id: "A.goat.campfire/goats-stand-there",
    clause: "A.goat.campfire",
    caption: {
      en: "A goat stands on green 12: it cannot be replaced. Green 5 can.",
      fr: "Une chèvre est sur le 12 vert : il ne peut pas être remplacé. Le 5 vert, si.",
      de: "Auf der grünen 12 steht eine Ziege: Sie lässt sich nicht ersetzen. Die grüne 5 schon.",
    },
    position:
      "mountain p2 goats | b3#1 g12#1 r3 g5#1 . . . . ./. . . . . . . ./. . . . . . ./. . . . . ./. . . . ./. . . ./. . ./. . | hand:1=campfire:g,b10#1,b1#1 hand:2=r11#1,b11 goats:r1p2=goat#1 helm:1=turn",
    tries: [
      {
        act: "1: campfire:g r1p2",
        allowed: "no",
        holds: "no",
        with: {
          goats: 1,
        },
      },
      {
        act: "1: campfire:g r1p4",
        allowed: "yes",
        holds: "yes",
        with: {
          goats: 0,
        },
      },
    ],
  },
  {
    id: "A.goat.win/seven-are-not-eight",
    clause: "A.goat.win",
    caption: {
      en: "Seven goats are on row 8: the Summit has to wait.",
      fr: "Sept chèvres sont à la rangée 8 : le sommet doit attendre.",
      de: "Sieben Ziegen sind auf Reihe 8: Der Gipfel muss warten.",
    },
    position:
      "mountain p2 goats | g1 b1#1 r1#1 g2#1 b2 r2#1 g3#1 b3#1 r3/g4 b4#1 r4#1 g5#1 b5 r5#1 g2#2 b2*/g6#1 b6#1 r6 g7 b7#1 r7#1 g3#2/g8#1 b8 r8#1 g9#1 b9#1 r9/g10 b10#1 r10#1 g5#2 b5*/g11#1 b11 r11#1 g6#2/g12#1 b12#1 r12/g8#2 b8* | hand:1=summit#1,r12*,b12#2 hand:2=r11#2,b11* goats:r8p1=goat#1,goat#2,goat#3,goat#4 goats:r8p2=goat#5,goat#6,goat#7 helm:1=turn",
    tries: [
      {
        act: "1: summit",
        allowed: "no",
        holds: "no",
        with: {
          have: 7,
          need: 8,
        },
      },
    ],
  },
  {
    id: "A.goat.win/eight",
    clause: "A.goat.win",
    caption: {
      en: "Eight goats are on row 8: the Summit may be played.",
      fr: "Huit chèvres sont à la rangée 8 : le sommet peut se jouer.",
      de: "Acht Ziegen sind auf Reihe 8: Der Gipfel darf gespielt werden.",
    },
    position:
      "mountain p2 goats | g1 b1#1 r1#1 g2#1 b2 r2#1 g3#1 b3#1 r3/g4 b4#1 r4#1 g5#1 b5 r5#1 g2#2 b2*/g6#1 b6#1 r6 g7 b7#1 r7#1 g3#2/g8#1 b8 r8#1 g9#1 b9#1 r9/g10 b10#1 r10#1 g5#2 b5*/g11#1 b11 r11#1 g6#2/g12#1 b12#1 r12/g8#2 b8* | hand:1=summit#1,r12*,b12#2 hand:2=r11#2,b11* goats:r8p1=goat#1,goat#2,goat#3,goat#4 goats:r8p2=goat#5,goat#6,goat#7,goat#8 helm:1=turn",
    tries: [
      {
        act: "1: summit",
        allowed: "yes",
        holds: "yes",
        with: {
          have: 8,
        },
      },
    ],
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
