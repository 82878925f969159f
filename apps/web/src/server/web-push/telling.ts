/**
 * Tells people that they are asked at a table whose page they do not have open. Once for each time they are asked, and once
 * more when the crew nudges them. A message has only the names of the others and the table's words, never a card, never an
 * act. The server that committed an entry tells of it, so that of several servers only one does.
 */

import type { Pace, PushMessage } from "@stillwater/table/session";
import { peopleOf } from "../crew/seats";
import { errorLine, log, tableTag } from "../runtime/log";
import { clearTold, devicesAt, dropDevice, noteTold, type SeatDevice, toldAt } from "../storage/pushes";
import type { EntryRow, TableRow } from "../storage/schema";
import { seatsOf } from "../storage/seats";
import { tableById } from "../storage/tables";
import type { Tools } from "../tables/tools";
import { askedSeats } from "../tables/waiting";
import { type SiteKeys, siteKeys } from "./devices";
import { type SendOutcome, send } from "./sending";

/** Entries after which another seat may be asked. */
const CAUSES: ReadonlySet<EntryRow["kind"]> = new Set(["deal", "act", "nudge"]);

const HOUR_S = 3_600;
/** How long a message stays useful, in seconds. */
const USEFUL: Readonly<Record<Pace, number>> = {
  now: HOUR_S,
  today: 24 * HOUR_S,
  week: 7 * 24 * HOUR_S,
  none: 14 * 24 * HOUR_S,
};
/** No more messages than this are sent at once: they would fill memory, and no real crew needs so many. */
const MOST_AT_ONCE = 200;

/** Somebody who is here may be about to go: they are looked for again after this long. */
const LOOK_AGAIN_MS = 6_000;
/** How long before a busy service is tried once more. */
const TRY_AGAIN_MS = 30_000;

/** Does a job once after `ms`, which never rejects; the answer calls it off. */
export type Schedule = (ms: number, job: () => Promise<void>) => () => void;

const byTimer: Schedule = (ms, job) => {
  const timer = setTimeout(() => void job(), ms).unref();
  return () => clearTimeout(timer);
};

export interface Teller {
  /** Handles an entry that was committed here. Never rejects; resolves when all that follows at once is done. */
  hear(entry: EntryRow): Promise<void>;
  /** The site's public key, for browsers that subscribe to messages. */
  publicKey(): Promise<string>;
  stop(): void;
}

/** Tells people until it is stopped. */
export function createTeller(tools: Tools, schedule: Schedule = byTimer): Teller {
  const waiting = new Set<() => void>();
  let atOnce = 0;
  let stopped = false;
  let made: Promise<SiteKeys> | undefined;
  const keys = (): Promise<SiteKeys> => {
    made ??= siteKeys(tools).catch((cause: unknown) => {
      made = undefined;
      throw cause;
    });
    return made;
  };
  const after = (ms: number, job: () => Promise<void>): void => {
    if (stopped) return;
    const callOff = schedule(ms, async () => {
      waiting.delete(callOff);
      await job().catch((cause: unknown) => log("warn", "not told", errorLine(cause)));
    });
    waiting.add(callOff);
  };

  const sendTo = async (
    row: TableRow,
    device: SeatDevice,
    message: PushMessage,
    last: boolean,
  ): Promise<void> => {
    if (atOnce >= MOST_AT_ONCE) return;
    atOnce++;
    let sent: SendOutcome;
    try {
      sent = await send(device, await keys(), {
        payload: JSON.stringify(message),
        keep: USEFUL[row.pace],
        topic: row.id,
      });
    } finally {
      atOnce--;
    }
    if (sent === "gone") await tools.store.write((tx) => dropDevice(tx, device.id));
    else if (sent === "later" && !last)
      after(TRY_AGAIN_MS, async () => {
        // Somebody who has come or acted meanwhile need not be told.
        if (!isHere(row.id, device.seat) && (await stillAsked(row.id, device)))
          await sendTo(row, device, message, true);
      });
    else if (sent === "refused") log("warn", "push refused", { table: tableTag(row.id) });
  };

  const isHere = (table: string, seat: number): boolean =>
    (tools.pubsub.presences.here(table) & (1 << seat)) !== 0;

  const stillAsked = async (table: string, { seat, guest_id }: SeatDevice): Promise<boolean> =>
    (await toldAt(tools.store.db, table)).some((told) => told.seat === seat && told.guest_id === guest_id);

  const tellSeat = async (
    row: TableRow,
    devices: readonly SeatDevice[],
    kind: PushMessage["kind"],
  ): Promise<void> => {
    const seated = await seatsOf(tools.store.db, row.id);
    await Promise.all(
      devices.map((device) =>
        sendTo(
          row,
          device,
          {
            kind,
            table: row.id,
            words: row.words,
            crew: peopleOf(seated)
              .filter(({ seat }) => seat !== device.seat)
              .map(({ name }) => name),
            language: device.language,
          },
          false,
        ),
      ),
    );
  };

  const hear = async (entry: EntryRow): Promise<void> => {
    if (stopped || !CAUSES.has(entry.kind)) return;
    const devices = await devicesAt(tools.store.db, entry.table_id);
    if (devices.length === 0) return;
    const row = await tableById(tools.store.db, entry.table_id);
    if (row === undefined || row.seats < 2) return;
    const asked = row.status === "playing" ? askedSeats(tools, row) : [];
    const fresh = await settle(tools, row, asked, devices);
    const nudged = entry.kind === "nudge" ? asked : [];
    for (const seat of new Set([...fresh, ...nudged])) {
      const own = devices.filter((device) => device.seat === seat);
      const kind = nudged.includes(seat) ? "nudge" : "turn";
      if (!isHere(row.id, seat)) await tellSeat(row, own, kind);
      else
        after(LOOK_AGAIN_MS, async () => {
          const [device] = own;
          if (device === undefined || isHere(row.id, seat) || !(await stillAsked(row.id, device))) return;
          await tellSeat(row, own, kind);
        });
    }
  };

  // Entries of one table are handled in order: an earlier one must not undo what a later one has recorded.
  const lines = new Map<string, Promise<void>>();
  const inOrder = (entry: EntryRow): Promise<void> => {
    const table = entry.table_id;
    const line = (lines.get(table) ?? Promise.resolve())
      .then(() => hear(entry))
      .catch((cause: unknown) => log("warn", "not told", errorLine(cause)))
      .finally(() => {
        if (lines.get(table) === line) lines.delete(table);
      });
    lines.set(table, line);
    return line;
  };

  return {
    hear: inOrder,
    publicKey: async () => (await keys()).publicKey,
    stop: () => {
      stopped = true;
      for (const callOff of waiting) callOff();
    },
  };
}

/** Records who is asked now. Returns the seats that were not asked before. */
async function settle(
  tools: Tools,
  row: TableRow,
  asked: readonly number[],
  devices: readonly SeatDevice[],
): Promise<readonly number[]> {
  const told = await toldAt(tools.store.db, row.id);
  const past = told.filter(({ seat }) => !asked.includes(seat)).map(({ seat }) => seat);
  const people = new Map(devices.map(({ seat, guest_id }) => [seat, guest_id]));
  const fresh = asked.flatMap((seat) => {
    const guest_id = people.get(seat);
    const known = told.some((one) => one.seat === seat && one.guest_id === guest_id);
    return guest_id === undefined || known ? [] : [{ table_id: row.id, seat, guest_id }];
  });
  if (past.length === 0 && fresh.length === 0) return [];
  return tools.store.write(async (tx) => {
    if (past.length > 0) await clearTold(tx, row.id, past);
    const newly: number[] = [];
    for (const one of fresh) if (await noteTold(tx, one)) newly.push(one.seat);
    return newly;
  });
}
