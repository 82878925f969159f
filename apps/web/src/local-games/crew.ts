/**
 * Seats of a game on this device that the quiet crew has. It is asked in a worker, from what its seat sees: whoever
 * plays is not kept waiting by it.
 */
import type { Hand, Memory } from "@stillwater/crew";
import { mask, writePosition } from "@stillwater/engine";
import { isOver } from "@/game/ending";
import { seatsNext } from "@/game/next";
import { type LocalGame, tableOf } from "./game";

/** A seat of the crew: which hand has it, and what it remembers; null before it is asked for the first time. */
export interface CrewSeat {
  readonly hand: Hand;
  /** Of the hands when the game was opened: a stored game says by which it was played. */
  readonly version: number;
  readonly memory: Memory | null;
}

/** What a crew seat is asked with: its own view, as a line. */
export interface CrewQuestion {
  /** Comes back with the answer. */
  readonly id: number;
  readonly seat: number;
  readonly hand: Hand;
  readonly memory: Memory | null;
  readonly position: string;
  /** Of the deal: the seat's dice follow from it. */
  readonly seed: string;
}

export interface CrewAnswer {
  readonly id: number;
  /** Null where the seat has nothing to do now. */
  readonly act: string | null;
  readonly memory: Memory;
}

/**
 * What the crew is asked as the game stands, those first who are waited for; nothing once it is over. Where anybody may
 * help at any time, everybody is asked: somebody's Wild may be all that another can go on with.
 */
export function crewQuestions(game: LocalGame): readonly Omit<CrewQuestion, "id">[] {
  if (isOver(game) || game.crew === undefined) return [];
  const table = tableOf(game);
  const waitedFor = seatsNext(table);
  const others = table.rulebook.anytime.length === 0 ? [] : table.rulebook.hands.map((_, seat) => seat);
  return [...new Set([...waitedFor, ...others])].flatMap((seat) => {
    const crew = game.crew?.[seat];
    if (crew === undefined || crew === null) return [];
    const { hand, memory } = crew;
    return [{ seat, hand, memory, position: writePosition(mask(table, seat)), seed: game.seed }];
  });
}

/** The game with what a seat of the crew remembers now. */
export function remembering(game: LocalGame, seat: number, memory: Memory): LocalGame {
  const crew = game.crew?.map((one, at) => (at === seat && one !== null ? { ...one, memory } : one));
  return crew === undefined ? game : { ...game, crew };
}

/** The seats that people have. */
export function peopleOf({ names, crew }: Pick<LocalGame, "names" | "crew">): readonly number[] {
  return names.flatMap((_, seat) => (crew?.[seat] == null ? [seat] : []));
}
