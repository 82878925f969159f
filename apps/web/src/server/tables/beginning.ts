/**
 * Tables that continue from a real table or from any position. Everybody sees the open cards; each hand is entered by its
 * holder, for the server alone; a seed of ours deals the cards that nobody has seen.
 */
import {
  dealRest,
  mask,
  outcome,
  packFacts,
  readPosition,
  SPECTATOR,
  seededFate,
  sees,
  type Table,
  unseenAt,
  writePosition,
} from "@stillwater/engine";
import {
  type BeginningView,
  type BeginsView,
  clashing,
  dealOn,
  type Happened,
  type OpenFromReply,
  type Pace,
  type ToldHands,
  turnsFrom,
  type WrongView,
} from "@stillwater/table/session";
import { askAgain, handsOf } from "../storage/hands";
import type { GuestRow, HandRow, SeatRow, TableRow } from "../storage/schema";
import { takeSeat } from "../storage/seats";
import type { Reader, Tx } from "../storage/store";
import { append } from "../storage/tables";
import { readCode } from "./codes";
import { impossible } from "./possible";
import { newTable, seatRow } from "./seating";
import { now, type Tools } from "./tools";
import { writeAs } from "./writing";

/** What a table should continue from. */
export interface Beginning {
  /** A position line; hands in it are ignored. */
  readonly position: string;
  readonly hands: "entered" | "dealt";
  /** The names of the people, by seat. */
  readonly names?: readonly string[] | undefined;
  /** The seat of the person who opens the table. */
  readonly seat?: number | undefined;
  readonly pace: Pace;
}

/** The JSON in a row's `begins`. */
interface Kept {
  /** As a spectator sees it. */
  readonly position: string;
  readonly hands: "entered" | "dealt";
  readonly names: readonly string[];
  /** The whole table as dealt, before any act. */
  readonly laid?: string;
}

/** Reads a row's `begins`. */
export const keptBeginning = (begins: string): Kept => JSON.parse(begins) as Kept;

/** A reply with one error. */
export const wrong = (
  what: string,
  at = 0,
  values: WrongView["with"] = {},
): { readonly wrong: readonly WrongView[] } => {
  return { wrong: [{ at, what, with: values }] };
};

/** A stored position as spectators see it. */
export function publicBeginning(position: string): Table {
  const read = readPosition(position);
  if (!read.ok) throw new Error("a stored beginning cannot be read");
  return read.value;
}

/** Opens a table that continues from a position; the person who opens it sits down in the seat they name. */
export async function openFrom(tools: Tools, asker: GuestRow, request: Beginning): Promise<OpenFromReply> {
  const read = readPosition(request.position);
  if (!read.ok) return { wrong: read.error };
  const table = mask(read.value, SPECTATOR);
  const { rulebook } = table;
  const chosen = readCode(rulebook.code);
  if ("problem" in chosen) return wrong(chosen.problem.what, chosen.problem.at, chosen.with);
  if (outcome(table) !== "playing") return wrong("over");
  const cannot = impossible(table);
  if (cannot !== null) return { wrong: [cannot] };
  const { seat = 0, names = [], hands, pace } = request;
  if (seat >= rulebook.seats || names.length > rulebook.seats)
    return wrong("setup.seat", 0, { seats: rulebook.seats });
  // Whether it can be dealt at all does not depend on the hands.
  const tried = dealRest(table, [], seededFate("v1:tried"));
  if (!tried.ok) return { wrong: tried.error };
  const unnamed = rulebook.places.findIndex(
    (_spec, place) => place > 0 && sees(rulebook, SPECTATOR, place) && unseenAt(table, place) > 0,
  );
  // Open cards are known to everybody at the table, so they cannot be dealt.
  if (unnamed >= 0) return wrong("position.open", 0, { word: rulebook.placeName(unnamed) });

  const kept: Kept = { position: writePosition(table), hands, names };
  return writeAs(tools, asker, async (tx, guest): Promise<OpenFromReply> => {
    const at = now(tools);
    const row = await newTable(tools, tx, {
      ...chosen,
      ...{ pace, at, listed: false, deal: null, daily: null, begins: JSON.stringify(kept) },
    });
    const { rev } = await append(tx, row, { kind: "open", seat, guest: guest.id, at });
    await takeSeat(tx, seatRow(row, seat, guest, rev));
    return { table: row.id, words: row.words, rev };
  });
}

/** How many cards each seat is asked to enter. */
export function asksOf({ hands }: Kept, open: Table): readonly number[] {
  const { rulebook } = open;
  return rulebook.hands.map((place) =>
    hands === "dealt" || place === undefined ? 0 : unseenAt(open, place),
  );
}

/** The hands of people who still sit where they entered them. */
function sitting(entered: readonly HandRow[], seats: readonly SeatRow[]): readonly HandRow[] {
  return entered.filter(
    ({ guest_id, seat, cards }) =>
      cards !== "[]" && seats.some((held) => held.guest_id === guest_id && held.seat === seat),
  );
}

/** What a viewer may know of the position that a table continues from; undefined if it was dealt from a seed alone. */
export async function beginsOf(
  db: Reader,
  row: TableRow,
  viewer: number,
  seats: readonly SeatRow[],
): Promise<BeginsView | undefined> {
  if (row.begins === null) return undefined;
  const kept = keptBeginning(row.begins);
  const open = publicBeginning(kept.position);
  const hands = asksOf(kept, open);
  const waits = row.status === "waiting";
  const asked = waits ? await handsOf(db, row.id) : [];
  const entered = sitting(asked, seats);
  const mine = entered.find(({ seat }) => seat === viewer);
  return {
    position: kept.position,
    names: kept.names,
    hands,
    entered: hands.map((need, at) => !waits || need === 0 || entered.some(({ seat }) => seat === at)),
    mine: mine === undefined ? null : (JSON.parse(mine.cards) as readonly string[]),
    again: waits && asked.some(({ seat, again }) => again === 1 && seat === viewer && mine === undefined),
  };
}

/** The position that a finished game continued from. */
export function beginningOf({ begins }: TableRow): BeginningView | null {
  if (begins === null) return null;
  const { laid, hands } = keptBeginning(begins);
  return laid === undefined ? null : { position: laid, hands };
}

/** Deals the rest of a position. `missing`: a hand is not entered yet. `clash`: two hands conflict; asked for again. */
export async function dealFurther(
  tx: Tx,
  row: TableRow,
  begins: string,
  seats: readonly SeatRow[],
  seed: string,
): Promise<(Happened & { readonly begins: string }) | "missing" | "clash"> {
  const kept = keptBeginning(begins);
  const open = publicBeginning(kept.position);
  const entered = sitting(await handsOf(tx.db, row.id), seats);
  const asks = asksOf(kept, open);
  const told: ToldHands = asks.map((need, at) => {
    const cards = entered.find(({ seat }) => seat === at)?.cards;
    return need === 0 || cards === undefined ? null : (JSON.parse(cards) as readonly string[]);
  });
  if (asks.some((need, at) => need > 0 && told[at] === null)) return "missing";
  const dealt = dealOn(open, told, seed);
  if (dealt === null) {
    await askAgain(tx, row.id, clashing(open, told));
    return "clash";
  }
  const { laid, table, facts } = dealt;
  return {
    table,
    snapshot: writePosition(table),
    facts: packFacts(facts),
    status: outcome(table),
    turns: turnsFrom(open, facts),
    begins: JSON.stringify({ ...kept, laid: writePosition(laid) }),
  };
}
