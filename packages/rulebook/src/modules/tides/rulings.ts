import type { RulingFrame } from "../../rulings/shapes";

export const rulings: readonly RulingFrame[] = [];
