/** The cards of both boxes whose names are words, for the tables of each language. */
const NAMED_CARDS = [
  "start",
  "finish",
  "monster",
  "rocks",
  "compass",
  "wild",
  "bridge",
  "summit",
  "storm",
  "blank",
  "goat",
  "rope",
  "?",
] as const;

export type NamedCards = Readonly<Record<(typeof NAMED_CARDS)[number], string>>;

/** A card whose name says its colour: `g7`, `g7*`, `campfire:b`, `storm:yellow`. */
export interface ColouredCard {
  readonly kind: "ascent" | "campfire" | "storm";
  readonly colour: string;
  readonly number: string;
}

/** Reads the colour off a card's name; undefined where it has none. */
export function colouredCard(name: string): ColouredCard | undefined {
  const [, letter = "", number = ""] = /^([gbr])(\d+)\*?$/.exec(name) ?? [];
  if (letter !== "") return { kind: "ascent", colour: letter, number };
  const [, kind = "", colour = ""] = /^(campfire|storm):(\w+)$/.exec(name) ?? [];
  return kind === "campfire" || kind === "storm" ? { kind, colour, number: "" } : undefined;
}
