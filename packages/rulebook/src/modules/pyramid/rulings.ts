import type { RulingFrame } from "../../rulings/shapes";

export const rulings: readonly RulingFrame[] = [
  { id: "sea-pyramid-shape", ground: "missing", clauses: ["T.pyramid.layout"] },
  { id: "sea-pyramid-empty", ground: "silent", clauses: ["T.pyramid.draw"] },
  { id: "sea-pyramid-paid", ground: "silent", clauses: ["T.pyramid.storm", "T.pyramid.monster"] },
  { id: "sea-pyramid-rocks-card", ground: "silent", clauses: ["T.pyramid.rocks"] },
];
