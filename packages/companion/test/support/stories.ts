/** Parts of real games: a position in the middle, and what was really done from there, turn by turn. */
import {
  type Act,
  mask,
  type Setup,
  SPECTATOR,
  setUp,
  setupOf,
  type Table,
  turnOf,
} from "@stillwater/engine";
import { asSeen } from "../../src/claims";
import { golden } from "./golden";
import { dealtSetup } from "./scribe";

export interface Story {
  readonly name: string;
  readonly setup: Setup;
  readonly seats: number;
  /** The acts of each turn, starting with the current one. */
  readonly turns: readonly (readonly Act[])[];
}

/** Games of several option sets of both boxes. */
const FILES = [
  "sea_p2_won",
  "sea_p3_-12_storms_lost",
  "sea_p2_rocks_monsters4_storms_wild2_lost",
  "sea_p5_storms_won",
  "sea_p3_arch_won",
  "sea_p3_pyramid_harder_won",
  "sea_p2_night_won",
  "sea_p2_duel_won",
  "mountain_p2_won",
  "mountain_p3_green_panoramas3_won",
  "mountain_p2_goats_won",
  "mountain_p1_green_panoramas3_goats_won",
] as const;

const MOST_TURNS = 6;

function storiesOf(name: string): readonly Story[] {
  const { start, dealt, acts } = golden(`${name}.txt`);
  const opening = {
    name,
    setup: dealtSetup(start.rulebook, dealt),
    seats: start.rulebook.seats,
    turns: [[]],
  };
  const tables = [start, ...acts.map(({ after }) => after)];
  const begins = tables.flatMap((table, index) => (startsTurn(table, tables[index - 1]) ? [index] : []));
  const stories = begins.flatMap((index, nth): Story[] => {
    if (nth % 4 !== 1) return [];
    const setup = setupOf(mask(tables[index] as Table, SPECTATOR));
    if (!setUp(setup).ok) return [];
    const ends = begins.slice(nth + 1, nth + 1 + MOST_TURNS);
    const turns = ends.map((end, turn) => {
      const from = turn === 0 ? index : (ends[turn - 1] ?? index);
      return acts.slice(from, end).map(({ act }) => asSeen(act));
    });
    return [{ name, setup, seats: start.rulebook.seats, turns }];
  });
  return [opening, ...stories];
}

function startsTurn(table: Table, before: Table | undefined): boolean {
  const turn = turnOf(table);
  const earlier = before && turnOf(before);
  return turn?.stage === "helm" && (earlier?.stage !== "helm" || earlier.seat !== turn.seat);
}

export const STORIES: readonly Story[] = FILES.flatMap(storiesOf);
