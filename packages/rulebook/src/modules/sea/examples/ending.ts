import type { Example } from "../../../examples/shapes";

export const endingExamples: readonly Example[] = [
  {
    id: "T.finish.when/one-space-open",
    clause: "T.finish.when",
    caption: {
      en: "One space is still open, so the Finish has to wait.",
      fr: "Il reste une case, l’arrivée doit attendre.",
      de: "Ein Feld ist noch offen, das Ziel muss warten.",
    },
    position:
      "sea p2 | 2 4 6 8 10 12/14 16 18 20 22 24/26 28 30 32 34 36/38 40 42 44 46 48/50 52 54 56 58 60/62 64 66 68 70 . | hand:1=finish#1,80,5 hand:2=1,3 berth:start=start#1 helm:1=turn",
    tries: [
      {
        act: "1: finish",
        allowed: "no",
        holds: "no",
        with: {
          open: 1,
          start: true,
        },
      },
      {
        act: "1: 80 r6c6",
        allowed: "no",
        price: 10,
      },
    ],
  },
  {
    id: "T.finish.when/a-start-is-missing",
    clause: "T.finish.when",
    caption: {
      en: "The grid is full, but no Start has been played.",
      fr: "La grille est pleine, mais aucun départ n’est posé.",
      de: "Das Raster ist voll, aber kein Start liegt.",
    },
    position:
      "sea p2 | 2 4 6 8 10 12/14 16 18 20 22 24/26 28 30 32 34 36/38 40 42 44 46 48/50 52 54 56 58 60/62 64 66 68 70 72 | hand:1=finish#1,80,5 hand:2=1,3 helm:1=turn",
    tries: [
      {
        act: "1: finish",
        allowed: "no",
        holds: "no",
        with: {
          open: 0,
          start: false,
        },
      },
    ],
  },
  {
    id: "T.finish.when/all-is-there",
    clause: "T.finish.when",
    caption: {
      en: "36 Islands and a Start: now the Finish may be played.",
      fr: "36 îles et un départ : l’arrivée peut se jouer.",
      de: "36 Inseln und ein Start: Jetzt darf das Ziel gespielt werden.",
    },
    position:
      "sea p2 | 2 4 6 8 10 12/14 16 18 20 22 24/26 28 30 32 34 36/38 40 42 44 46 48/50 52 54 56 58 60/62 64 66 68 70 72 | hand:1=finish#1,80,5 hand:2=1,3 berth:start=start#1 helm:1=turn",
    tries: [
      {
        act: "1: finish",
        allowed: "yes",
        holds: "yes",
        with: {
          open: 0,
        },
        facts: ["finish#1 hand:1>berth:finish T.finish.when"],
      },
    ],
  },
  {
    id: "T.end.win/together",
    clause: "T.end.win",
    caption: {
      en: "The Finish is played and everyone has won.",
      fr: "L’arrivée est jouée et tout le monde a gagné.",
      de: "Das Ziel ist gespielt, und alle haben gewonnen.",
    },
    position:
      "sea p2 | 2 4 6 8 10 12/14 16 18 20 22 24/26 28 30 32 34 36/38 40 42 44 46 48/50 52 54 56 58 60/62 64 66 68 70 72 | hand:1=finish#1 hand:2=1,3 berth:start=start#1 helm:1=turn",
    tries: [
      {
        act: "1: finish",
        allowed: "yes",
        holds: "yes",
        facts: ["turn helm:1>won T.end.win"],
        leaves: {
          outcome: "won",
        },
      },
      {
        before: ["1: finish"],
        act: "2: discard 1 3",
        allowed: "no",
        holds: "no",
      },
    ],
  },
  {
    id: "T.end.lose/no-action-left",
    clause: "T.end.lose",
    caption: {
      en: "The second seat holds only 1, and 2 begins the grid: no space, and no two cards to discard. All lose.",
      fr: "Le deuxième siège n’a que le 1, et le 2 commence la grille : pas de case, ni deux cartes à défausser. Tous perdent.",
      de: "Der zweite Platz hat nur die 1, und die 2 beginnt das Raster: kein Feld, keine zwei Karten. Alle verlieren.",
    },
    position:
      "sea p2 | 2 . . . . ./. . . . . ./. . . . . ./. . . . . ./. . . . . ./. . . . . . | hand:1=20,40,60 hand:2=1 berth:start=start#1 helm:1=turn",
    tries: [
      {
        act: "1: 60 r5c1",
        allowed: "yes",
        holds: "yes",
        facts: ["turn helm:2>lost T.end.lose"],
        leaves: {
          outcome: "lost",
        },
      },
    ],
  },
  {
    id: "T.end.last-card/still-playable",
    clause: "T.end.last-card",
    caption: {
      en: "One card is left and it is free to lay: the game goes on.",
      fr: "Il reste une carte, et elle se pose gratuitement : la partie continue.",
      de: "Eine Karte ist übrig und kostet nichts: Das Spiel geht weiter.",
    },
    position:
      "sea p2 | 2 . . . . ./. . . . . ./. . . . . ./. . . . . ./. . . . . ./. . . . . . | hand:1=60 hand:2=10,30 berth:start=start#1 helm:1=turn",
    tries: [
      {
        act: "1: 60 r5c1",
        allowed: "yes",
      },
    ],
  },
  {
    id: "T.end.last-card/strict",
    clause: "T.end.last-card",
    caption: {
      en: "With the strict option one card is not enough.",
      fr: "Avec l’option stricte, une carte ne suffit pas.",
      de: "Mit der strengen Option reicht eine Karte nicht.",
    },
    position:
      "sea p2 strict | 2 . . . . ./. . . . . ./. . . . . ./. . . . . ./. . . . . ./. . . . . . | hand:1=60 hand:2=10,30 berth:start=start#1 helm:1=turn",
    tries: [
      {
        act: "1: 60 r5c1",
        allowed: "no",
        holds: "no",
        with: {
          have: 1,
        },
      },
    ],
  },
];
