/**
 * Seats of a game on this device that the quiet crew has. It is asked in a worker, from what its seat sees: whoever
 * plays is not kept waiting by it.
 */
import type { Memory } from "@stillwater/crew";
import { mask, writePosition } from "@stillwater/engine";
import { type CrewAnswer, type CrewQuestion, crewAsked, isOver } from "@stillwater/table/session";
import { gameTable, type LocalGame } from "./game";

/** A question to the worker; its number comes back with the answer. */
export type CrewAsk = CrewQuestion & { readonly id: number };
export type CrewTold = CrewAnswer & { readonly id: number };

/** What the crew is asked as the game stands; nothing once it is over. */
export function crewQuestions(game: LocalGame): readonly CrewQuestion[] {
  if (isOver(game) || game.crew === undefined) return [];
  const table = gameTable(game);
  return crewAsked(table).flatMap((seat) => {
    const crew = game.crew?.[seat];
    if (crew === undefined || crew === null) return [];
    const { hand, memory } = crew;
    return [{ seat, hand, memory, position: writePosition(mask(table, seat)), seed: game.seed }];
  });
}

/** The game with what a seat of the crew remembers now. */
export function withMemory(game: LocalGame, seat: number, memory: Memory): LocalGame {
  const crew = game.crew?.map((one, at) => (at === seat && one !== null ? { ...one, memory } : one));
  return crew === undefined ? game : { ...game, crew };
}

/** The seats that people have. */
export function peopleSeatsOf({ names, crew }: Pick<LocalGame, "names" | "crew">): readonly number[] {
  return names.flatMap((_, seat) => (crew?.[seat] == null ? [seat] : []));
}
