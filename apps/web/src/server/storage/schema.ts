/**
 * The tables of the database, in the one dialect both SQLite and PostgreSQL speak: text, integers, ISO times as text.
 * Revisions are integers; everything a person could be recognised by, except the name they chose, is stored hashed.
 */

import type { CrewHand } from "@stillwater/crew";
import type { CrewPace, Language, Pace, Status } from "@stillwater/table/session";

export interface GuestRow {
  readonly id: string;
  /** SHA-256 of the cookie's token, hex; null once the guest has been revoked. */
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
  /** The number of the latest entry. */
  rev: number;
  /** How many turns have begun. */
  turn: number;
  /** The whole table as a position line; null before the deal. */
  snapshot: string | null;
  /** What the position must hash to; null before the deal, and where an older version wrote it. */
  snapshot_hash: string | null;
  seed: string | null;
  commitment: string | null;
  /** The rev of the deal; null before it. */
  dealt_rev: number | null;
  /** The hash of the latest entry. */
  head_hash: string;
  readonly opened_at: string;
  changed_at: string;
  /** 1 where anybody may find the table in the lobby. */
  listed: number;
  /** 1 where everybody who sits here may ask the crew for advice. */
  advice: number;
  /** The short code of the deal that is played; null before the deal, unless the table was opened for one. */
  deal: string | null;
  /** The day of the daily deal that is played, `2026-11-21`; null for other tables. */
  readonly daily: string | null;
  /** 1 where this is the one attempt at a daily deal that counts. */
  counted: number;
  /** What the finished game comes to, as JSON; null before. */
  figures: string | null;
  /** Where the table goes on from a position, as JSON; null where it is dealt from a seed alone. Secret once it is dealt. */
  begins: string | null;
  /** How quickly the quiet crew acts; null at a table that it never sat at. Such a game is nobody's result. */
  crew_pace: CrewPace | null;
  /** Until when the table gathers people who look for company; then the crew takes what is free. Null for other tables. */
  gathers_until: string | null;
  /** The table at which those who sat here play together again; null until one of them asks for it. */
  again: string | null;
}

/** A table at which the quiet crew may have something to do: looked at when its time has come, by one server. */
export interface CrewWorkRow {
  readonly table_id: string;
  /** The revision at which the crew is to be asked. */
  rev: number;
  due_at: string;
  /** Until when a server has taken it on; then another one may. */
  claimed_until: string | null;
}

/** The hand somebody holds at a real table, kept until the cards are dealt. Nobody else is ever shown it. */
export interface HandRow {
  readonly table_id: string;
  readonly guest_id: string;
  /** It counts while its guest sits here. */
  seat: number;
  /** Card names, as JSON; empty where it is asked for again. */
  cards: string;
  /** 1 where what was entered did not go with another hand. */
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

/** A deal that can be won, as its line shows, and how hard it is. */
export interface GradedDealRow {
  readonly deal: string;
  /** The option code. */
  readonly options: string;
  /** From 1, which most crews get through, to 5. */
  readonly grade: number;
  /** Of 200 games of the steady crew. */
  readonly wins: number;
  /** Acts that win it, one a line. Never sent to anybody. */
  readonly line: string;
  /** Of the hands that played the games. */
  readonly crew_version: number;
  /** 1 while it waits for a table to ask for it. */
  stored: number;
  /** The table that asked for it and got it; null for others. */
  table_id: string | null;
}

/** An option set of which somebody has asked for a graded deal. */
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
  /** 1 where the guest has said yes to a deal that somebody may know. */
  knows: number;
  /** The hand of the quiet crew that has the seat; null where a person sits. */
  crew: CrewHand | null;
  /** Of the hands when this one sat down: what it did is made again with the same. */
  crew_version: number | null;
  /** What the hand remembers, as JSON; null before its first act. */
  memory: string | null;
}

/** What an entry records. Only `act` and `deal` move pieces; the others say who sits where, and at what game. */
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
  // Somebody has entered the hand held at a real table.
  | "hand"
  // Somebody has said yes to a deal that others may know.
  | "accept"
  // A table that waits for somebody: a nudge, a wish that is said or taken back, and what came of it.
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
  /** The turn it belongs to. */
  readonly turn: number;
  /** The act's text, the wish, the option code or pace that was changed to, or the hand that sat down; else empty. */
  readonly act: string;
  /** Packed facts; empty where no piece moved. */
  readonly facts: string;
  readonly at: string;
  readonly prev_hash: string;
  readonly hash: string;
}

/** A device that takes messages for a guest. */
export interface PushRow {
  /** SHA-256 of the endpoint, hex. */
  readonly id: string;
  readonly guest_id: string;
  /** Where its messages are sent; whoever knows it and our keys could send some, so it is told to nobody. */
  readonly endpoint: string;
  readonly p256dh: string;
  readonly auth: string;
  /** The origin of this site that it was made for. */
  readonly site: string;
  readonly made_at: string;
}

/** Somebody who has been told that they are asked, until they are no more. */
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

/** What a seat points at in a council. Lifted when its matter is dealt with. */
export interface MarkerRow {
  readonly table_id: string;
  readonly seat: number;
  readonly guest_id: string;
  /** What the crew is asked about. */
  readonly matter: string;
  /** The name of a place, or `keep`. */
  readonly marker: string;
}

/** What a seat has said after the end of a game. Gone when the last of its crew has gone. */
export interface LineRow {
  readonly table_id: string;
  readonly seat: number;
  readonly guest_id: string;
  /** Empty where nothing is said. */
  readonly line: string;
  /** 1 where the seat has switched talk on, which a public table asks of all. */
  readonly wants: number;
  readonly at: string;
}

/** Who leads a crew through the replay of its game, and where they are. */
export interface LeadRow {
  readonly table_id: string;
  readonly seat: number;
  /** After so many acts. */
  readonly stop: number;
  /** Another line that is looked at, as the replay writes it; null on the game as it was played. */
  readonly line: string | null;
  readonly at: string;
}

/** The log of a real table as its devices have sent it. The id is what the link says: whoever has it belongs to it. */
export interface CompanionRow {
  readonly id: string;
  /** Who opened it. */
  readonly guest_id: string;
  /** How many entries there are. */
  rev: number;
  /** What they weigh together, in characters. */
  size: number;
  readonly opened_at: string;
  changed_at: string;
  /** When it was forgotten; its entries are gone then, and it takes no more. */
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

/** A device at a real table: by its number others see whether it is connected. */
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
