import type { RulingFrame } from "../../rulings/shapes";

export const rulings: readonly RulingFrame[] = [
  { id: "sea-start-falls-short", ground: "silent", clauses: ["T.start.unpayable", "T.night.turn"] },
  { id: "sea-night-opening", ground: "silent", clauses: ["T.night.begin"] },
  { id: "sea-night-finish", ground: "silent", clauses: ["T.night.win"] },
  { id: "sea-night-first", ground: "silent", clauses: ["T.night.begin", "T.setup.first"] },
];
