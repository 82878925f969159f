/** Who is here: a seat is, while it has an open stream on any server. */

/** A bit per seat; small enough to be told to other servers in one notification. */
type SeatBits = number;

export interface Presences {
  /** A stream of this seat has opened. Returns how to say that it has closed. */
  enter(table: string, seat: number): () => void;
  /** The seats that are here, on this server or another. */
  here(table: string): SeatBits;
  /** The seats that are here on this server, for every table that has one. */
  ours(): ReadonlyMap<string, SeatBits>;
  /** Hears each change of what is here on this server. */
  onOurs(listener: (table: string, bits: SeatBits) => void): void;
  /** What another server says of a table; forgotten unless repeated before `until` (ms). */
  theirs(server: string, table: string, bits: SeatBits, until: number): void;
  /** Drops what other servers have not repeated. */
  forget(now: number): void;
}

interface Told {
  readonly bits: SeatBits;
  readonly until: number;
}

/** A reload or a short loss of signal is not going away. */
const AWAY_AFTER_MS = 2_500;

export function presences(changed: (table: string) => void, awayAfterMs = AWAY_AFTER_MS): Presences {
  const counts = new Map<string, number[]>();
  const told = new Map<string, Map<string, Told>>();
  const listeners: ((table: string, bits: SeatBits) => void)[] = [];

  const ownBits = (table: string): SeatBits =>
    (counts.get(table) ?? []).reduce((bits, count, seat) => (count > 0 ? bits | (1 << seat) : bits), 0);

  const count = (table: string, seat: number, by: 1 | -1): void => {
    const before = ownBits(table);
    const seats = counts.get(table) ?? [];
    seats[seat] = (seats[seat] ?? 0) + by;
    if (seats.every((streams) => !streams)) counts.delete(table);
    else counts.set(table, seats);
    const after = ownBits(table);
    if (after === before) return;
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
    here: (table) => {
      let bits = ownBits(table);
      for (const other of told.get(table)?.values() ?? []) bits |= other.bits;
      return bits;
    },
    ours: () => new Map([...counts.keys()].map((table) => [table, ownBits(table)])),
    onOurs: (listener) => {
      listeners.push(listener);
    },
    theirs: (server, table, bits, until) => {
      const servers = told.get(table) ?? new Map<string, Told>();
      const before = servers.get(server)?.bits ?? 0;
      if (bits === 0) servers.delete(server);
      else servers.set(server, { bits, until });
      if (servers.size === 0) told.delete(table);
      else told.set(table, servers);
      if (before !== bits) changed(table);
    },
    forget: (now) => {
      for (const [table, servers] of [...told]) {
        const size = servers.size;
        for (const [server, { until }] of [...servers]) if (until < now) servers.delete(server);
        if (servers.size === 0) told.delete(table);
        if (servers.size !== size) changed(table);
      }
    },
  };
}
