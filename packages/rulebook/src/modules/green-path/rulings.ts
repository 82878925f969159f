import type { RulingFrame } from "../../rulings/shapes";

export const rulings: readonly RulingFrame[] = [
  { id: "mountain-green-up", ground: "silent", clauses: ["A.green.path"] },
  { id: "mountain-green-campfire", ground: "silent", clauses: ["A.green.path"] },
];
