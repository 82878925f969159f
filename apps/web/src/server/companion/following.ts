/** Following a real table: sends every entry once, in the order received, from any revision, and who is connected. */

import { companionById, companionDevicesAt, companionEntries } from "../storage/companions";
import type { CompanionRow } from "../storage/schema";
import type { FrameLine } from "../tables/following";
import { DeskProblem } from "../tables/problem";
import type { Tools } from "../tables/tools";
import type { CompanionFrame } from "./wire";

/** The most entries in one frame. */
const MOST_AT_ONCE = 200;

export interface CompanionFollowing {
  readonly game: string;
  /** The device that follows; without it, its presence is not shown to others. */
  readonly client?: string | undefined;
  readonly lastEventId?: string | undefined;
}

/** The frames of a real table. Ends by itself only once the table has been forgotten; otherwise when the line is cut. */
export async function* followCompanion(
  tools: Tools,
  { game, client, lastEventId }: CompanionFollowing,
  { signal }: Pick<FrameLine, "signal">,
): AsyncGenerator<CompanionFrame, void, undefined> {
  const bell = new Bell(signal);
  const stopHearing = tools.pubsub.subscribe(game, bell.ring);
  let leave = (): void => undefined;
  try {
    const found = await rowOf(tools, game);
    let sent = revisionSaid(lastEventId, found.rev);
    const own = (await companionDevicesAt(tools.store.db, game)).find((device) => device.client === client);
    if (own) leave = tools.pubsub.presences.enter(game, own.number);
    let here: string | undefined;
    for (;;) {
      const row = await rowOf(tools, game);
      if (row.forgotten_at !== null) return yield { kind: "forgotten" };
      while (sent < row.rev) {
        const rows = await companionEntries(tools.store.db, game, sent, MOST_AT_ONCE);
        const last = rows.at(-1);
        if (last === undefined) break;
        sent = last.rev;
        yield { kind: "entries", rev: sent, entries: rows.map(({ text }) => text) };
      }
      const people = await peopleAt(tools, game);
      const written = JSON.stringify(people);
      if (written !== here) yield { kind: "here", people };
      here = written;
      await bell.rung();
    }
  } finally {
    stopHearing();
    leave();
    bell.stop();
  }
}

/** Remembers that something may have changed until the follower looks again. */
class Bell {
  #rings = true;
  #wake: (() => void) | undefined;
  constructor(readonly signal: AbortSignal) {
    signal.addEventListener("abort", this.ring);
  }

  readonly ring = (): void => {
    this.#rings = true;
    this.#wake?.();
  };

  /** Waits for a ring, unless there has been one since the last wait. */
  async rung(): Promise<void> {
    if (!this.#rings && !this.signal.aborted)
      await new Promise<void>((resolve) => {
        this.#wake = resolve;
      });
    this.#wake = undefined;
    this.#rings = false;
    if (this.signal.aborted) throw new DOMException("the line was cut", "AbortError");
  }

  stop(): void {
    this.signal.removeEventListener("abort", this.ring);
  }
}

async function rowOf(tools: Tools, game: string): Promise<CompanionRow> {
  const row = await companionById(tools.store.db, game);
  if (row === undefined) throw new DeskProblem("not-found");
  return row;
}

async function peopleAt(tools: Tools, game: string) {
  const bits = tools.pubsub.presences.here(game);
  const devices = await companionDevicesAt(tools.store.db, game);
  return devices.filter(({ number }) => bits & (1 << number)).map(({ client, name }) => ({ client, name }));
}

/** The revision the client says it has, if that is possible; otherwise 0: everything is sent again, which does no harm. */
function revisionSaid(said: string | undefined, head: number): number {
  const rev = said !== undefined && /^\d{1,9}$/.test(said) ? Number(said) : 0;
  return rev <= head ? rev : 0;
}
