import type { RulingFrame } from "../../rulings/shapes";

export const rulings: readonly RulingFrame[] = [
  { id: "mountain-goat-cards", ground: "missing", clauses: ["A.goat.symbol"] },
  { id: "mountain-goat-moved", ground: "silent", clauses: ["A.goat.place"] },
  { id: "mountain-goat-campfire", ground: "silent", clauses: ["A.goat.bridge"] },
  {
    id: "asked-goat-symbol-campfire",
    ground: "answered",
    clauses: ["A.goat.campfire", "A.campfire.replace"],
  },
  { id: "asked-goat-discard", ground: "answered", clauses: ["A.goat.symbol", "A.goat.win"] },
  { id: "asked-goat-sideways", ground: "answered", clauses: ["A.goat.herd"] },
  { id: "asked-goat-summit", ground: "answered", clauses: ["A.goat.win"] },
  { id: "asked-goat-join", ground: "answered", clauses: ["A.goat.herd"] },
  { id: "asked-goat-step", ground: "answered", clauses: ["A.goat.herd"] },
];
