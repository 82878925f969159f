/** The pieces beside a board's cards, for its picture and its text. Pure. */
import { namedPiece, type Place, placeNumber, type Table, topOf, writeName } from "@stillwater/engine";
import { hasPlace, namesAt } from "@stillwater/table/position";
import type { BesideSay } from "@/modules/editor-part";
import { EDITOR } from "@/modules/editors";
import { modulesOf } from "@/modules/in-play";

/** Words for the pieces beside a board, in the page's language. */
export interface BesideWords extends BesideSay {
  /** A word for the card of each berth. */
  readonly start: string;
  readonly finish: string;
  readonly summit: string;
}

/** Whether a berth has its card. */
export function isBerthTaken(table: Table, berth: "start" | "finish" | "summit"): boolean {
  const place = placeNumber(table.rulebook, writeName("berth", berth));
  return place !== undefined && topOf(table, place) !== 0;
}

const partsOf = ({ rulebook }: Table) => modulesOf(rulebook).flatMap((id) => EDITOR[id] ?? []);

/** The pieces beside a row, counted from 1: a word each. */
export function besideRow(table: Table, row: number, words: BesideWords): readonly string[] {
  const place = writeName("row", row);
  if (!hasPlace(table, place)) return [];
  return namesAt(table, place).flatMap((name) => {
    const piece = namedPiece(name);
    return piece === undefined ? [] : partsOf(table).flatMap((part) => part.besideRow?.(piece, words) ?? []);
  });
}

/** The number of pieces that stand on cards. */
export const standingOn = (table: Table): ReadonlyMap<Place, number> =>
  new Map(partsOf(table).flatMap((part) => [...(part.standing?.(table) ?? [])]));

/** The pieces elsewhere, a line each. */
export const besideBoard = (table: Table, words: BesideWords): readonly string[] =>
  partsOf(table).flatMap((part) => part.besideBoard?.(table, words) ?? []);
