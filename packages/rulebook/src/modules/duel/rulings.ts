import type { RulingFrame } from "../../rulings/shapes";

export const rulings: readonly RulingFrame[] = [
  { id: "sea-duel-pass", ground: "silent", clauses: ["T.duel.pass"] },
  { id: "sea-duel-tie", ground: "silent", clauses: ["T.duel.tie"] },
  { id: "sea-duel-swap-empty", ground: "silent", clauses: ["T.duel.swap"] },
  { id: "asked-points", ground: "answered", clauses: ["T.end.win", "A.end.win", "T.duel.score"] },
  {
    id: "asked-player-count",
    ground: "answered",
    clauses: ["T.setup.deck", "A.setup.deck", "T.duel.players"],
  },
  { id: "asked-duel-winner", ground: "answered", clauses: ["T.duel.score", "T.duel.end"] },
  { id: "asked-duel-cards", ground: "answered", clauses: ["T.duel.deck"] },
];
