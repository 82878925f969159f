/** Opening tables, finding them by their words, taking seats and giving them up. */
import {
  type FindReply,
  type LeaveReply,
  type OpenReply,
  type Pace,
  type ProblemView,
  readDealCode,
  type SitReply,
} from "@stillwater/table/session";
import { crewGetsUp, freeSeats } from "../crew/seats";
import { takeStored } from "../storage/grades";
import type { GuestRow, SeatRow, TableRow } from "../storage/schema";
import { giveSeatUp, goingTablesHeldBy, seatsOf, staysOf, takeSeat } from "../storage/seats";
import { RevisionConflict, type Tx } from "../storage/store";
import { append, firstHash, insertTable, tableByWords, tableForChange } from "../storage/tables";
import { normalWords } from "../words/normal";
import { WORDS } from "../words/wordlist";
import { readCode } from "./codes";
import { DAILY_CODES, dailyDeal, hasDaily, knowsDaily, optionsOfDeal } from "./dealing";
import { readyDeal } from "./grades";
import { DeskProblem } from "./problem";
import { requireRoom } from "./room";
import { chance, newId, now, type Tools } from "./tools";
import { writeAs, writeAt } from "./writing";

const ID_LENGTH = 12;
const WORD_TRIES = 8;

/** The choices for a new table. */
export interface OpenRequest {
  /** The option code; ignored for a deal that is played again, which has its own. */
  readonly code: string;
  readonly pace: Pace;
  /** Whether the lobby shows the table. */
  readonly listed?: boolean | undefined;
  /** Whether everybody at it may ask the crew for advice. */
  readonly advice?: boolean | undefined;
  /** The name of a deal to play again. */
  readonly deal?: string | undefined;
  /** The day of a daily deal. */
  readonly day?: string | undefined;
  /** Asks for a deal of this grade, from 1 to 5, that nobody has seen. */
  readonly grade?: number | undefined;
}

interface Chosen {
  readonly code: string;
  readonly seats: number;
  readonly deal: string | null;
  readonly daily: string | null;
}

async function chosenGame(
  tools: Tools,
  tx: Tx,
  { code, deal, day }: OpenRequest,
): Promise<Chosen | { readonly problem: ProblemView }> {
  const again = deal === undefined ? null : readDealCode(deal);
  const options = again === null ? null : await optionsOfDeal(tools, tx.db, again);
  if (deal !== undefined && options === null) return { problem: { at: 0, what: "deal.unknown" } };
  const read = readCode(options ?? code);
  if ("problem" in read) return read;
  if (day === undefined) return { ...read, deal: again, daily: null };
  const daily = DAILY_CODES.find((known) => known === read.code);
  if (daily === undefined || !hasDaily(tools, day)) return { problem: { at: 0, what: "daily.unknown" } };
  return { ...read, deal: await dailyDeal(tools, tx, day, daily), daily: day };
}

interface NewTable extends Chosen {
  readonly pace: Pace;
  readonly listed: boolean;
  readonly advice?: boolean;
  readonly at: string;
  readonly begins?: string;
  /** Until when it gathers people looking for company. */
  readonly gathersUntil?: string;
}

/** Opens a table; the person who opens it sits down in the first seat. */
export async function openTable(tools: Tools, asker: GuestRow, request: OpenRequest): Promise<OpenReply> {
  return writeAs(tools, asker, async (tx, guest): Promise<OpenReply> => {
    const at = now(tools);
    const chosen = await chosenGame(tools, tx, request);
    if ("problem" in chosen) return { unreadable: chosen.problem };
    const { pace, listed, advice, grade } = request;
    const isGraded = grade !== undefined && chosen.deal === null;
    const graded = isGraded ? await readyDeal(tools, tx, chosen.code, grade) : undefined;
    if (isGraded && graded === undefined) return { unreadable: { at: 0, what: "grade.none" } };
    const row = await newTable(tools, tx, {
      ...chosen,
      pace,
      listed: listed === true && chosen.seats > 1,
      advice: advice === true && chosen.seats > 1 && chosen.daily === null,
      at,
    });
    // Another table may have taken it at the same moment: then the job runs again and takes another.
    if (graded !== undefined && !(await takeStored(tx, row.id, graded))) throw new RevisionConflict();
    const { rev } = await append(tx, row, { kind: "open", seat: 0, guest: guest.id, at });
    await takeSeat(tx, seatRow(row, 0, guest, rev));
    return { table: row.id, words: row.words, rev };
  });
}

/** A table without people, with words of its own. */
export async function newTable(
  tools: Tools,
  tx: Tx,
  { code, seats, deal, daily, pace, listed, advice, at, begins, gathersUntil }: NewTable,
): Promise<TableRow> {
  for (let tries = 0; tries < WORD_TRIES; tries++) {
    const id = newId(tools, ID_LENGTH);
    const row: TableRow = {
      id,
      words: [0, 1, 2].map(() => WORDS[chance(tools, WORDS.length)]).join(" "),
      code,
      pace,
      seats,
      status: "waiting",
      rev: 0,
      turn: 0,
      snapshot: null,
      snapshot_hash: null,
      seed: null,
      commitment: null,
      dealt_rev: null,
      head_hash: firstHash(id),
      opened_at: at,
      changed_at: at,
      listed: listed ? 1 : 0,
      advice: advice === true ? 1 : 0,
      deal,
      daily,
      counted: 0,
      figures: null,
      begins: begins ?? null,
      crew_pace: null,
      gathers_until: gathersUntil ?? null,
      again: null,
    };
    if (await insertTable(tx, row)) return row;
  }
  throw new Error("no words are left for a table");
}

/** The table that three words lead to, if the asker sits at it. */
export async function findOwn(tools: Tools, guest: GuestRow, typed: string): Promise<FindReply | null> {
  const words = normalWords(typed);
  const held = words === null ? [] : await goingTablesHeldBy(tools.store.db, guest.id);
  const own = held.find((table) => table.words === words);
  return own === undefined ? null : { table: own.id };
}

/** The table that three words lead to, for somebody who could sit there. Unknown, ended and full get the same answer. */
export async function find(tools: Tools, guest: GuestRow | null, typed: string): Promise<FindReply> {
  const words = normalWords(typed);
  // Invalid words are looked up too, so that the answer takes as long as for a guess.
  const row = await tableByWords(tools.store.db, words ?? "");
  const taken = await seatsOf(tools.store.db, row?.id ?? "");
  const stays = guest === null ? [] : await staysOf(tools.store.db, row?.id ?? "", guest.id);
  const sits = stays.some(({ left_rev }) => left_rev === null);
  const room =
    row !== undefined && (taken.length < row.seats || yieldedBy(row, taken, handSeen(row, stays)).length > 0);
  return row !== undefined && (sits || room) ? { table: row.id } : { table: null };
}

/** Takes a seat: the one asked for, the one held before, or the first free one. */
export async function sit(
  tools: Tools,
  asker: GuestRow,
  request: { readonly table: string; readonly seat?: number | undefined },
): Promise<SitReply> {
  return writeAs(tools, asker, async (tx, guest): Promise<SitReply> => {
    const row = await tableForChange(tx, request.table);
    if (row === undefined) throw new DeskProblem("not-found");
    return sitDown(tools, tx, row, guest, request.seat);
  });
}

/** Seats somebody at a table, in the seat they wish for if it is possible. */
export async function sitDown(
  tools: Tools,
  tx: Tx,
  row: TableRow,
  guest: GuestRow,
  wish: number | undefined,
): Promise<SitReply> {
  if (row.status !== "waiting" && row.status !== "playing") return { refused: "over" };
  const stays = await staysOf(tx.db, row.id, guest.id);
  const held = stays.find((stay) => stay.left_rev === null);
  if (held !== undefined)
    return wish === undefined || wish === held.seat
      ? { seat: held.seat, rev: row.rev }
      : { refused: "other" };
  const seen = handSeen(row, stays);
  const seated = await seatsOf(tx.db, row.id);
  const free = freeSeats(row, seated);
  const yielded = yieldedBy(row, seated, seen);
  const wanted = wish ?? seen ?? free[0] ?? yielded[0];
  if (wanted === undefined || !(free.includes(wanted) || yielded.includes(wanted)))
    return { refused: "taken" };
  if (seen !== undefined && wanted !== seen) return { refused: "other" };
  requireRoom(row);
  const head = yielded.includes(wanted) ? await crewGetsUp(tools, tx, row, wanted) : row;
  if (!(await takeSeat(tx, seatRow(row, wanted, guest, head.rev + 1)))) return { refused: "taken" };
  const knows = head.counted === 1 && (await knowsDaily(tx, head, [guest]));
  const { rev } = await append(tx, head, {
    ...{ kind: "sit", seat: wanted, guest: guest.id, at: now(tools) },
    ...(knows ? { table: { counted: 0 } } : {}),
  });
  return { seat: wanted, rev };
}

/** The quiet crew's seats that somebody may take: all of them while a table waits, later only the one they had before. */
function yieldedBy(row: TableRow, seated: readonly SeatRow[], seen: number | undefined): readonly number[] {
  const crew = seated.filter((held) => held.crew !== null).map(({ seat }) => seat);
  return row.status === "waiting" ? crew : crew.filter((seat) => seat === seen);
}

/** The seat whose hand a guest has seen in this game: nobody may see two. */
export function handSeen(row: TableRow, stays: readonly SeatRow[]): number | undefined {
  const dealt = row.dealt_rev;
  if (dealt === null) return undefined;
  return stays.find((stay) => stay.left_rev !== null && stay.left_rev > dealt)?.seat;
}

/** Gives the seat up; somebody else may take it, with its hand. */
export async function leave(tools: Tools, asker: GuestRow, table: string): Promise<LeaveReply> {
  return writeAt(tools, asker, table, async (tx, { guest, row, held }): Promise<LeaveReply> => {
    if (held === undefined) return { refused: "seatless" };
    if (row.status !== "waiting" && row.status !== "playing") return { refused: "over" };
    await giveSeatUp(tx, table, guest.id, row.rev + 1);
    const { rev } = await append(tx, row, {
      kind: "leave",
      seat: held.seat,
      guest: guest.id,
      at: now(tools),
    });
    return { rev };
  });
}

/** A stay at a table that begins at a revision. */
export function seatRow(row: TableRow, seat: number, guest: GuestRow, rev: number): SeatRow {
  return {
    table_id: row.id,
    seat,
    guest_id: guest.id,
    name: guest.name,
    language: guest.language,
    since_rev: rev,
    left_rev: null,
    knows: 0,
    crew: null,
    crew_version: null,
    memory: null,
  };
}
