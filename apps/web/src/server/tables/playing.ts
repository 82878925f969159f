/** Dealing and acting: one transaction each, answered once it is durable. */
import { hash } from "node:crypto";
import { commitment, packFacts, type Table } from "@stillwater/engine";
import {
  type ActReply,
  answeredFor,
  type DealReply,
  dealFrom,
  enactText,
  figuresOf,
  type Happened,
  isOver,
  mayFollow,
  rulebookOf,
} from "@stillwater/table/session";
import { guestForWriting } from "../storage/guests";
import { dropHands } from "../storage/hands";
import type { GuestRow, SeatRow, TableRow } from "../storage/schema";
import { seatsOf } from "../storage/seats";
import type { Tx } from "../storage/store";
import {
  append,
  entriesAfter,
  entriesOfKinds,
  keepFigures,
  keepIdleReply,
  TALK,
  type TableAtPlay,
  tableForCommand,
  type Whose,
} from "../storage/tables";
import { dealFurther } from "./beginning";
import { settleMarkers } from "./council";
import { countsNow, countsToItsEnd, newSeed, seedFor } from "./dealing";
import { allAgree, asksEverybody } from "./known";
import { DeskProblem } from "./problem";
import { requireRoom } from "./room";
import { now, type Tools } from "./tools";
import { type Asker, noteSeen, writeAt } from "./writing";

/** Deals the cards. Anyone who sits may, once every seat is taken. */
export async function dealTable(tools: Tools, asker: GuestRow, table: string): Promise<DealReply> {
  return writeAt(tools, asker, table, async (tx, { guest, row, held }): Promise<DealReply> => {
    if (held === undefined) return { refused: "seatless" };
    if (row.status !== "waiting") return { refused: "dealt" };
    requireRoom(row);
    const seats = await seatsOf(tx.db, table);
    if (seats.length < row.seats) return { refused: "empty-seats" };
    if (asksEverybody(row) && !allAgree(seats)) return { refused: "unsaid" };
    return dealNow(tools, tx, row, guest, seats);
  });
}

/** Deals at a table whose seats are all taken. */
export async function dealNow(
  tools: Tools,
  tx: Tx,
  row: TableRow,
  guest: Actor,
  seats: readonly SeatRow[],
): Promise<DealReply> {
  const found =
    row.begins === null
      ? await newCards(tools, tx, row, seats)
      : await cardsLeft(tools, tx, row, seats, row.begins);
  if (found === "missing") return { refused: "hands" };
  if (found === "clash") {
    // Everybody is told that hands are asked for again, so nobody can try out hands unnoticed.
    await append(tx, row, { kind: "hand", seat: -1, guest: guest.id, at: now(tools) });
    return { refused: "clash" };
  }
  const { dealt, kept } = found;
  const after = await append(tx, row, {
    kind: "deal",
    seat: -1,
    guest: guest.id,
    at: now(tools),
    facts: dealt.facts,
    table: {
      ...columns(dealt, row.turn),
      ...kept,
      commitment: commitment(row.id, row.code, kept.seed),
      dealt_rev: row.rev + 1,
    },
  });
  await dropHands(tx, row.id);
  const stands = await passed(tools, tx, guest, { row: after, done: dealt }, kept.seed);
  if (isOver(stands.row)) await keepResult(tools, tx, stands.row, stands.done.table);
  return { rev: after.rev };
}

/** A deal of all the cards, with the columns the table keeps of it. */
async function newCards(tools: Tools, tx: Tx, row: TableRow, seats: readonly SeatRow[]) {
  const { code: deal, seed } = await seedFor(tools, tx, row);
  const players = seats.map(({ guest_id }) => ({ id: guest_id }));
  const counted = row.crew_pace === null && (await countsNow(tools, tx, row, players)) ? 1 : 0;
  return { dealt: dealFrom(row.code, row.id, seed), kept: { seed, deal, counted } };
}

/** The same at a table that continues from a position: deals the cards that nobody has seen there. */
async function cardsLeft(tools: Tools, tx: Tx, row: TableRow, seats: readonly SeatRow[], begins: string) {
  const seed = newSeed(tools);
  const dealt = await dealFurther(tx, row, begins, seats, seed);
  return typeof dealt === "string" ? dealt : { dealt, kept: { seed, begins: dealt.begins } };
}

/** What is needed to carry out an act exactly once. */
export interface ActRequest {
  readonly table: string;
  /** The revision the actor saw. */
  readonly expectedRev: number;
  /** Chosen by the actor's device, the same for every retry. */
  readonly commandId: string;
  /** The act in notation. */
  readonly act: string;
}

/** Carries out an act, or says why not. A repeated command id gets the same answer as the first time. */
export async function act(tools: Tools, { token_hash }: Asker, request: ActRequest): Promise<ActReply> {
  return tools.store.write((tx) => carryOut(tools, tx, { token_hash }, request));
}

/** The actor: a person, or a seat of the quiet crew. */
type Actor = Pick<GuestRow, "id">;

/** Whether the asker's token belongs to no guest any more. The quiet crew always has its guests. */
const isNobody = async (tx: Tx, whose: Whose): Promise<boolean> =>
  "token_hash" in whose && (await guestForWriting(tx, whose)) === undefined;

/**
 * Carries out an act in a transaction: the one function for people and for the quiet crew.
 *
 * @param meant whether the act is meant for the table as it stands
 */
export async function carryOut(
  tools: Tools,
  tx: Tx,
  whose: Whose,
  request: ActRequest,
  meant: typeof stillMeant = stillMeant,
): Promise<ActReply> {
  const requestHash = hash("sha256", JSON.stringify([request.table, request.expectedRev, request.act]));
  const found = await tableForCommand(tx, {
    table_id: request.table,
    command_id: request.commandId,
    ...whose,
  });
  if (found === undefined) throw new DeskProblem((await isNobody(tx, whose)) ? "no-guest" : "not-found");
  const { guest, row, seat, before } = found;
  if ("token_hash" in whose) await noteSeen(tools, tx, guest);
  const command = { table_id: row.id, guest_id: guest.id, command_id: request.commandId };
  if (before !== undefined)
    return before.request_hash === requestHash ? (JSON.parse(before.reply) as ActReply) : { mismatch: true };
  if (seat === null) throw new DeskProblem("no-seat");
  if (!(await meant(tx, row, request))) return { stale: row.rev };
  // A game that was ended early is over, although its position could go on.
  if (row.snapshot === null || row.seed === null || row.status === "stopped")
    throw new DeskProblem("not-dealt");
  const stood = tools.memory.tableOf(row);
  const outcome = enactText(stood, row.seed, seat, request.act);
  if (!("done" in outcome)) return outcome;
  const isIdle = changesNothing(outcome.done);
  const reply: ActReply = { rev: isIdle ? row.rev : row.rev + 1 };
  const kept = { ...command, request_hash: requestHash, reply: JSON.stringify(reply) };
  if (isIdle) {
    await keepIdleReply(tx, kept);
    return reply;
  }
  requireRoom(row);
  const after = await append(tx, row, {
    kind: "act",
    seat,
    guest: guest.id,
    reply: kept,
    at: now(tools),
    act: outcome.act,
    facts: outcome.done.facts,
    table: columns(outcome.done, row.turn),
  });
  const stands = await passed(tools, tx, guest, { row: after, done: outcome.done }, row.seed);
  await settleMarkers(tx, row.id, stood, stands.done.table);
  if (isOver(stands.row)) await keepResult(tools, tx, stands.row, stands.done.table);
  return reply;
}

/** A table after the latest act. */
interface Stands {
  readonly row: TableAtPlay;
  readonly done: Happened;
}

/** Passes over a Storm for every seat that can do nothing else: nobody waits for a seat without a choice. */
async function passed(tools: Tools, tx: Tx, guest: Actor, from: Stands, seed: string): Promise<Stands> {
  let { row, done } = from;
  const passing = answeredFor(done.table);
  const seats = passing.length === 0 ? [] : await seatsOf(tx.db, row.id);
  for (const { seat, act } of passing) {
    const outcome = enactText(done.table, seed, seat, act);
    if (!("done" in outcome)) throw new Error(`${act} was refused`);
    done = outcome.done;
    row = await append(tx, row, {
      kind: "act",
      seat,
      guest: seats.find((held) => held.seat === seat)?.guest_id ?? guest.id,
      at: now(tools),
      act: outcome.act,
      facts: done.facts,
      table: columns(done, row.turn),
    });
  }
  tools.memory.keep(row.id, done.snapshot, done.table);
  return { row, done };
}

/** Keeps how a game has ended, and whether that counts; part of the transaction that ends it. */
export async function keepResult(
  tools: Tools,
  tx: Tx,
  { id, rev, turn }: Pick<TableRow, "id" | "rev" | "turn">,
  table: Table,
): Promise<void> {
  const entries = await entriesOfKinds(tx.db, id, ["deal", "act"], rev);
  const figures = JSON.stringify(figuresOf(table, entries, turn));
  await keepFigures(tx, id, figures, await countsToItsEnd(tools, tx, id));
}

/** An act that repeats what was said before moves no piece: the table is already as it asks. */
function changesNothing({ facts }: Happened): boolean {
  return facts === NO_FACTS;
}

const NO_FACTS = packFacts([]);

/**
 * Whether an act is meant for the table as it is now. A card move is not if anything but talk has happened since; but acts
 * that every seat does for itself, such as saying numbers around the Start, do not depend on the others' silence. Such an
 * act is judged on the table as it is now, so one that no longer fits is refused.
 */
async function stillMeant(
  tx: Tx,
  row: TableAtPlay,
  { expectedRev, act: text }: ActRequest,
): Promise<boolean> {
  if (row.rev === expectedRev) return true;
  if (expectedRev > row.rev || row.rev - expectedRev > MOST_SAID_MEANWHILE) return false;
  const rulebook = rulebookOf(row.code);
  const follows = mayFollow(rulebook, text);
  const since = await entriesAfter(tx.db, row.id, expectedRev);
  return since.every(
    (entry) =>
      TALK.includes(entry.kind) || (follows && entry.kind === "act" && mayFollow(rulebook, entry.act)),
  );
}

/** Whether only talk has come since an act was decided, so that the position is still the one that was seen. */
export async function standsAs(tx: Tx, row: TableAtPlay, rev: number): Promise<boolean> {
  if (row.rev === rev) return true;
  const since = await entriesAfter(tx.db, row.id, rev, MOST_SAID_MEANWHILE);
  return row.rev - rev === since.length && since.every(({ kind }) => TALK.includes(kind));
}

const MOST_SAID_MEANWHILE = 32;

function columns({ snapshot, status, turns }: Happened, turn: number) {
  return { snapshot, status, turn: turn + turns };
}
