/** Presence: a seat is here while it has an open stream on any server. */

/** One bit for each seat; small enough to tell other servers in one notification. */
type SeatBits = number;

export interface Presences {
  /** A stream of this seat has opened. Call the result when it has closed. */
  enter(table: string, seat: number): () => void;
  /** The seats that are here, on this server or another. */
  here(table: string): SeatBits;
  /** When a seat that was here went away, as ISO 8601 to the minute; null if it is here or nobody knows. */
  awaySince(table: string, seat: number): string | null;
  /**
   * For how long (ms) a seat has certainly been empty, as far as this server could know: never longer than it has been
   * listening. By the monotonic clock. Null if somebody is here, and while this server does not hear the others.
   */
  emptyFor(table: string, seat: number): number | null;
  /** Starts or stops the time during which this server hears who is with the others. */
  hears(others: boolean): void;
  /** The seats that are here on this server, for every table that has any. */
  ours(): ReadonlyMap<string, SeatBits>;
  /** The listener is called at each change of who is here on this server. */
  onOurs(listener: (table: string, bits: SeatBits) => void): void;
  /** What another server says about a table; believed for this many milliseconds unless it is repeated. */
  theirs(server: string, table: string, bits: SeatBits, believedMs: number): void;
  /** Drops what other servers have stopped repeating. */
  forget(): void;
}

interface Told {
  readonly bits: SeatBits;
  /** By the monotonic clock: otherwise a dead server would be believed for as long as the wall clock was set back. */
  readonly until: number;
}

/** A reload or a short loss of signal does not count as going away. */
const AWAY_AFTER_MS = 2_500;

const MINUTE_MS = 60_000;
/** The most tables whose absences are remembered; those changed longest ago are dropped first. */
const MOST_TABLES = 5_000;

/** When somebody went away: by the wall clock, to be shown, and by the monotonic clock, to measure with. */
interface Gone {
  readonly shown: number;
  readonly counted: number;
}

/** Since when seats have been away. A server that has just started knows of no absence. */
function absences() {
  const since = new Map<string, Map<number, Gone>>();
  return {
    note: (table: string, before: SeatBits, after: SeatBits): void => {
      const gone = before & ~after;
      const come = after & ~before;
      if (gone === 0 && come === 0) return;
      const seats = since.get(table) ?? new Map<number, Gone>();
      for (let seat = 0; before >> seat > 0 || after >> seat > 0; seat++) {
        if (gone & (1 << seat)) seats.set(seat, { shown: Date.now(), counted: performance.now() });
        if (come & (1 << seat)) seats.delete(seat);
      }
      since.delete(table);
      if (seats.size > 0) since.set(table, seats);
      const [oldest] = since.size > MOST_TABLES ? since.keys() : [];
      if (oldest !== undefined) since.delete(oldest);
    },
    at: (table: string, seat: number): Gone | undefined => since.get(table)?.get(seat),
  };
}

export function presences(changed: (table: string) => void, awayAfterMs = AWAY_AFTER_MS): Presences {
  const counts = new Map<string, number[]>();
  const told = new Map<string, Map<string, Told>>();
  const listeners: ((table: string, bits: SeatBits) => void)[] = [];
  const away = absences();
  let hearsSince: number | null = performance.now();

  const ownBits = (table: string): SeatBits =>
    (counts.get(table) ?? []).reduce((bits, count, seat) => (count > 0 ? bits | (1 << seat) : bits), 0);

  const here = (table: string): SeatBits => {
    let bits = ownBits(table);
    for (const other of told.get(table)?.values() ?? []) bits |= other.bits;
    return bits;
  };

  const count = (table: string, seat: number, by: 1 | -1): void => {
    const before = ownBits(table);
    const all = here(table);
    const seats = counts.get(table) ?? [];
    seats[seat] = (seats[seat] ?? 0) + by;
    if (seats.every((streams) => !streams)) counts.delete(table);
    else counts.set(table, seats);
    const after = ownBits(table);
    if (after === before) return;
    away.note(table, all, here(table));
    for (const listener of listeners) listener(table, after);
    changed(table);
  };

  return {
    enter: (table, seat) => {
      count(table, seat, 1);
      let left = false;
      return () => {
        if (left) return;
        left = true;
        if (awayAfterMs === 0) count(table, seat, -1);
        else setTimeout(() => count(table, seat, -1), awayAfterMs).unref();
      };
    },
    here,
    awaySince: (table, seat) => {
      const at = away.at(table, seat)?.shown;
      return at === undefined ? null : new Date(at - (at % MINUTE_MS)).toISOString();
    },
    emptyFor: (table, seat) => {
      if (hearsSince === null || here(table) & (1 << seat)) return null;
      return performance.now() - Math.max(hearsSince, away.at(table, seat)?.counted ?? 0);
    },
    hears: (others) => {
      hearsSince = others ? performance.now() : null;
    },
    ours: () => new Map([...counts.keys()].map((table) => [table, ownBits(table)])),
    onOurs: (listener) => {
      listeners.push(listener);
    },
    theirs: (server, table, bits, believedMs) => {
      const servers = told.get(table) ?? new Map<string, Told>();
      const before = servers.get(server)?.bits ?? 0;
      const all = here(table);
      if (bits === 0) servers.delete(server);
      else servers.set(server, { bits, until: performance.now() + believedMs });
      if (servers.size === 0) told.delete(table);
      else told.set(table, servers);
      if (before === bits) return;
      away.note(table, all, here(table));
      changed(table);
    },
    forget: () => {
      for (const [table, servers] of [...told]) {
        const size = servers.size;
        const all = here(table);
        for (const [server, { until }] of [...servers]) if (until < performance.now()) servers.delete(server);
        if (servers.size === 0) told.delete(table);
        if (servers.size === size) continue;
        away.note(table, all, here(table));
        changed(table);
      }
    },
  };
}
