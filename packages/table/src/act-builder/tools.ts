/** Acts without a card of the hand: what they point at, and the act that comes of it. */
import {
  type Act,
  countAt,
  herdPaths,
  type Piece,
  type Place,
  type Seat,
  type Table,
  topOf,
} from "@stillwater/engine";
import { descriptionOf } from "../queries/description";
import { type Answers, verdictOn } from "../queries/judging";
import type { Deed, Tool } from "./kinds";

const blank = (seat: Seat): Omit<Act, "type"> => ({ seat, card: 0, to: 0, cards: [], numbers: [] });

export function deedOf(seat: Seat, deed: Deed): Act {
  return { ...blank(seat), type: deed };
}

/** Everywhere a tool could be pointed at, legal or not. */
function targetsOf(table: Table, tool: Exclude<Tool, "herd">): readonly Place[] {
  const { rulebook } = table;
  if (tool === "compass") return (descriptionOf(table).storms ?? []).map(({ place }) => place);
  const all = rulebook.actOf[tool]?.spec.targets?.(rulebook, carried(table, tool)) ?? [];
  return tool === "turn" ? all.filter((cell) => topOf(table, cell) !== 0) : all;
}

/** The card a tool carries: the Rocks, or a Compass of the team. */
function carried(table: Table, tool: Tool): Piece {
  return tool === "rocks" || tool === "compass" ? (table.rulebook.copies(tool)[0] ?? 0) : 0;
}

/** What a tool would do at each place, and what the rules say of it. */
export function answersWith(table: Table, seat: Seat, tool: Tool, way: readonly Place[]): Answers {
  const plans: readonly (readonly [Place, Act])[] =
    tool === "herd"
      ? herdWays(table, seat, way).map((path) => [
          path.at(-1) ?? 0,
          { ...blank(seat), type: "herd", numbers: path },
        ])
      : targetsOf(table, tool).map((to) => [
          to,
          { ...blank(seat), type: tool, card: carried(table, tool), to },
        ]);
  return new Map(plans.map(([to, plan]) => [to, { plan, verdict: verdictOn(table, plan) }]));
}

/** One way for each place a herd can reach: the one that gathers most goats, shown in full before it is taken. */
function herdWays(table: Table, seat: Seat, way: readonly Place[]): readonly (readonly Place[])[] {
  const end = way.at(-1);
  if (end === undefined) return [];
  const most = countAt(table, table.rulebook.hands[seat] ?? 0) - (way.length - 1);
  const herds = descriptionOf(table).goats?.on;
  const gathered = (path: readonly Place[]): number =>
    path.reduce((sum, place) => sum + (herds?.get(place) ?? 0), 0);
  const best = new Map<Place, readonly Place[]>();
  for (const path of herdPaths(table, end, most)) {
    const to = path.at(-1) ?? 0;
    const known = best.get(to);
    if (known === undefined || gathered(path) > gathered(known)) best.set(to, path);
  }
  return [...best.values()].map((path) => [...way.slice(0, -1), ...path]);
}

/** What pointing at a place means while a tool is up. */
export function pointWith(
  table: Table,
  seat: Seat,
  tool: Tool,
  way: readonly Place[],
  to: Place,
): Act | readonly Place[] | null {
  const found = answersWith(table, seat, tool, way).get(to)?.plan ?? null;
  if (found !== null || tool !== "herd") return found;
  return descriptionOf(table).goats?.on.has(to) === true ? [to] : null;
}
