/** The state of a table that waits: who is late, which seats are free, what the crew wishes. */
import type { Seat } from "@stillwater/engine";
import type { TableView } from "../session/wire/view";
import { deciding, type Wish } from "../session/wishes";

export interface Standing {
  /** Other seats that the table has waited for longer than its pace allows. */
  readonly late: readonly Seat[];
  /** Whether the viewer is late too. */
  readonly mine: boolean;
  /** The seats that nobody holds. */
  readonly free: readonly Seat[];
  /** The seats whose wishes decide. */
  readonly asked: readonly Seat[];
  /** The wish of each seat. */
  readonly wishes: readonly Wish[];
  /** When the wait began, ISO 8601. */
  readonly since: string;
  readonly nudged: boolean;
  /** The seat that the viewer had and that somebody else holds now; null for none. */
  readonly lost: Seat | null;
}

/** The state at a moment; null where there is nothing to say. */
export function standingOf(
  { status, seats, waiting, you, lost }: Pick<TableView, "status" | "seats" | "waiting" | "you" | "lost">,
  now: number,
): Standing | null {
  if (status !== "playing" || waiting === null || seats.length < 2) return null;
  const seated = seats.flatMap((seat, index) => (seat === null || seat.crew !== undefined ? [] : [index]));
  const isLate = waiting.lateAt !== null && Date.parse(waiting.lateAt) <= now;
  const behind = isLate ? waiting.seats.filter((seat) => seats[seat] !== null) : [];
  const standing: Standing = {
    late: behind.filter((seat) => seat !== you),
    mine: you !== null && behind.includes(you) && seated.length > 1,
    free: seats.flatMap((seat, index) => (seat === null ? [index] : [])),
    asked: deciding(seated, behind),
    wishes: waiting.wishes,
    since: waiting.since,
    nudged: waiting.nudged,
    lost: lost !== undefined && seats[lost] != null ? lost : null,
  };
  const quiet =
    standing.late.length === 0 &&
    !standing.mine &&
    standing.free.length === 0 &&
    standing.lost === null &&
    waiting.wishes.every((wish) => wish === "none");
  return quiet ? null : standing;
}

/** A span of time as people say it, coarser the longer it is. */
export interface Lapse {
  readonly unit: "minute" | "hour" | "day";
  readonly n: number;
}

const MINUTE_MS = 60_000;
const HOUR = 60;
const DAY = 24 * HOUR;
/** From this many minutes on, minutes are rounded to fives. */
const COARSE_FROM = 10;

/** How long ago a moment was; null for less than a minute. */
export function lapseOf(since: string, now: number): Lapse | null {
  const minutes = Math.floor((now - Date.parse(since)) / MINUTE_MS);
  if (minutes < 1) return null;
  if (minutes < COARSE_FROM) return { unit: "minute", n: minutes };
  if (minutes < HOUR) return { unit: "minute", n: minutes - (minutes % 5) };
  if (minutes < 2 * DAY) return { unit: "hour", n: Math.floor(minutes / HOUR) };
  return { unit: "day", n: Math.floor(minutes / DAY) };
}
