/** What the fields of a setup say, as pieces at places. */
import { countAt } from "../kernel/table";
import { ROWS_TO_CLEAR } from "../modules/jagged-rocks/rules";
import { placeNumber } from "../notation/fact";
import type { Draft, SaidAt } from "./draft";
import type { Setup, Stack } from "./setup";

/** A Wild on a cell carries the number it was named. */
const NAMED = /^(wild(?:#(\d))?)=(\d+)$/;

const PANORAMA = "panorama:";

export function layFields(draft: Draft, setup: Setup): void {
  layTurn(draft, setup);
  for (const [cell, card] of Object.entries(setup.cells ?? {})) layCell(draft, cell, card);
  for (const [berth, card] of Object.entries(setup.berths ?? {}))
    layAt(draft, `berth:${berth}`, [card], `berths.${berth}`);
  laySeats(draft, setup);
  layWeather(draft, setup);
  layVariants(draft, setup);
  layMountain(draft, setup);
  for (const [place, stack] of Object.entries(setup.at ?? {})) layAt(draft, place, stack, `at.${place}`);
  laySeals(draft, setup);
}

const where = (path: string): SaidAt => ({ at: 0, path });

/** Lays what a place holds: so many hidden cards, or named ones, `?` for a hidden one among them. */
function layAt(draft: Draft, name: string, stack: Stack, path: string): void {
  const place = draft.place(name, where(path));
  if (place === undefined) return;
  draft.begin(place);
  if (typeof stack === "number") {
    draft.hide(stack, place, where(path));
    return;
  }
  stack.forEach((word, index) => {
    const at = where(stack.length === 1 ? path : `${path}.${index}`);
    if (word === "?") draft.hide(1, place, at);
    else draft.lay(word, place, at);
  });
}

const times = (word: string, count: number): readonly string[] => Array.from({ length: count }, () => word);

function layTurn(draft: Draft, { turn, over, lifted, owed }: Setup): void {
  const seat = turn?.seat ?? 0;
  if (seat >= draft.rulebook.seats) return;
  // A card on its way up, or cards still to be given, come of an action that is done.
  const stage = turn?.stage ?? (lifted || owed?.some((count) => count > 0) ? "acted" : "helm");
  layAt(draft, over ?? `${stage}:${seat + 1}`, ["turn"], over ? "over" : "turn");
}

function layCell(draft: Draft, cell: string, text: string): void {
  const path = `cells.${cell}`;
  const place = draft.place(cell, where(path));
  if (place === undefined) return;
  if (!draft.rulebook.cells.includes(place)) {
    draft.wrong(where(path), "position.place", { word: cell });
    return;
  }
  if (text === "?") {
    draft.begin(place);
    draft.layUnknown(place, where(path));
    return;
  }
  const [, wild = text, , number] = NAMED.exec(text) ?? [];
  const piece = draft.lay(wild, place, where(path));
  if (piece === undefined || draft.rulebook.pieceName(piece) !== "wild") return;
  const copy = draft.rulebook.copies("wild").indexOf(piece) + 1;
  if (number === undefined) draft.wrong(where(path), "setup.named", { word: text });
  else layAt(draft, `named:${number}`, [`name:${copy}`], path);
}

function laySeats(draft: Draft, { hands, piles, discards, owed, out }: Setup): void {
  for (const [kind, field, stacks] of [
    ["hand", "hands", hands],
    ["pile", "piles", piles],
    ["discard", "discards", discards],
  ] as const) {
    stacks?.slice(0, draft.rulebook.seats).forEach((stack, seat) => {
      if (stack !== null) layAt(draft, `${kind}:${seat + 1}`, stack, `${field}.${seat}`);
    });
  }
  owed?.slice(0, draft.rulebook.seats).forEach((count, seat) => {
    layAt(draft, `tray:${seat + 1}`, times("toll", count), `owed.${seat}`);
  });
  if (out) layAt(draft, "gone", out, "out");
}

/** Which Storm lies at a place, by what the place is for. */
const STORM_AT: readonly (readonly [RegExp, string])[] = [
  [/^row:/, "storm:purple"],
  [/^(yellow|shedding):/, "storm:yellow"],
  [/^orange:/, "storm:orange"],
  [/^border:/, "storm"],
];

/** The Storm that lies at a place of this name; undefined where none can. */
export const stormNameAt = (place: string): string | undefined =>
  STORM_AT.find(([pattern]) => pattern.test(place))?.[1];

/** Where nothing is said of the Jagged Rocks: gone with so many complete rows, else beside a row that is open. */
function layRocks(draft: Draft, { cells = {}, out = [], at = {} }: Setup): void {
  const { rulebook } = draft;
  const { rows } = rulebook;
  const said = [out, ...Object.values(at)].some(
    (stack) => typeof stack !== "number" && stack.includes("rocks"),
  );
  if (said || placeNumber(rulebook, "reef") === undefined) return;
  const open = rows.flatMap((row, index) =>
    row.every((cell) => rulebook.placeName(cell) in cells) ? [] : [index + 1],
  );
  if (open.length === rows.length) return;
  layAt(draft, rows.length - open.length >= ROWS_TO_CLEAR ? "gone" : `row:${open[0]}`, ["rocks"], "rocks");
}

function layWeather(draft: Draft, setup: Setup): void {
  const { rocks, storms, compasses } = setup;
  if (rocks !== undefined) {
    if (draft.rulebook.copies("rocks").length === 0)
      draft.wrong(where("rocks"), "position.card", { word: "rocks" });
    else layAt(draft, rocks === 0 ? "gone" : `row:${rocks}`, ["rocks"], "rocks");
  } else layRocks(draft, setup);
  for (const [place, count] of Object.entries(storms ?? {})) {
    const storm = stormNameAt(place);
    const path = `storms.${place}`;
    if (storm === undefined) draft.wrong(where(path), "position.place", { word: place });
    else layAt(draft, place, times(storm, count), path);
  }
  if (compasses !== undefined) layAt(draft, "team", times("compass", compasses), "compasses");
}

/** A mark of a cell says something of the card there. */
function layMark(draft: Draft, cell: string, place: string, path: string): void {
  if (draft.place(cell, where(path)) !== undefined) layAt(draft, place, [`mark:${cell}`], path);
}

function layVariants(draft: Draft, setup: Setup): void {
  const { sky, night, explorer, explored, open, deck, owners } = setup;
  if (sky) layAt(draft, sky, ["sky"], "sky");
  night?.forEach((cell, index) => {
    layMark(draft, cell, "night", `night.${index}`);
  });
  if (explorer !== undefined) layAt(draft, "explorer", explorer, "explorer");
  if (explored) layAt(draft, "explored", explored, "explored");
  open?.forEach((card, index) => {
    layAt(draft, `open:${index + 1}`, [card], `open.${index}`);
  });
  if (deck !== undefined) layAt(draft, "deck", deck, "deck");
  for (const [cell, seat] of Object.entries(owners ?? {}))
    if (seat < draft.rulebook.seats) layMark(draft, cell, `of:${seat + 1}`, `owners.${cell}`);
}

function layMountain(draft: Draft, { cells, panoramas, goats, ropes, lifted }: Setup): void {
  if (panoramas || draft.rulebook.pieces.some(({ name }) => name.startsWith(PANORAMA)))
    layPanoramas(draft, panoramas ?? {}, cells ?? {});
  for (const [cell, count] of Object.entries(goats ?? {}))
    layAt(draft, `goats:${cell}`, times("goat", count), `goats.${cell}`);
  if (ropes !== undefined) {
    const used = draft.rulebook.copies("rope").length - ropes;
    layAt(draft, "ropes", times("rope", ropes), "ropes");
    if (used > 0) layAt(draft, "ropes:used", times("rope", used), "ropes");
  }
  if (lifted) layAt(draft, `lifted:${lifted.row}`, [lifted.card], "lifted");
}

/** So many are shown as the options say; those that are not named here lie there unknown, or face down. */
function layPanoramas(
  draft: Draft,
  { shown = [], met = [] }: NonNullable<Setup["panoramas"]>,
  cells: NonNullable<Setup["cells"]>,
): void {
  const { rulebook, base } = draft;
  const all = rulebook.pieces.flatMap(({ name }) => (name.startsWith(PANORAMA) ? [name] : []));
  const places = ["panoramas", "shown", "met"] as const;
  const [faceDown, open] = places.map((name) => draft.place(name, where("panoramas")));
  if (faceDown === undefined || open === undefined) return;
  const count = Math.max(countAt(base, open), all.length - countAt(base, faceDown));
  const names = (list: readonly string[]): readonly string[] =>
    list.map((name) => (name === "?" ? name : PANORAMA + name));
  const named = [...names(shown), ...names(met)];
  // Where all there are were shown, what is not met lies there still, unless a row reads it.
  const rest = all.length === count ? all.filter((name) => !named.includes(name)) : [];
  const lies = rest.filter((name) => !reads(cells, name.slice(PANORAMA.length)));
  const isMet = rest.filter((name) => !lies.includes(name));
  layAt(draft, "shown", [...names(shown), ...lies], "panoramas.shown");
  layAt(draft, "met", [...names(met), ...isMet], "panoramas.met");
  const unknown = Math.max(0, count - named.length - rest.length);
  draft.hide(unknown, open, where("panoramas"));
  draft.begin(faceDown);
  draft.hide(Math.max(0, all.length - named.length - rest.length - unknown), faceDown, where("panoramas"));
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

/** Who has drawn since the opening hand may hold a Start; where anything was played or discarded, anybody may have. */
function laySeals(draft: Draft, { turn, over, cells, discards, berths, at }: Setup): void {
  if (draft.rulebook.copies("seal:1").length === 0 || turn?.stage === "dawn") return;
  const begun =
    over !== undefined ||
    Object.keys({ ...cells, ...berths }).length > 0 ||
    (discards ?? []).some((stack) => (typeof stack === "number" ? stack > 0 : (stack?.length ?? 0) > 0));
  for (const seat of draft.rulebook.hands.keys()) {
    const said = at?.[`sealed:${seat + 1}`];
    if (said === undefined ? begun : typeof said !== "number" && said.length === 0)
      layAt(draft, "gone", [`seal:${seat + 1}`], `at.sealed:${seat + 1}`);
  }
}
