/** The fields of a setup that belong to this module. */
import { turnOf } from "../../kernel/furniture";
import { cardsAt, countAt, type Table } from "../../kernel/table";
import { placeNumber } from "../../notation/fact";
import type { Draft } from "../../setup/draft";
import { layAt, saidAt } from "../../setup/laying";
import type { SetupPart, ToldSoFar } from "../../setup/part";
import type { Setup } from "../../setup/setup";
import { fieldsOf, isText, listOf } from "../../setup/value-tests";

export interface SetupFields {
  /** Panoramas shown and not met yet (`?` for one that nobody has named), and those that are met: `["3-4-3"]`. */
  readonly panoramas?: { readonly shown?: readonly string[]; readonly met?: readonly string[] };
}

const PANORAMA = "panorama:";

/** Lays as many Panoramas open as the options say; those that are not named lie there unknown, or face down. */
function layPanoramas(
  draft: Draft,
  { shown = [], met = [] }: NonNullable<Setup["panoramas"]>,
  cells: NonNullable<Setup["cells"]>,
): void {
  const { rulebook, base } = draft;
  const all = rulebook.pieces.flatMap(({ name }) => (name.startsWith(PANORAMA) ? [name] : []));
  const places = ["panoramas", "shown", "met"] as const;
  const [faceDown, open] = places.map((name) => draft.place(name, saidAt("panoramas")));
  if (faceDown === undefined || open === undefined) return;
  const count = Math.max(countAt(base, open), all.length - countAt(base, faceDown));
  const names = (list: readonly string[]): readonly string[] =>
    list.map((name) => (name === "?" ? name : PANORAMA + name));
  const named = [...names(shown), ...names(met)];
  // If all Panoramas were shown, one that is not named still lies there, unless a row reads it.
  const rest = all.length === count ? all.filter((name) => !named.includes(name)) : [];
  const lies = rest.filter((name) => !reads(cells, name.slice(PANORAMA.length)));
  const isMet = rest.filter((name) => !lies.includes(name));
  layAt(draft, "shown", [...names(shown), ...lies], "panoramas.shown");
  layAt(draft, "met", [...names(met), ...isMet], "panoramas.met");
  const unknown = Math.max(0, count - named.length - rest.length);
  draft.hide(unknown, open, saidAt("panoramas"));
  draft.begin(faceDown);
  draft.hide(Math.max(0, all.length - named.length - rest.length - unknown), faceDown, saidAt("panoramas"));
}

/** Whether Ascent cards that lie side by side read a Panorama. */
function reads(cells: NonNullable<Setup["cells"]>, panorama: string): boolean {
  return Object.keys(cells).some((cell) => {
    const [row = "", place = ""] = cell.split("p");
    return panorama.split("-").every((number, index) => {
      const [, lies] = /^[gbr](\d+)/.exec(cells[`${row}p${Number(place) + index}`] ?? "") ?? [];
      return lies === number;
    });
  });
}

function panoramasOf(table: Table, told: ToldSoFar): Partial<SetupFields> {
  const { rulebook } = table;
  const faceDown = placeNumber(rulebook, "panoramas");
  if (faceDown === undefined) return {};
  told.places.add(faceDown).add(rulebook.place("shown"));
  const numbers = (name: string): string[] =>
    cardsAt(table, rulebook.place(name)).map((piece) => {
      told.pieces.add(piece);
      return rulebook.pieceName(piece).slice(PANORAMA.length);
    });
  const shown = numbers("shown");
  // While they are being turned over, their number differs from that of the ordinary deal.
  const turning =
    turnOf(table)?.stage === "dawn" ? countAt(table, rulebook.place("shown")) - shown.length : 0;
  const unnamed = Array.from({ length: turning }, () => "?");
  return { panoramas: { shown: [...shown, ...unnamed], met: numbers("met") } };
}

export const setup: SetupPart<SetupFields> = {
  shape: { panoramas: fieldsOf({}, { shown: listOf(isText), met: listOf(isText) }) },
  options: { sequences: listOf(isText) },
  where: { panoramas: null },
  lays: (draft, { panoramas, cells }) => {
    if (panoramas || draft.rulebook.pieces.some(({ name }) => name.startsWith(PANORAMA)))
      layPanoramas(draft, panoramas ?? {}, cells ?? {});
  },
  tells: panoramasOf,
  always: [],
};
