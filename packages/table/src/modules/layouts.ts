// Written by `npm run rooms -- --update`.
/** How the sea of each variant is drawn; null for a variant whose sea is drawn as a square. */
import { layout as HighArch } from "./high-arch/layout";
import { layout as Pyramid } from "./pyramid/layout";

export const LAYOUTS = {
  "high-arch": HighArch,
  pyramid: Pyramid,
  "day-night": null,
  duel: null,
};
