import type { RulingFrame } from "../../rulings/shapes";

export const rulings: readonly RulingFrame[] = [
  { id: "sea-arch-pillars", ground: "missing", clauses: ["T.arch.layout"] },
];
