/** A follower of a table that folds the frames it receives, as a browser does. */
import { evolve, type Fact, readFact, readPosition, type Table } from "@stillwater/engine";
import type { Frame, TableView } from "@stillwater/table/session";
import { hashOfToken } from "@/server/identity/token";
import { followTable } from "@/server/tables/following";
import type { Tools } from "@/server/tables/tools";
import { until } from "./until";

export interface Watcher {
  readonly frames: Frame[];
  /** Resolves when a frame of this revision, or a later one, has arrived; rejects if none comes. */
  reached(rev: number): Promise<void>;
  /** Resolves when the stream has ended, with the cause. */
  readonly ended: Promise<unknown>;
  stop(): void;
}

/** Follows a table until stopped. */
export function watch(
  tools: Tools,
  table: string,
  token: string | null,
  lastEventId?: string,
  you?: number | null,
): Watcher {
  const life = new AbortController();
  const frames: Frame[] = [];
  const waiting = new Set<() => void>();
  const request = { table, tokenHash: token === null ? null : hashOfToken(token), lastEventId, you };
  const run = async (): Promise<unknown> => {
    try {
      for await (const frame of followTable(tools, request, {
        signal: life.signal,
        cut: () => life.abort(),
      })) {
        frames.push(frame);
        for (const check of [...waiting]) check();
      }
    } catch (cause) {
      return cause;
    }
    return undefined;
  };
  return {
    frames,
    ended: run(),
    stop: () => life.abort(),
    reached: (rev) =>
      new Promise((resolve, reject) => {
        const timer = setTimeout(() => reject(new Error(`revision ${rev} never came`)), 240_000);
        const check = (): void => {
          if (!frames.some((frame) => "rev" in frame && frame.rev >= rev)) return;
          waiting.delete(check);
          clearTimeout(timer);
          resolve();
        };
        waiting.add(check);
        check();
      }),
  };
}

/** The first frames of a new connection with this last event id, before anything new happens. */
export async function opening(
  tools: Tools,
  table: string,
  token: string | null,
  lastEventId?: string,
  you?: number | null,
): Promise<Frame[]> {
  const watcher = watch(tools, table, token, lastEventId, you);
  await until(() => watcher.frames.some(({ kind }) => kind === "presence"));
  watcher.stop();
  await watcher.ended;
  return watcher.frames;
}

/** The revisions that a viewer has reached, in order. */
export function revisions(frames: readonly Frame[]): number[] {
  return frames.flatMap((frame) => ("rev" in frame ? [frame.rev] : []));
}

/** The table a browser arrives at by folding these frames; null before the deal. */
export function folded(frames: readonly Frame[]): { readonly table: Table | null; readonly view: TableView } {
  let table: Table | null = null;
  let view: TableView | undefined;
  for (const frame of frames) {
    if (frame.kind === "table") {
      view = frame.view;
      const read = frame.view.position === null ? null : readPosition(frame.view.position);
      if (read !== null && !read.ok) throw new Error("a position cannot be read");
      table = read === null ? null : read.value;
    } else if (frame.kind === "entry") {
      const before: Table | null = table;
      if (before === null) throw new Error("an entry before any table");
      table = evolve(
        before,
        frame.entry.facts.map((text): Fact => {
          const fact = readFact(before.rulebook, text);
          if (!fact.ok) throw new Error(`a fact cannot be read: ${text}`);
          return fact.value;
        }),
      );
    }
  }
  if (view === undefined) throw new Error("no table was sent");
  return { table, view };
}
