import type { RulingFrame } from "../../rulings/shapes";

export const rulings: readonly RulingFrame[] = [
  { id: "asked-rocks-stay", ground: "answered", clauses: ["T.rocks.move"] },
  { id: "asked-rocks-where", ground: "answered", clauses: ["T.rocks.move"] },
];
