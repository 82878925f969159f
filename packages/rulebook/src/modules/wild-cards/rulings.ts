import type { RulingFrame } from "../../rulings/shapes";

export const rulings: readonly RulingFrame[] = [
  { id: "sea-wild-limits", ground: "differ", clauses: ["T.wild.any", "T.wild.free"] },
  { id: "sea-wild-number", ground: "silent", clauses: ["T.wild.any"] },
  { id: "sea-wild-owed", ground: "silent", clauses: ["T.wild.any", "T.place.pay"] },
  { id: "asked-wild-price", ground: "answered", clauses: ["T.wild.any"] },
];
