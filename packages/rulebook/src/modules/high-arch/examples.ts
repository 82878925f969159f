import type { Example } from "../../examples/shapes";

export const examples: readonly Example[] = [
  {
    id: "T.arch.layout/forty-spaces",
    clause: "T.arch.layout",
    caption: {
      en: "Two pillars of six and a roof of 28: 40 spaces.",
      fr: "Deux piliers de six et un toit de 28 : 40 cases.",
      de: "Zwei Pfeiler mit je sechs und ein Dach mit 28: 40 Felder.",
    },
    position:
      "sea p2 arch | . ./. ./. ./. ./. ./. ./. . . . . . ./. . . . . . ./. . . . . . ./. . . . . . . | islands= aside= hand:1=5,39,55,60,75 hand:2=28,49,56,67,finish#5 pile:1=3,4,6,11,16,17,19,25,26,30,32,34,35,38,42,44,45,46,47,50,51,52,53,59,61,62,63,64,66,72,73,76,78,80,finish#2,finish#3,finish#4 pile:2=1,2,7,8,9,10,12,13,14,15,18,20,21,22,23,24,27,29,31,33,36,37,40,41,43,48,54,57,58,65,68,69,70,71,74,77,79,finish#1 helm:1=turn ashore=",
    seed: "v1:example-1",
    stands: {
      spaces: 40,
    },
  },
  {
    id: "T.arch.no-start/eighty-five",
    clause: "T.arch.no-start",
    caption: {
      en: "80 Islands and five Finish cards are dealt, no Start.",
      fr: "80 îles et cinq arrivées sont distribuées, aucun départ.",
      de: "80 Inseln und fünf Ziele werden verteilt, kein Start.",
    },
    position:
      "sea p1 arch | . ./. ./. ./. ./. ./. ./. . . . . . ./. . . . . . ./. . . . . . ./. . . . . . . | islands= aside= hand:1=27,36,39,41,54 pile:1=1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16,17,18,19,20,21,22,23,24,25,26,28,29,30,31,32,33,34,35,37,38,40,42,43,44,45,46,47,48,49,50,51,52,53,55,56,57,58,59,60,61,62,63,64,65,66,67,68,69,70,71,72,73,74,75,76,77,78,79,80,finish#1,finish#2,finish#3,finish#4,finish#5 helm:1=turn ashore=",
    seed: "v1:example-1",
    stands: {
      counts: {
        "hand:1": 5,
        "pile:1": 80,
      },
    },
  },
  {
    id: "T.arch.pillars/each-on-its-own",
    clause: "T.arch.pillars",
    caption: {
      en: "40 begins the left pillar. 45 may follow it for nothing, and 20 may begin the right one.",
      fr: "Le 40 commence le pilier de gauche. Le 45 peut le suivre gratuitement, et le 20 commencer celui de droite.",
      de: "Die 40 beginnt den linken Pfeiler. Die 45 darf kostenlos folgen, und die 20 den rechten beginnen.",
    },
    position:
      "sea p2 arch | 40 ./. ./. ./. ./. ./. ./. . . . . . ./. . . . . . ./. . . . . . ./. . . . . . . | hand:1=20,45,60 hand:2=1,3,5 helm:1=turn",
    tries: [
      {
        act: "1: 45 w2",
        allowed: "yes",
        holds: "yes",
        with: {
          at: "w2",
        },
      },
      {
        act: "1: 20 e1",
        allowed: "yes",
        holds: "yes",
        with: {
          at: "e1",
        },
      },
      {
        act: "1: 20 w2",
        allowed: "no",
        holds: "yes",
      },
    ],
  },
  {
    id: "T.arch.roof/pillars-first",
    clause: "T.arch.roof",
    caption: {
      en: "The pillars are not full: the roof must wait.",
      fr: "Les piliers ne sont pas pleins : le toit doit attendre.",
      de: "Die Pfeiler sind nicht voll: Das Dach muss warten.",
    },
    position:
      "sea p2 arch | 40 ./. ./. ./. ./. ./. ./. . . . . . ./. . . . . . ./. . . . . . ./. . . . . . . | hand:1=20,45,60 hand:2=1,3,5 helm:1=turn",
    tries: [
      {
        act: "1: 60 r3c1",
        allowed: "no",
        holds: "no",
        with: {
          open: 11,
        },
      },
    ],
  },
  {
    id: "T.arch.roof/then-as-usual",
    clause: "T.arch.roof",
    caption: {
      en: "The pillars are full. On the roof the usual price holds: 43 beside 41 costs 2.",
      fr: "Les piliers sont pleins. Sur le toit, le prix habituel vaut : le 43 à côté du 41 coûte 2.",
      de: "Die Pfeiler sind voll. Auf dem Dach gilt der übliche Preis: Die 43 neben der 41 kostet 2.",
    },
    position:
      "sea p2 arch | 2 4/6 8/10 12/14 16/18 20/22 24/. . . . . . ./. . 41 . . . ./. . . . . . ./. . . . . . . | hand:1=43,45,60 hand:2=1,3,5 helm:1=turn",
    tries: [
      {
        act: "1: 43 r2c4",
        allowed: "yes",
        price: 2,
        holds: "yes",
        with: {
          open: 0,
        },
      },
    ],
  },
  {
    id: "T.arch.win/roof-and-finish",
    clause: "T.arch.win",
    caption: {
      en: "The arch is complete: the Finish wins for all, without a Start.",
      fr: "L’arche est achevée : l’arrivée fait gagner tout le monde, sans départ.",
      de: "Der Bogen ist vollendet: Das Ziel gewinnt für alle, ohne Start.",
    },
    position:
      "sea p2 arch | 2 4/6 8/10 12/14 16/18 20/22 24/26 27 28 29 30 31 32/33 34 35 36 37 38 39/40 41 42 43 44 45 46/47 48 49 50 51 52 53 | hand:1=finish#1,60 hand:2=1,3,5 helm:1=turn",
    tries: [
      {
        act: "1: finish",
        allowed: "yes",
        holds: "yes",
        with: {
          open: 0,
        },
        facts: ["finish#1 hand:1>berth:finish T.arch.win"],
        leaves: {
          outcome: "won",
        },
      },
    ],
  },
  {
    id: "T.arch.win/one-space-open",
    clause: "T.arch.win",
    caption: {
      en: "One space of the roof is open: the Finish has to wait.",
      fr: "Il reste une case du toit : l’arrivée doit attendre.",
      de: "Ein Feld des Dachs ist offen: Das Ziel muss warten.",
    },
    position:
      "sea p2 arch | 2 4/6 8/10 12/14 16/18 20/22 24/26 27 28 29 30 31 32/33 34 35 36 37 38 39/40 41 42 43 44 45 46/47 48 49 50 51 52 . | hand:1=finish#1,60 hand:2=1,3,5 helm:1=turn",
    tries: [
      {
        act: "1: finish",
        allowed: "no",
        holds: "no",
        with: {
          open: 1,
        },
      },
    ],
  },
];
