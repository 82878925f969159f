/** Whole games in the engine and in a naive game that knows from the start how the piles lie: the same after every act. */
import { isDeepStrictEqual } from "node:util";
import { expect } from "vitest";
import {
  type Act,
  outcome,
  readPosition,
  seededFate,
  type Table,
  writeAct,
  writePosition,
} from "../../src/index";
import { type Chance, chance } from "../support/chance";
import { rulebookOf } from "../support/codes";
import { orderOf } from "../support/plain-of";
import type { Crew as Players } from "../support/playing";
import { game, offersOf, type Played, playedFrom } from "../support/playing";
import type { Crew, Try } from "./standard";

export interface NaiveGame<Position extends Crew> {
  read(line: string, table: Table): Position;
  play(position: Position, act: Try, played: Played): Position;
  summary(position: Position): unknown;
  /** Stacks shared by all, with their names on the table. */
  readonly stacks?: Readonly<Record<string, (position: Position, cards: string[]) => void>>;
  /** A position to begin with in the middle of a game. */
  make(code: string, luck: Chance): string;
  /** Called with each act and what it led to. */
  watch?(position: Position, played: Played): void;
}

/** Plays one game to its end, every other one from a made-up position; returns the number of acts, and how it ended. */
export function beside<Position extends Crew>(
  naive: NaiveGame<Position>,
  code: string,
  seed: number,
  crew: Players,
): { acts: number; end: string } {
  const rulebook = rulebookOf(code);
  const fate = (): ReturnType<typeof seededFate> => seededFate(`v1:beside-${seed}`);
  const luck = chance(seed);
  let position: Position | undefined;
  let acts = 0;
  const made = seed % 2 === 1 ? readPosition(naive.make(code, luck)) : undefined;
  const begins = made?.ok && outcome(made.value) === "playing" && offersOf(made.value).length > 0;
  const story = begins ? playedFrom(made.value, crew, luck, fate()) : game(rulebook, seed, crew, fate());
  for (const played of story) {
    const { before, act, after } = played;
    if (position === undefined) {
      const first = naive.read(writePosition(before), before);
      const ordered = (place: string): string[] =>
        orderOf(before, rulebook.place(place), fate()).map(rulebook.pieceName);
      for (const seat of first.piles.keys()) first.piles[seat] = ordered(`pile:${seat + 1}`);
      for (const [place, put] of Object.entries(naive.stacks ?? {})) put(first, ordered(place));
      position = first;
    }
    position = naive.play(position, tryOf(before, act), played);
    const line = writePosition(after);
    const now = naive.summary(naive.read(line, after));
    const should = naive.summary(position);
    if (!isDeepStrictEqual(now, should))
      expect(
        now,
        `${writePosition(before)}\nseat ${act.seat + 1}: ${writeAct(rulebook, act)}\n${line}`,
      ).toEqual(should);
    naive.watch?.(position, played);
    acts++;
  }
  return { acts, end: position?.phase ?? "" };
}

/** An act of the engine in the words of the naive checkers. */
function tryOf({ rulebook }: Table, act: Act): Try {
  return {
    type: act.type,
    seat: act.seat,
    card: act.card === 0 ? "" : rulebook.pieceName(act.card),
    at: act.to === 0 ? "" : rulebook.placeName(act.to),
    cards: act.cards.map(rulebook.pieceName),
    numbers: act.numbers,
  };
}
