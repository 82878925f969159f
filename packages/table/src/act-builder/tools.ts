/** Acts that use no card of the hand: what they point at, and the act that results. */
import type { Act, Piece, Place, Seat, Table } from "@stillwater/engine";
import { POINTING } from "../modules/pointing";
import { goesAlong } from "../modules/ways";
import { type Answers, verdictOn } from "../queries/judging";
import { blank } from "./deed";
import type { Tool } from "./kinds";

/** Where an act ends: its place, or the last of the places along its way. */
export const endOf = ({ type, numbers, to }: Act): Place => (goesAlong(type) ? (numbers.at(-1) ?? 0) : to);

/** Everywhere a tool could be pointed at, legal or not. */
function targetsOf(table: Table, tool: Tool): readonly Place[] {
  const { rulebook } = table;
  const all = rulebook.actOf[tool]?.spec.targets?.(rulebook, carried(table, tool)) ?? [];
  return POINTING[tool].targets?.(table, all) ?? all;
}

/** The piece that a tool carries across the table; 0 for none. */
function carried(table: Table, tool: Tool): Piece {
  const { carries } = POINTING[tool];
  return carries === null ? 0 : (table.rulebook.copies(carries)[0] ?? 0);
}

/** What a tool would do at each place, and what the rules say of it. */
export function answersWith(table: Table, seat: Seat, tool: Tool, way: readonly Place[]): Answers {
  const { ways } = POINTING[tool];
  const plans: readonly Act[] =
    ways === null
      ? targetsOf(table, tool).map((to) => ({ ...blank(seat), type: tool, card: carried(table, tool), to }))
      : ways(table, seat, way).map((numbers) => ({ ...blank(seat), type: tool, numbers }));
  return new Map(plans.map((plan) => [endOf(plan), { plan, verdict: verdictOn(table, plan) }]));
}

/** What pointing at a place means while a tool is in use. */
export function pointWith(
  table: Table,
  seat: Seat,
  tool: Tool,
  way: readonly Place[],
  to: Place,
): Act | readonly Place[] | null {
  const found = answersWith(table, seat, tool, way).get(to)?.plan ?? null;
  return found === null && POINTING[tool].begins?.(table, to) === true ? [to] : found;
}
