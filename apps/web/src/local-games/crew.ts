/**
 * The quiet crew's seats of a game on this device. The crew is asked in a worker, with only what its seat sees, so that the
 * page stays responsive.
 */
import type { Memory } from "@stillwater/crew";
import { mask, writePosition } from "@stillwater/engine";
import { type CrewAnswer, type CrewQuestion, crewAsked, isOver } from "@stillwater/table/session";
import { gameTable, type LocalGame } from "./game";

/** A question to the worker; the answer carries the same number. */
export type CrewAsk = CrewQuestion & { readonly id: number };
export type CrewTold = CrewAnswer & { readonly id: number };

/** The questions to the crew as the game stands; none once it is over. */
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

/** The game with the new memory of a seat of the crew. */
export function withMemory(game: LocalGame, seat: number, memory: Memory): LocalGame {
  const crew = game.crew?.map((one, at) => (at === seat && one !== null ? { ...one, memory } : one));
  return crew === undefined ? game : { ...game, crew };
}

/** The seats of people. */
export function peopleSeatsOf({ names, crew }: Pick<LocalGame, "names" | "crew">): readonly number[] {
  return names.flatMap((_, seat) => (crew?.[seat] == null ? [seat] : []));
}
