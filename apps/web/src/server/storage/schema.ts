/**
 * The tables of the database, in the dialect that SQLite and PostgreSQL share: text, integers, ISO times as text. Revisions
 * are integers; everything that could identify a person, except the name they chose, is stored hashed.
 */

import type { CrewHand } from "@stillwater/crew";
import type { CrewPace, Language, Pace, Status } from "@stillwater/table/session";

export interface GuestRow {
  readonly id: string;
  /** SHA-256 of the cookie's token, hex; null once the guest is forgotten. */
  token_hash: string | null;
  name: string;
  language: Language;
  readonly created_at: string;
  seen_at: string;
  revoked_at: string | null;
}

/** A one-time code that moves a guest to another device. */
export interface MoveRow {
  readonly code_hash: string;
  readonly guest_id: string;
  readonly expires_at: string;
  used_at: string | null;
}

export interface TableRow {
  readonly id: string;
  readonly words: string;
  /** The option code; like pace, seats, `listed` and `advice` it can be changed until the deal. */
  code: string;
  pace: Pace;
  seats: number;
  status: Status;
  /** The revision: the number of the latest entry. */
  rev: number;
  /** How many turns have begun. */
  turn: number;
  /** The whole table as a position line; null before the deal. */
  snapshot: string | null;
  /** The expected hash of the position; null before the deal, and if an older version wrote it. */
  snapshot_hash: string | null;
  seed: string | null;
  commitment: string | null;
  /** The rev of the deal; null before it. */
  dealt_rev: number | null;
  /** The hash of the latest entry. */
  head_hash: string;
  readonly opened_at: string;
  changed_at: string;
  /** 1 if the lobby shows the table to anybody. */
  listed: number;
  /** 1 if everybody who sits here may ask the crew for advice. */
  advice: number;
  /** The short code of the deal played; null before the deal, unless the table was opened for one. */
  deal: string | null;
  /** The day of the daily deal played, `2026-11-21`; null for other tables. */
  readonly daily: string | null;
  /** 1 if this is the one attempt at a daily deal that counts. */
  counted: number;
  /** The figures of the finished game, as JSON; null before. */
  figures: string | null;
  /** The position from which the table continues, as JSON; null if dealt from a seed alone. Secret once it is dealt. */
  begins: string | null;
  /** How quickly the quiet crew acts; null if it never sat here. A game with the crew is nobody's result. */
  crew_pace: CrewPace | null;
  /** Until when the table gathers people looking for company; then the crew takes the free seats. Null for other tables. */
  gathers_until: string | null;
  /** The table at which the people of this one play together again; null until one of them asks for it. */
  again: string | null;
}

/** A table at which the quiet crew may have something to do: one server looks at it when it is due. */
export interface CrewWorkRow {
  readonly table_id: string;
  /** The revision at which the crew is to be asked. */
  rev: number;
  due_at: string;
  /** The end of the lease of the server that has claimed it; then another may. */
  claimed_until: string | null;
}

/** The hand that somebody holds at a real table, kept until the cards are dealt. Nobody else ever sees it. */
export interface HandRow {
  readonly table_id: string;
  readonly guest_id: string;
  /** The hand counts while its guest sits in this seat. */
  seat: number;
  /** Card names, as JSON; empty if the hand is asked for again. */
  cards: string;
  /** 1 if what was entered contradicted another hand. */
  again: number;
}

/** A deal: options and seed under a short code, so that it can be played again. */
export interface DealRow {
  readonly code: string;
  /** The option code. */
  readonly options: string;
  readonly seed: string;
  readonly made_at: string;
}

/** A deal that can be won, as its line proves, and how hard it is. */
export interface GradedDealRow {
  readonly deal: string;
  /** The option code. */
  readonly options: string;
  /** From 1, which most crews win, to 5. */
  readonly grade: number;
  /** Out of 200 games of the crew's steady hand. */
  readonly wins: number;
  /** The acts of a winning line, one a line. Never sent to anybody. */
  readonly line: string;
  /** The version of the crew that played these games. */
  readonly crew_version: number;
  /** 1 while it is ready for a table that asks for one. */
  stored: number;
  /** The table that asked for it and got it; null for others. */
  table_id: string | null;
}

/** An option set that somebody has asked for a graded deal of. */
interface GradedSetRow {
  readonly options: string;
  asked_at: string;
}

/** The deal of a day for one option code. */
export interface DailyRow {
  readonly day: string;
  readonly options: string;
  readonly deal: string;
}

export interface SeatRow {
  readonly table_id: string;
  readonly seat: number;
  readonly guest_id: string;
  name: string;
  language: Language;
  readonly since_rev: number;
  /** Null while the guest sits here. */
  left_rev: number | null;
  /** 1 if the guest has agreed to a deal that somebody may know. */
  knows: number;
  /** The hand of the quiet crew in the seat; null for a person. */
  crew: CrewHand | null;
  /** The version of the crew when it sat down: its acts are reproduced with the same one. */
  crew_version: number | null;
  /** What the hand remembers, as JSON; null before its first act. */
  memory: string | null;
}

/** What an entry records. Only `act` and `deal` move pieces; the others record who sits where, and the table's settings. */
export type EntryKind =
  | "open"
  | "sit"
  | "leave"
  | "name"
  | "move"
  // Other settings for a table that still waits.
  | "change"
  | "deal"
  | "act"
  // Somebody has entered the hand they hold at a real table.
  | "hand"
  // Somebody has agreed to a deal that others may know.
  | "accept"
  // At a table that waits for somebody: a nudge, a wish made or taken back, and its result.
  | "nudge"
  | "wish"
  // Another pace for the quiet crew.
  | "pace"
  | "freed"
  | "stopped";

export interface EntryRow {
  readonly table_id: string;
  readonly rev: number;
  readonly kind: EntryKind;
  /** The seat it concerns; -1 for the deal. */
  readonly seat: number;
  readonly guest_id: string;
  /** Null for everything but acts. */
  readonly command_id: string | null;
  /** The turn in which it happened. */
  readonly turn: number;
  /** The act's text, the wish, the new option code or pace, or the crew's hand that sat down; otherwise empty. */
  readonly act: string;
  /** Packed facts; empty if no piece moved. */
  readonly facts: string;
  readonly at: string;
  readonly prev_hash: string;
  readonly hash: string;
}

/** A device that receives messages for a guest. */
export interface PushRow {
  /** SHA-256 of the endpoint, hex. */
  readonly id: string;
  readonly guest_id: string;
  /** Where its messages are sent. With it and our keys anybody could send some, so it is told to nobody. */
  readonly endpoint: string;
  readonly p256dh: string;
  readonly auth: string;
  /** The origin of this site for which the device was added. */
  readonly site: string;
  readonly made_at: string;
}

/** Somebody who has been told that they are asked, for as long as they are. */
export interface ToldRow {
  readonly table_id: string;
  readonly seat: number;
  readonly guest_id: string;
}

/** A key of the site's own, made once. */
interface KeyRow {
  readonly name: string;
  readonly value: string;
}

export interface ReplyRow {
  readonly table_id: string;
  readonly guest_id: string;
  readonly command_id: string;
  readonly request_hash: string;
  readonly reply: string;
}

/** What a seat points at in a council. Removed once the matter is settled. */
export interface MarkerRow {
  readonly table_id: string;
  readonly seat: number;
  readonly guest_id: string;
  /** What the crew is asked about. */
  readonly matter: string;
  /** The name of a place, or `keep`. */
  readonly marker: string;
}

/** What a seat has said after the end of a game. Deleted when the last of its crew has left. */
export interface LineRow {
  readonly table_id: string;
  readonly seat: number;
  readonly guest_id: string;
  /** Empty if nothing is said. */
  readonly line: string;
  /** 1 if the seat has switched talk on, which a public table requires of all. */
  readonly wants: number;
  readonly at: string;
}

/** Who leads a crew through the replay of its game, and where they are. */
export interface LeadRow {
  readonly table_id: string;
  readonly seat: number;
  /** The number of acts done so far at that place. */
  readonly stop: number;
  /** The other line being shown, as the replay writes it; null for the game as it was played. */
  readonly line: string | null;
  readonly at: string;
}

/** The log of a real table as its devices have sent it. The link holds the id: anybody who has it belongs to the table. */
export interface CompanionRow {
  readonly id: string;
  /** The guest who opened it. */
  readonly guest_id: string;
  /** The number of entries. */
  rev: number;
  /** Their total length in characters. */
  size: number;
  readonly opened_at: string;
  changed_at: string;
  /** When it was forgotten; its entries are deleted then, and it accepts no more. */
  forgotten_at: string | null;
}

/** An entry of a real table, as its device wrote it. */
export interface CompanionEntryRow {
  readonly companion_id: string;
  readonly rev: number;
  readonly client: string;
  readonly nth: number;
  readonly text: string;
}

/** A device at a real table; its number tells others whether it is connected. */
export interface CompanionDeviceRow {
  readonly companion_id: string;
  readonly number: number;
  client: string;
  guest_id: string;
  name: string;
  joined_at: string;
}

export interface Schema {
  companions: CompanionRow;
  companion_entries: CompanionEntryRow;
  companion_devices: CompanionDeviceRow;
  markers: MarkerRow;
  lines: LineRow;
  leads: LeadRow;
  guests: GuestRow;
  moves: MoveRow;
  hands: HandRow;
  tables: TableRow;
  seats: SeatRow;
  entries: EntryRow;
  command_replies: ReplyRow;
  deals: DealRow;
  dailies: DailyRow;
  graded_deals: GradedDealRow;
  graded_sets: GradedSetRow;
  pushes: PushRow;
  told: ToldRow;
  crew_work: CrewWorkRow;
  keys: KeyRow;
}
