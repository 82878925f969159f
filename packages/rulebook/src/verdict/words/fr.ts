import { counted, formFor, spelled } from "../../counting";
import { kindOf } from "../kinds";
import { colouredCard, type NamedCards } from "./shapes";

const FEMININE = "une deux trois quatre cinq six sept huit neuf dix onze douze".split(" ");
const MASCULINE = ["un", ...FEMININE.slice(1)];

export const une = (count: number): string => spelled(count, FEMININE);
export const un = (count: number): string => spelled(count, MASCULINE);
export const cards = (count: number): string => counted("fr", count, { one: "carte", other: "cartes" });
export const spaces = (count: number): string =>
  `${une(count)} ${formFor("fr", count, { one: "case", other: "cases" })}`;
export const goats = (count: number): string =>
  `${une(count)} ${formFor("fr", count, { one: "chèvre", other: "chèvres" })}`;
export const SIDE = { left: "gauche", right: "droite" } as const;
export const MASCULINE_COLOURS = { green: "vert", blue: "bleu", red: "rouge" } as const;
export const FEMININE_COLOURS = { green: "verte", blue: "bleue", red: "rouge" } as const;

const CARDS: NamedCards = {
  start: "le départ",
  finish: "l’arrivée",
  monster: "le Monstre marin",
  rocks: "les Récifs acérés",
  compass: "une Boussole",
  wild: "le Joker",
  bridge: "un pont",
  summit: "le sommet",
  storm: "une Tempête",
  blank: "une carte vierge",
  goat: "une chèvre",
  rope: "une corde",
  "?": "une carte",
};

const ASCENTS: Readonly<Record<string, string>> = { g: "vert", b: "bleu", r: "rouge" };
const STORMS: Readonly<Record<string, string>> = {
  yellow: "jaune",
  purple: "pourpre",
  orange: "orange",
};

/** A card in words; a number stays a number. */
export function card(name: string): string {
  const kind = kindOf(name);
  const coloured = colouredCard(kind);
  const colour = coloured?.colour ?? "";
  if (coloured?.kind === "ascent") return `${coloured.number} ${ASCENTS[colour]}`;
  if (coloured?.kind === "campfire") return `le feu ${ASCENTS[colour]}`;
  if (coloured?.kind === "storm") return `la Tempête ${STORMS[colour] ?? ""}`.trimEnd();
  const known = Object.entries(CARDS).find(([name]) => name === kind)?.[1];
  return known ?? (/^\d+$/.test(kind) ? kind : CARDS["?"]);
}
