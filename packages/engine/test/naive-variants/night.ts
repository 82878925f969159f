/** Variants sheet, Day & Night: the standard game with a Start, plus T.night.rotate and T.night.win. */
import { isLost } from "./deeds";
import { readLine } from "./line";
import {
  ascends,
  type Crew,
  cost,
  misPaid,
  numberOn,
  readCrew,
  standardRefusals,
  type Try,
} from "./standard";

export type Side = "day" | "night";

export interface Night extends Crew {
  /** Thirty-six cells along the sequence, and the side that is up on each. */
  grid: number[];
  sides: Side[];
  /** The side that is up in every hand. */
  sky: Side;
  startLies: boolean;
  finishLies: boolean;
  /** Cards each seat draws before the Start is paid, and cards the Start costs. */
  extra: number;
  total: number;
  /** Whether what is owed is owed for the Start. */
  settling: boolean;
  /** Splits of the eight that may be agreed to: the Start table proposes them; they are no rule of the game. */
  splits: readonly string[];
}

export const GRID_CELLS: readonly string[] = [1, 2, 3, 4, 5, 6].flatMap((row) =>
  [1, 2, 3, 4, 5, 6].map((column) => `r${row}c${column}`),
);

export function readNight(text: string, splits: readonly string[] = []): Night {
  const line = readLine(text);
  const dark = line.at("night");
  const solo = line.words.find((word) => word.startsWith("solo"))?.slice("solo".length) ?? "8";
  return {
    ...readCrew(line),
    grid: line.rows.flat().map(Number),
    sides: GRID_CELLS.map((cell) => (dark.includes(`mark:${cell}`) ? "night" : "day")),
    sky: dark.includes("sky") ? "night" : "day",
    startLies: line.at("berth:start").length > 0,
    finishLies: line.at("berth:finish").length > 0,
    extra: line.players === 1 ? Number(solo) : line.players === 2 ? 2 : 0,
    total: line.players === 1 ? Number(solo) : 8,
    settling: [1, 2, 3, 4, 5].some((seat) => line.at(`settling:${seat}`).length > 0),
    splits,
  };
}

export function priceOf(night: Night, act: Try): number {
  if (act.type === "turn") return 1;
  if (act.type !== "lay" || numberOn(act.card) === 0) return 0;
  return cost(night.grid, numberOn(act.card), GRID_CELLS.indexOf(act.at));
}

/** T.start.unpayable: all hands without the Start itself, and what each would draw first. */
function startPayable(night: Night): boolean {
  let cards = -1;
  for (let seat = 0; seat < night.players; seat++)
    cards += night.hands[seat]!.length + Math.min(night.extra, night.piles[seat]!.length);
  return cards >= night.total;
}

/** T.night.win: cards in the bottom three rows show night, the others day. Open cells are left to T.finish.when. */
const ordered = (night: Night): boolean =>
  night.sides.every((side, cell) => night.grid[cell] === 0 || side === (cell < 18 ? "night" : "day"));

export function refusals(night: Night, act: Try): Set<string> {
  const no = new Set(standardRefusals(night, act, priceOf(night, act)));
  const hand = night.hands[act.seat]!;
  const talks = act.type === "dial" || act.type === "agree";
  const isTurn = !talks && act.type !== "give";
  const full = night.grid.every((card) => card > 0);

  if (talks && night.phase !== "pledge") no.add("T.turn.action");
  if (
    isTurn &&
    act.type !== "start" &&
    act.type !== "stuck" &&
    !night.startLies &&
    hand.includes("start") &&
    startPayable(night)
  )
    no.add("T.start.forced");
  if (act.type === "lay") {
    const cell = GRID_CELLS.indexOf(act.at);
    if (night.grid[cell]! > 0) no.add("T.place.empty");
    if (numberOn(act.card) === 0) no.add("T.place.island");
    if (!ascends(night.grid, numberOn(act.card), cell)) no.add("T.place.ascending");
  }
  if (act.type === "turn" && night.grid[GRID_CELLS.indexOf(act.at)] === 0) no.add("T.night.rotate");
  const kinds = ["lay", "start", "finish", "turn"];
  if (act.type === "stuck" && night.turn === act.seat && !isLost(night, refusals, kinds, GRID_CELLS))
    no.add("T.end.lose");
  if (act.type === "start") {
    if (night.startLies) no.add("T.start.spare");
    if (!startPayable(night)) no.add("T.start.unpayable");
  }
  if (act.type === "finish") {
    if (!full || !night.startLies || night.finishLies) no.add("T.finish.when");
    if (!ordered(night)) no.add("T.night.win");
  }
  if (act.type === "dial") {
    const [gladly = -1, atMost = -1, ...more] = act.numbers;
    const fits = more.length === 0 && gladly >= 0 && gladly <= atMost && atMost <= 8 && atMost <= hand.length;
    if (!fits) no.add("T.start.eight");
  }
  if (act.type === "agree" && !night.splits.includes(act.numbers.join("-"))) no.add("T.start.eight");
  const owing = night.phase === "give" || night.phase === "pledge";
  if (act.type === "give" && owing && misPaid(night, act))
    no.add(night.settling ? "T.start.eight" : "T.place.pay");
  return no;
}
