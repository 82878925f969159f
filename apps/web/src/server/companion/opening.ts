/** Real tables: opened by somebody who wants to share one, joined by link, and forgotten by the person who opened it. */

import {
  clearCompanion,
  companionDevicesAt,
  companionForChange,
  companionsOpenedBy,
  dropCompanionsBefore,
  insertCompanion,
  putDevice,
  removeDevicesOf,
} from "../storage/companions";
import type { CompanionDeviceRow, CompanionRow, GuestRow } from "../storage/schema";
import type { Tx } from "../storage/store";
import { DeskProblem } from "../tables/problem";
import type { Tools } from "../tables/tools";
import { now } from "../tables/tools";
import { writeAs } from "../tables/writing";
import { companionLogOf, dropLog } from "./log-cache";
import type { JoinReply } from "./wire";

/** The most devices whose presence is shown. A later device takes the number of the one that joined first. */
export const MOST_DEVICES = 12;

export interface Joining {
  readonly game: string;
  /** The device, as its entries name it. */
  readonly client: string;
}

/** Shares a real table under a name that its device made up and nobody can guess. If it is open already, only joins it. */
export function openCompanion(tools: Tools, asker: GuestRow, request: Joining): Promise<JoinReply> {
  return writeAs(tools, asker, async (tx, guest) => {
    const at = now(tools);
    const row = { id: request.game, guest_id: guest.id, rev: 0, size: 0, opened_at: at, changed_at: at };
    await insertCompanion(tx, { ...row, forgotten_at: null });
    return enter(tools, tx, guest, request);
  });
}

const DAY_MS = 86_400_000;
/** How long the server keeps a real table that nobody writes to. Devices keep their copies and can share it again. */
const KEPT_DAYS = 180;
/** Deleted per transaction, so that nobody's entry waits for longer. */
const MOST_DROPPED = 20;

/** Deletes real tables that nobody has written to for a long time. Returns how many. */
export async function putRealTablesAway(tools: Tools): Promise<number> {
  const before = new Date(tools.clock().getTime() - KEPT_DAYS * DAY_MS).toISOString();
  for (let gone = 0; ; ) {
    const dropped = await tools.store.write((tx) => dropCompanionsBefore(tx, before, MOST_DROPPED));
    for (const id of dropped) dropLog(tools, id);
    gone += dropped.length;
    if (dropped.length < MOST_DROPPED) return gone;
  }
}

/** Joins a real table by its link. */
export function join(tools: Tools, asker: GuestRow, request: Joining): Promise<JoinReply> {
  return writeAs(tools, asker, (tx, guest) => enter(tools, tx, guest, request));
}

async function enter(tools: Tools, tx: Tx, guest: GuestRow, { game, client }: Joining): Promise<JoinReply> {
  const row = await companionForChange(tx, game);
  if (row === undefined) throw new DeskProblem("not-found");
  if (row.forgotten_at !== null) return { refused: "forgotten" };
  const number = await numberFor(tx, row, client);
  const device: CompanionDeviceRow = {
    companion_id: row.id,
    number,
    client,
    guest_id: guest.id,
    name: guest.name,
    joined_at: now(tools),
  };
  await putDevice(tx, device);
  await tx.notify(row.id);
  const { version } = await companionLogOf(tools, tx.db, row);
  return { game: row.id, rev: row.rev, version };
}

async function numberFor(tx: Tx, row: CompanionRow, client: string): Promise<number> {
  const devices = await companionDevicesAt(tx.db, row.id);
  const own = devices.find((device) => device.client === client);
  if (own) return own.number;
  const free = Array.from({ length: MOST_DEVICES }, (_, number) => number).find(
    (number) => !devices.some((device) => device.number === number),
  );
  if (free !== undefined) return free;
  const [first] = devices.sort((one, other) => (one.joined_at < other.joined_at ? -1 : 1));
  return first?.number ?? 0;
}

/** Deletes everything of a real table, for the person who opened it. Copies on devices stay there. */
export function forgetCompanion(
  tools: Tools,
  asker: GuestRow,
  game: string,
): Promise<{ readonly forgotten: true }> {
  return writeAs(tools, asker, async (tx, guest) => {
    const row = await companionForChange(tx, game);
    if (row === undefined || row.guest_id !== guest.id) throw new DeskProblem("not-found");
    await clear(tools, tx, game);
    return { forgotten: true } as const;
  });
}

async function clear(tools: Tools, tx: Tx, game: string): Promise<void> {
  await clearCompanion(tx, game, now(tools));
  dropLog(tools, game);
  await tx.notify(game);
}

/** Deletes what is kept of a guest's real tables when the guest is forgotten. */
export async function forgetCompanions(tools: Tools, tx: Tx, guest: string): Promise<void> {
  for (const id of await companionsOpenedBy(tx.db, guest)) {
    await companionForChange(tx, id);
    await clear(tools, tx, id);
  }
  await removeDevicesOf(tx, guest);
}
