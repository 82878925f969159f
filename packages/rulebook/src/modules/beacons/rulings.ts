import type { RulingFrame } from "../../rulings/shapes";

export const rulings: readonly RulingFrame[] = [
  { id: "asked-beacon-across", ground: "answered", clauses: ["T.beacon.light"] },
  { id: "asked-beacon-out", ground: "answered", clauses: ["T.beacon.light"] },
  { id: "asked-beacon-above", ground: "answered", clauses: ["T.beacon.cost"] },
];
