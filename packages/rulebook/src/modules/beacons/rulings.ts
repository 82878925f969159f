import type { RulingFrame } from "../../rulings/shapes";

export const rulings: readonly RulingFrame[] = [
  { id: "asked-beacon-across", ground: "house", clauses: ["T.beacon.light"] },
  { id: "asked-beacon-out", ground: "house", clauses: ["T.beacon.light"] },
  { id: "asked-beacon-above", ground: "house", clauses: ["T.beacon.cost"] },
];
