/**
 * A game whose desk is this browser: alone, or passed from hand to hand. It is dealt, judged and written down by the
 * same functions as online, so a screen cannot tell the difference. Pure: the clock and chance come from outside.
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

/** A seat of the crew: which hand has it, and what it remembers; null before it is asked for the first time. */
export interface CrewSeat {
  readonly hand: CrewHand;
  /** Of the hands when the game was opened: a stored game says by which it was played. */
  readonly version: number;
  readonly memory: Memory | null;
}

/** An act as it is kept; the deal is the first entry, by no seat. */
interface LocalEntry extends KeptEntry {
  readonly act: string;
}

/** A whole game as this browser keeps it, plain enough to be stored as it is. */
export interface LocalGame {
  readonly id: string;
  /** The option code. */
  readonly code: string;
  readonly seed: string;
  /** The position it began with, where it was not dealt: a line with nothing hidden. */
  readonly begunAt?: string;
  readonly names: readonly string[];
  /** The seats that the quiet crew has; null where a person sits. */
  readonly crew?: readonly (CrewSeat | null)[];
  /** How quickly it acts; easy where nothing else was chosen. */
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

/** Carries out an act of a seat, or says why not. */
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

/** Answers in a council for those who can do nothing else: nobody need be handed the device for that. */
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

/** Whoever looks at a game on this device: a seat, or nobody in particular while it is passed on. */
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
