/** Words that name a card. */
import type { Concept } from "./lexicon";

export const COLOUR_LETTERS: Partial<Readonly<Record<Concept, "g" | "b" | "r">>> = {
  green: "g",
  blue: "b",
  red: "r",
};

export const NAMED: readonly Concept[] = [
  "start",
  "finish",
  "summit",
  "bridge",
  "monster",
  "wild",
  "compass",
  "rocks",
];
