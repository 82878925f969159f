import { counted, formFor, spelled } from "../../counting";
import { kindOf } from "../kinds";
import { colouredCard, type NamedCards } from "./shapes";

const NUMBERS = "one two three four five six seven eight nine ten eleven twelve".split(" ");

export const say = (count: number): string => spelled(count, NUMBERS);
export const cards = (count: number): string => counted("en", count, { one: "card", other: "cards" });
export const spaces = (count: number): string =>
  `${say(count)} ${formFor("en", count, { one: "space", other: "spaces" })}`;
export const goats = (count: number): string =>
  `${say(count)} ${formFor("en", count, { one: "goat", other: "goats" })}`;
export const are = (count: number): string => formFor("en", count, { one: "is", other: "are" });
export const amount = (count: number): string => (count === 0 ? "none" : String(count));

const CARDS: NamedCards = {
  start: "the Start",
  finish: "the Finish",
  monster: "the Sea Monster",
  rocks: "the Jagged Rocks",
  compass: "a Compass",
  wild: "the Wild card",
  bridge: "a Bridge",
  summit: "the Summit",
  storm: "a Storm",
  blank: "a blank",
  goat: "a goat",
  rope: "a Guide rope",
  "?": "a card",
};

const COLOURS: Readonly<Record<string, string>> = { g: "green", b: "blue", r: "red" };

/** A card in words; a number stays a number. */
export function card(name: string): string {
  const kind = kindOf(name);
  const coloured = colouredCard(kind);
  const colour = COLOURS[coloured?.colour ?? ""] ?? coloured?.colour ?? "";
  if (coloured?.kind === "ascent") return `${colour} ${coloured.number}`;
  if (coloured?.kind === "campfire") return `the ${colour} Campfire`;
  if (coloured?.kind === "storm") return `the ${colour} Storm`;
  const known = Object.entries(CARDS).find(([name]) => name === kind)?.[1];
  return known ?? (/^\d+$/.test(kind) ? kind : CARDS["?"]);
}
