/** Frames: the parts of questions with blanks in the place of their numbers, and what numbers can be in them. */
import { COLOURS } from "@stillwater/engine";
import type { GameName } from "../shapes";
import { coloursIn, type Mention, mentionsIn } from "./heard";
import type { QuestionPart } from "./line";
import { usualRow } from "./sea-position";

/** What a number of a question can be; `itsrow` and `itscolumn` are those of a card that lies. */
export const ROLES = [
  ...(["none", "tried", "other", "row", "column", "left", "held", "below", "closed", "price"] as const),
  ...(["discarded", "itsrow", "itscolumn"] as const),
] as const;
export type Role = (typeof ROLES)[number];

/**
 * What travels as JSON. In it `@other.1` is the second number that is an other card, or its colour, `@row.0+1` one more
 * than the row, `@usual.0` the row where the tried card is usual, and `@fire.0` the colour of the Campfire.
 */
export interface QuestionFrame {
  readonly game: GameName;
  readonly parts: readonly QuestionPart[];
}

/** Parts that any frame can have besides. */
const FREE: { readonly [Name in Role]?: (value: number) => QuestionPart } = {
  row: (row) => ({ is: "row", row }),
  column: (column) => ({ is: "column", column }),
  left: (cards) => ({ is: "hand", hand: { counts: "left", cards } }),
  held: (cards) => ({ is: "hand", hand: { counts: "held", cards } }),
  below: (cards) => ({ is: "below", cards }),
  closed: (row) => ({ is: "closed", row }),
};

const BLANK = /@([a-z]+)\.(\d)([+-]\d+)?/;

/** How many numbers of each role a frame has blanks for. */
function blanksIn(frame: string): ReadonlyMap<string, number> {
  const most = new Map<string, number>();
  for (const [, role = "", rank] of frame.matchAll(new RegExp(BLANK, "g")))
    most.set(role, Math.max(most.get(role) ?? 0, Number(rank) + 1));
  return most;
}

/** Tells whether numbers can be these in a frame: each of its blanks has one, and of the others each has its own part. */
export function fitting(frame: string): (roles: readonly Role[]) => boolean {
  const blanks = blanksIn(frame);
  return (roles) =>
    ROLES.every((role) => {
      if (role === "none" || role === "price") return true;
      const count = roles.filter((each) => each === role).length;
      const wanted = blanks.get(role);
      return wanted === undefined
        ? count === 0 || (count === 1 && FREE[role] !== undefined)
        : count === wanted;
    });
}

/** A frame with the numbers and colours of a question in its blanks. */
export function filled(frame: string, heard: readonly string[], roles: readonly Role[]): QuestionFrame {
  const mentions = mentionsIn(heard);
  const colours = coloursIn(heard);
  const given = [...colours.values()];
  // "Two green ones, 4 and 6".
  const loose = COLOURS.find(
    (colour) =>
      heard.filter((symbol) => symbol === colour).length > given.filter((each) => each === colour).length,
  );
  const all = (role: string): readonly Mention[] => mentions.filter((_, at) => roles[at] === role);
  const placesOf = (name: string): readonly number[] =>
    ROLES.some((role) => role === name)
      ? all(name).map(({ at }) => at)
      : heard.flatMap((symbol, at) => (symbol === name ? at : []));
  const { game, parts }: QuestionFrame = JSON.parse(frame, (key, value: unknown) => {
    const [, role = "", rank, more = "0"] = BLANK.exec(typeof value === "string" ? value : "") ?? [];
    if (role === "") return value;
    if (key === "colour") return colours.get(placesOf(role)[Number(rank)] ?? -1) ?? loose;
    const base = role === "usual" ? usualRow(all("tried")[0]?.value ?? 0) : all(role)[Number(rank)]?.value;
    return (base ?? 0) + Number(more);
  });
  const blanks = blanksIn(frame);
  const free = ROLES.flatMap((role) => {
    const [only] = blanks.has(role) ? [] : all(role);
    return only === undefined ? [] : (FREE[role]?.(only.value) ?? []);
  });
  return { game, parts: [...parts, ...free] };
}
