/** Deals a game on this device and puts it on the shelf. */

import { CREW_VERSION, type CrewHand } from "@stillwater/crew";
import { dealRest, seededFate, type Table, writePosition } from "@stillwater/engine";
import type { Language } from "@/i18n/routing";
import { type CrewSeat, type LocalGame, type LocalOpening, openLocal } from "@/local-games/game";
import { newLocalSeed } from "@/local-games/seed";
import { keepGame } from "@/local-games/shelf";
import { askToKeep } from "@/offline/lasting";
import { uuid } from "@/stage/uuid";

/** How a game is dealt; without a seed the cards are new. */
type Dealing = Omit<LocalOpening, "id" | "at" | "seed"> & { readonly seed?: string | undefined };

/** Resolves with the game's id; rejects if this browser stores nothing. */
export async function dealLocal({ seed = newLocalSeed(), ...dealing }: Dealing): Promise<string> {
  const game = openLocal({ ...dealing, seed, id: uuid(), at: new Date().toISOString() });
  await keepGame(game, 0);
  askToKeep();
  return game.id;
}

/** Deals again for the same people and crew, whose memory is cleared, with the same cards or new ones. */
export function dealAgain(game: LocalGame, cards: "same" | "new"): Promise<string> {
  const { code, names, language, seed, begunAt } = game;
  const crew = game.crew?.map((seat) => seat && { ...seat, version: CREW_VERSION, memory: null });
  return dealLocal({ code, names, language, crew, ...(cards === "same" ? { seed, begunAt } : {}) });
}

/** The quiet crew's seats at a new table: how many, with which hand, and the hand's names. */
export interface WithCrew {
  readonly count: number;
  readonly hand: CrewHand;
  /** The name of the hand; given a seat where several seats have the same hand. */
  readonly called: (seat: number | null) => string;
}

/** The names and crew of a game for these people: all names, with the crew's seats after the people's. */
export function crewed(
  people: readonly string[],
  { count, hand, called }: WithCrew,
): { readonly names: readonly string[]; readonly crew: readonly (CrewSeat | null)[] } {
  const seats = Array.from({ length: count }, (_, index) => people.length + index);
  return {
    names: [...people, ...seats.map((seat) => called(count > 1 ? seat + 1 : null))],
    crew: [...people.map(() => null), ...seats.map(() => ({ hand, version: CREW_VERSION, memory: null }))],
  };
}

/** A game that begins at a position: cards that nobody there has seen are dealt from the remaining ones. */
export async function dealLocalFrom(
  table: Table,
  names: readonly string[],
  language: Language,
  crew?: readonly (CrewSeat | null)[],
): Promise<string> {
  const seed = newLocalSeed();
  const rest = dealRest(table, [], seededFate(seed));
  if (!rest.ok) throw new Error("a position whose rest cannot be dealt");
  const { code } = table.rulebook;
  return dealLocal({ code, names, language, seed, begunAt: writePosition(rest.value.table), crew });
}
