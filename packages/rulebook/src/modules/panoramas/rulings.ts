import type { RulingFrame } from "../../rulings/shapes";

export const rulings: readonly RulingFrame[] = [
  { id: "mountain-panorama-list", ground: "missing", clauses: ["A.panorama.reveal"] },
  { id: "asked-panorama-order", ground: "answered", clauses: ["A.panorama.reveal", "A.panorama.done"] },
  { id: "asked-panorama-reverse", ground: "answered", clauses: ["A.panorama.done"] },
  { id: "asked-panorama-broken", ground: "answered", clauses: ["A.panorama.done"] },
  { id: "asked-harder-climb", ground: "answered", clauses: ["A.panorama.reveal", "A.setup.solo"] },
];
