/**
 * A game whose desk is this browser: played alone, or passed around. It is dealt, judged and recorded by the same functions
 * as online, so that a screen cannot tell the difference. Pure: the clock and randomness come from outside.
 */
import type { CrewHand, Memory } from "@stillwater/crew";
import { mask, readPosition, SPECTATOR, type Table, type Viewer, writePosition } from "@stillwater/engine";
import {
  type ActReply,
  answeredFor,
  beginFrom,
  type CrewPace,
  dealFrom,
  enactText,
  type Figures,
  figuresOf,
  type Happened,
  isOver,
  type KeptEntry,
  type Language,
  localDealName,
  pastEntry,
  rulebookOf,
  type Status,
  type TableView,
} from "@stillwater/table/session";

/** A seat of the crew: the hand that plays it, and its memory; null before its first question. */
export interface CrewSeat {
  readonly hand: CrewHand;
  /** The version of the hands when the game was opened: a stored game says which version played it. */
  readonly version: number;
  readonly memory: Memory | null;
}

/** An act as it is stored; the deal is the first entry, by no seat. */
interface LocalEntry extends KeptEntry {
  readonly act: string;
}

/** A whole game as this browser stores it, as plain data. */
export interface LocalGame {
  readonly id: string;
  /** The option code. */
  readonly code: string;
  readonly seed: string;
  /** The position that it began with, if it was not dealt: a line with nothing hidden. */
  readonly begunAt?: string;
  readonly names: readonly string[];
  /** The seats of the quiet crew; null for a person's seat. */
  readonly crew?: readonly (CrewSeat | null)[];
  /** How quickly the crew acts; easy by default. */
  readonly crewPace?: CrewPace;
  readonly language: Language;
  readonly commitment: string;
  readonly openedAt: string;
  readonly changedAt: string;
  readonly status: Status;
  readonly turn: number;
  /** The whole table as a position line. */
  readonly snapshot: string;
  readonly entries: readonly LocalEntry[];
  readonly figures: Figures | null;
}

/** What a game is opened with. */
export interface LocalOpening {
  readonly id: string;
  readonly code: string;
  readonly seed: string;
  readonly begunAt?: string | undefined;
  readonly names: readonly string[];
  readonly crew?: readonly (CrewSeat | null)[] | undefined;
  readonly language: Language;
  /** ISO 8601. */
  readonly at: string;
}

/** Deals a game, or begins it at a position. The code must be one that `readOptions` has read, with a name for each of its seats. */
export function openLocal({ at, begunAt, crew, ...opening }: LocalOpening): LocalGame {
  const { code, id, seed } = opening;
  const dealt = begunAt === undefined ? dealFrom(code, id, seed) : beginFrom(begunAt, id, seed);
  const first: LocalEntry = { rev: 1, turn: 0, seat: -1, act: "", facts: dealt.facts, at };
  const game: LocalGame = {
    ...opening,
    ...(begunAt === undefined ? {} : { begunAt }),
    ...(crew === undefined ? {} : { crew }),
    commitment: dealt.commitment,
    openedAt: at,
    changedAt: at,
    status: dealt.status,
    turn: dealt.turns,
    snapshot: dealt.snapshot,
    entries: [first],
    figures: null,
  };
  return passedBy(game, at);
}

const tables = new WeakMap<LocalGame, Table>();

/** The whole table of a game as it stands. */
export function gameTable(game: LocalGame): Table {
  const known = tables.get(game);
  if (known !== undefined) return known;
  const read = readPosition(game.snapshot);
  if (!read.ok) throw new Error("a kept table cannot be read");
  tables.set(game, read.value);
  return read.value;
}

/** Carries out a seat's act, or says why it is impossible. */
export function actLocal(
  game: LocalGame,
  seat: number,
  act: string,
  at: string,
): { readonly reply: ActReply; readonly game: LocalGame } {
  const outcome = enactText(gameTable(game), game.seed, seat, act);
  if (!("done" in outcome)) return { reply: outcome, game };
  const after = added(game, seat, outcome.act, outcome.done, at);
  return { reply: { rev: after.entries.length }, game: passedBy(after, at) };
}

/** Passes for seats that can do nothing else in a council: nobody needs to be handed the device for that. */
function passedBy(game: LocalGame, at: string): LocalGame {
  let passed = game;
  for (const { seat, act } of answeredFor(gameTable(game))) {
    const outcome = enactText(gameTable(passed), game.seed, seat, act);
    if ("done" in outcome) passed = added(passed, seat, outcome.act, outcome.done, at);
  }
  return passed;
}

function added(game: LocalGame, seat: number, act: string, done: Happened, at: string): LocalGame {
  const rev = game.entries.length + 1;
  const entries = [...game.entries, { rev, turn: game.turn, seat, act, facts: done.facts, at }];
  const turn = game.turn + done.turns;
  const after: LocalGame = {
    ...game,
    entries,
    turn,
    changedAt: at,
    status: done.status,
    snapshot: done.snapshot,
    figures: isOver(done) ? figuresOf(done.table, entries, turn) : null,
  };
  tables.set(after, done.table);
  return after;
}

/** How quickly the crew of a game acts. */
export const crewPaceOf = ({ crewPace }: LocalGame): CrewPace => crewPace ?? "easy";

/** The view for a person at this device: of a seat, or of nobody in particular while it is passed around. */
export function viewLocal(game: LocalGame, viewer: Viewer): TableView {
  const head = gameTable(game);
  const over = isOver(game);
  return {
    id: game.id,
    words: "",
    code: game.code,
    status: game.status,
    pace: "none",
    rev: game.entries.length,
    you: viewer === SPECTATOR ? null : viewer,
    seats: rulebookOf(game.code).hands.map((_, seat) => {
      const crew = game.crew?.[seat];
      const name = game.names[seat];
      if (name === undefined) return null;
      const who = { name, language: game.language };
      return crew == null ? who : { ...who, crew: crew.hand };
    }),
    position: writePosition(mask(head, viewer)),
    log: game.entries.slice(1).map((entry) => pastEntry(game.code, entry, head, viewer)),
    commitment: game.commitment,
    seed: over ? game.seed : null,
    listed: false,
    advice: false,
    deal: over && game.begunAt === undefined ? localDealName(game.code, game.seed) : null,
    daily: null,
    counted: false,
    figures: game.figures,
    ...(game.crew === undefined ? {} : { crewPace: crewPaceOf(game) }),
    waiting: null,
  };
}
