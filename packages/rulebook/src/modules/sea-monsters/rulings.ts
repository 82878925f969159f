import type { RulingFrame } from "../../rulings/shapes";

export const rulings: readonly RulingFrame[] = [
  { id: "sea-rocks-monster", ground: "silent", clauses: ["T.rocks.block"] },
  { id: "sea-monster-finish", ground: "silent", clauses: ["T.monster.finish"] },
  { id: "sea-monster-own", ground: "silent", clauses: ["T.monster.finish"] },
  { id: "asked-monster-price", ground: "answered", clauses: ["T.monster.play"] },
  { id: "asked-monster-only", ground: "answered", clauses: ["T.end.lose", "T.monster.keep"] },
  { id: "asked-monster-where", ground: "silent", clauses: ["T.monster.play"] },
  { id: "asked-monster-hole", ground: "answered", clauses: ["T.monster.play"] },
  { id: "asked-monster-wait", ground: "answered", clauses: ["T.monster.play", "T.monster.keep"] },
];
