/**
 * The modules of both boxes and of the house. Each has a folder of its name in every package that knows it, and
 * `npm run rooms` writes the lists of those folders from this one: a list that lacks a part does not compile.
 */

/** Variants of the sea, with the word that chooses each. They combine with nothing else (T.setup.mix). */
export const VARIANTS = {
  "high-arch": "arch",
  pyramid: "pyramid",
  "day-night": "night",
  duel: "duel",
} as const;

/** Expansions of the open sea, which can be combined. */
export const EXPANSIONS = [
  // Stormy Seas.
  "jagged-rocks",
  "sea-monsters",
  "storm-compass",
  "wild-cards",
  // In no box.
  "beacons",
] as const;

/** Modules of the mountain, which can be combined. */
export const ASCENT = [
  // The mini-expansions of the box.
  "green-path",
  "panoramas",
  "mountain-goats",
] as const;

export type VariantId = keyof typeof VARIANTS;
export type ExpansionId = (typeof EXPANSIONS)[number];
export type AscentId = (typeof ASCENT)[number];
export type ModuleId = VariantId | ExpansionId | AscentId;

export type SeaVariant = (typeof VARIANTS)[VariantId];

/** The words that choose a variant, in the order of their boards. */
export const SEA_VARIANTS: readonly SeaVariant[] = Object.values(VARIANTS);
