/** Who is here: a seat is, while it has an open stream on any server. */

/** A bit per seat; small enough to be told to other servers in one notification. */
type SeatBits = number;

export interface Presences {
  /** A stream of this seat has opened. Returns how to say that it has closed. */
  enter(table: string, seat: number): () => void;
  /** The seats that are here, on this server or another. */
  here(table: string): SeatBits;
  /** When a seat that was here went away, as ISO 8601 to the minute; null where it is here or nobody knows. */
  awaySince(table: string, seat: number): string | null;
  /**
   * For how long (ms) nobody can have been in a seat, as far as this server could know: never longer than it has heard. By
   * the clock that nobody turns. Null where somebody is here, and while this server hears nothing of the others.
   */
  emptyFor(table: string, seat: number): number | null;
  /** From now on this server hears who is with the others; or it does no more. */
  hears(others: boolean): void;
  /** The seats that are here on this server, for every table that has one. */
  ours(): ReadonlyMap<string, SeatBits>;
  /** Hears each change of what is here on this server. */
  onOurs(listener: (table: string, bits: SeatBits) => void): void;
  /** What another server says of a table; believed for so many milliseconds unless it is repeated. */
  theirs(server: string, table: string, bits: SeatBits, believedMs: number): void;
  /** Drops what other servers have not repeated. */
  forget(): void;
}

interface Told {
  readonly bits: SeatBits;
  /** By the clock that nobody turns: a server that has died is not believed for as long as a clock was turned back. */
  readonly until: number;
}

/** A reload or a short loss of signal is not going away. */
const AWAY_AFTER_MS = 2_500;

const MINUTE_MS = 60_000;
/** Tables whose absences are remembered; the longest forgotten go first. */
const MOST_TABLES = 5_000;

/** When somebody went away: by the clock on the wall, which is shown, and by the one that nobody turns, which is counted by. */
interface Gone {
  readonly shown: number;
  readonly counted: number;
}

/** Since when seats have been away. A server that has just started knows of none. */
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
