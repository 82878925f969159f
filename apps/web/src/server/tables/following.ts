/**
 * Following a table: subscribe first, then read, then keep sending what is missing. Every viewer gets every revision: one by
 * one while the game goes on, or the whole table where that is not possible or not allowed.
 */
import { SPECTATOR, type Viewer } from "@stillwater/engine";
import { type Frame, isOver, liveEntry } from "@stillwater/table/session";
import type { EntryRow, TableRow } from "../storage/schema";
import { entriesAfter, tableById } from "../storage/tables";
import { pointedAt, presenceAt, saidAfter } from "./asides";
import { catchUp, isPlainAct } from "./entries";
import { DeskProblem } from "./problem";
import { countSpectator } from "./spectators";
import type { Tools } from "./tools";
import { type FoundTable, readFor, viewOf } from "./view";

/** A follower this far behind is not reading; buffering more for it would only fill memory. */
const MOST_BEHIND = 64;

/** The connection on which frames are sent. */
export interface FrameLine {
  /** Aborted when the other end has gone or the server closes. */
  readonly signal: AbortSignal;
  /** Breaks the connection without saying "finished", so that the client reconnects. */
  readonly cut: () => void;
}

export interface FollowRequest {
  readonly table: string;
  readonly tokenHash: string | null;
  /** The last revision that the client says it has. */
  readonly lastEventId?: string | undefined;
  /** The seat that the client takes for its own; undefined if it does not say. */
  readonly you?: number | null | undefined;
}

/**
 * The frames of a table for the holder of this token. Ends with an abort error, or with `not-found` once the table has been
 * deleted: a table is never finished.
 */
export async function* followTable(
  tools: Tools,
  request: FollowRequest,
  line: FrameLine,
): AsyncGenerator<Frame, never, undefined> {
  const follower = new Follower(tools, request, line);
  try {
    yield* follower.first();
    for (;;) {
      await follower.wake();
      yield* follower.lacking();
    }
  } finally {
    follower.stop();
  }
}

class Follower {
  readonly #tools: Tools;
  readonly #request: FollowRequest;
  readonly #line: FrameLine;
  readonly #stopHearing: () => void;
  /** The newest revision known to exist, and the newest sent. */
  #newest = 0;
  #sent = 0;
  /** The table as last read, and its viewer. */
  #found: FoundTable | undefined;
  #leave: () => void = () => undefined;
  /** The last frame sent of each kind that is not an entry. */
  readonly #told = new Map<Frame["kind"], string>();
  /** Something other than entries may have changed: who is here, markers, talk, or the table was deleted. */
  #asideAsked = false;
  #wakeUp: (() => void) | undefined;
  readonly #onAbort = (): void => this.#wakeUp?.();

  constructor(tools: Tools, request: FollowRequest, line: FrameLine) {
    this.#tools = tools;
    this.#request = request;
    this.#line = line;
    line.signal.addEventListener("abort", this.#onAbort);
    this.#stopHearing = tools.pubsub.subscribe(request.table, (rev) => this.#hear(rev));
  }

  #hear(rev: number): void {
    if (rev === 0) this.#asideAsked = true;
    else if (rev > this.#newest) this.#newest = rev;
    if (this.#sent > 0 && this.#newest - this.#sent > MOST_BEHIND) this.#line.cut();
    this.#wakeUp?.();
  }

  /** Waits until something may have to be sent. */
  async wake(): Promise<void> {
    if (!this.#line.signal.aborted && this.#newest <= this.#sent && !this.#asideAsked)
      await new Promise<void>((resolve) => {
        this.#wakeUp = resolve;
      });
    this.#wakeUp = undefined;
    if (this.#line.signal.aborted) throw abortError();
  }

  /** What a new connection needs: the missed entries if they may be sent one by one, otherwise the whole table. */
  async *first(): AsyncGenerator<Frame, void, undefined> {
    const found = await readFor(this.#tools, this.#request.table, this.#request.tokenHash);
    const { row } = found;
    this.#take(found);
    const { lastEventId, you } = this.#request;
    // A view from another seat must not be continued from this one.
    const moved = you !== undefined && (you ?? SPECTATOR) !== found.viewer;
    const since = moved ? null : knownRevision(lastEventId, row.rev);
    const missed = since === null ? null : await this.#missed(row, since);
    if (missed === null) yield await this.#whole(found);
    else for (const entry of missed) yield { kind: "entry", rev: entry.rev, entry };
    this.#sent = row.rev;
    yield* this.#asides();
  }

  async #missed(row: TableRow, since: number) {
    if (since === row.rev) return [];
    if (row.snapshot === null || row.rev - since > MOST_BEHIND) return null;
    const entries = await entriesAfter(this.#tools.store.db, row.id, since, row.rev - since);
    return catchUp(row.code, entries, this.#tools.memory.tableOf(row), this.#viewer);
  }

  /** Everything between the last sent and the newest known revision, then the other frames that have changed. */
  async *lacking(): AsyncGenerator<Frame, void, undefined> {
    while (this.#newest > this.#sent) {
      const entries = await this.#entries();
      // Announced but not there: nothing to wait for.
      if (entries.length === 0) this.#newest = this.#sent;
      for (const entry of entries) {
        if (this.#line.signal.aborted) throw abortError();
        if (entry.rev <= this.#sent) continue;
        if (isPlainAct(this.#code, entry)) {
          this.#sent = entry.rev;
          yield { kind: "entry", rev: entry.rev, entry: liveEntry(this.#code, entry, this.#viewer) };
        } else {
          const found = await this.#lookAgain();
          this.#sent = found.row.rev;
          yield await this.#whole(found);
        }
      }
    }
    yield* this.#asides();
  }

  /** The entries to send next, from this process's memory if they have just passed through it. */
  async #entries(): Promise<readonly EntryRow[]> {
    const { pubsub, store } = this.#tools;
    const recent: EntryRow[] = [];
    for (let rev = this.#sent + 1; rev <= this.#newest; rev++) {
      const entry = pubsub.recent(this.#request.table, rev);
      if (entry === undefined) return entriesAfter(store.db, this.#request.table, this.#sent, MOST_BEHIND);
      recent.push(entry);
    }
    return recent;
  }

  get #row(): TableRow | undefined {
    return this.#found?.row;
  }

  get #viewer(): Viewer {
    return this.#found?.viewer ?? SPECTATOR;
  }

  get #code(): string {
    return this.#row?.code ?? "";
  }

  /** The viewer may have changed: something other than an act happened. Cuts the line of somebody who has lost the seat. */
  async #lookAgain(): Promise<FoundTable> {
    const found = await readFor(this.#tools, this.#request.table, this.#request.tokenHash);
    const lostSeat = this.#viewer !== SPECTATOR && (found.guest === null || found.viewer !== this.#viewer);
    if (lostSeat) {
      this.#line.cut();
      throw abortError();
    }
    this.#take(found);
    return found;
  }

  #take(found: FoundTable): void {
    const { row, viewer } = found;
    const same = this.#found !== undefined && viewer === this.#viewer;
    this.#found = found;
    if (row.rev > this.#newest) this.#newest = row.rev;
    if (same) return;
    this.#leave();
    this.#leave =
      viewer === SPECTATOR
        ? countSpectator(this.#tools, row.id)
        : this.#tools.pubsub.presences.enter(row.id, viewer);
  }

  async #whole(found: FoundTable): Promise<Frame> {
    return { kind: "table", rev: found.row.rev, view: await viewOf(this.#tools, found) };
  }

  async *#asides(): AsyncGenerator<Frame, void, undefined> {
    const asked = this.#asideAsked;
    this.#asideAsked = false;
    // After the end hardly an entry comes, and what is said then is for the people who sat there.
    if (asked && this.#row !== undefined && isOver(this.#row)) await this.#lookAgain();
    else if (asked && (await tableById(this.#tools.store.db, this.#request.table)) === undefined)
      throw new DeskProblem("not-found");
    const row = this.#row;
    if (row === undefined) return;
    yield* this.#news(presenceAt(this.#tools, row));
    yield* this.#news(await pointedAt(this.#tools, row));
    yield* this.#news(await saidAfter(this.#tools, row, this.#viewer));
  }

  *#news(frame: Frame | null): Generator<Frame, void, undefined> {
    if (frame === null) return;
    const written = JSON.stringify(frame);
    if (written === this.#told.get(frame.kind)) return;
    this.#told.set(frame.kind, written);
    yield frame;
  }

  stop(): void {
    this.#line.signal.removeEventListener("abort", this.#onAbort);
    this.#stopHearing();
    this.#leave();
  }
}

/** The revision that the client says it has, if that is possible. */
function knownRevision(said: string | undefined, head: number): number | null {
  if (said === undefined || !/^\d{1,9}$/.test(said)) return null;
  const rev = Number(said);
  return rev >= 1 && rev <= head ? rev : null;
}

function abortError(): DOMException {
  return new DOMException("the line was cut", "AbortError");
}
