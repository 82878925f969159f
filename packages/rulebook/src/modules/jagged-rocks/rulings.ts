import type { RulingFrame } from "../../rulings/shapes";

export const rulings: readonly RulingFrame[] = [
  { id: "sea-rocks-monster", ground: "silent", clauses: ["T.rocks.block"] },
  { id: "asked-rocks-stay", ground: "answered", clauses: ["T.rocks.move"] },
  { id: "asked-rocks-where", ground: "answered", clauses: ["T.rocks.move"] },
];
