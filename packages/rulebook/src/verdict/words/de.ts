import { counted, formFor, spelled } from "../../counting";
import { kindOf } from "../kinds";
import { colouredCard, type NamedCards } from "./shapes";

const FEMININE = "eine zwei drei vier fünf sechs sieben acht neun zehn elf zwölf".split(" ");
const NEUTER = ["ein", ...FEMININE.slice(1)];

export const eine = (count: number): string => spelled(count, FEMININE);
export const ein = (count: number): string => spelled(count, NEUTER);
export const cards = (count: number): string => counted("de", count, { one: "Karte", other: "Karten" });
export const spaces = (count: number): string =>
  `${ein(count)} ${formFor("de", count, { one: "Feld", other: "Felder" })}`;
export const goats = (count: number): string =>
  `${eine(count)} ${formFor("de", count, { one: "Ziege", other: "Ziegen" })}`;
export const amount = (count: number): string => (count === 0 ? "keine" : String(count));
export const SIDE = { left: "links", right: "rechts" } as const;
export const NOUNS = { green: "Grün", blue: "Blau", red: "Rot" } as const;
export const NEUTER_COLOURS = { green: "grünes", blue: "blaues", red: "rotes" } as const;
export const FEMININE_COLOURS = { green: "grüne", blue: "blaue", red: "rote" } as const;

const CARDS: NamedCards = {
  start: "der Start",
  finish: "das Ziel",
  monster: "das Seeungeheuer",
  rocks: "die Schroffen Felsen",
  compass: "ein Kompass",
  wild: "der Joker",
  bridge: "eine Brücke",
  summit: "der Gipfel",
  storm: "ein Sturm",
  blank: "eine leere Karte",
  goat: "eine Ziege",
  rope: "ein Seil",
  "?": "eine Karte",
};

const ASCENTS: Readonly<Record<string, string>> = { g: "grüne", b: "blaue", r: "rote" };
const STORMS: Readonly<Record<string, string>> = {
  yellow: "gelbe",
  purple: "violette",
  orange: "orangefarbene",
};

/** A card in words, as a subject; a number stays a number. */
export function card(name: string): string {
  const kind = kindOf(name);
  const coloured = colouredCard(kind);
  const colour = coloured?.colour ?? "";
  if (coloured?.kind === "ascent") return `${ASCENTS[colour]} ${coloured.number}`;
  if (coloured?.kind === "campfire") return `das ${ASCENTS[colour]} Lagerfeuer`;
  if (coloured?.kind === "storm") return `der ${STORMS[colour] ?? ""} Sturm`;
  const known = Object.entries(CARDS).find(([name]) => name === kind)?.[1];
  return known ?? (/^\d+$/.test(kind) ? kind : CARDS["?"]);
}
