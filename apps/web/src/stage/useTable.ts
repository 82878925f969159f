"use client";

import type { Frame, Live } from "@stillwater/table/session";
import { startTransition, useCallback, useEffect, useRef, useState } from "react";
import type { Client } from "@/trpc/client";
import { lineListener } from "@/trpc/heard";
import { type LineState, openLine, type StreamEvents, type StreamLine } from "@/trpc/line";
import { untilAlive } from "./early";
import { client } from "./late-client";

export interface TableLine {
  readonly live: Live | null;
  readonly line: LineState;
  /** There is no such table. */
  readonly gone: boolean;
  /** The table takes no more spectators for now; the connection is retried automatically. */
  readonly full: boolean;
  /** Loads a page of older acts. Rejects if they cannot be loaded. */
  readonly readOn: () => Promise<void>;
  /** Retries the connection at once. */
  readonly now: () => void;
  /** Restarts the stream: what this browser may see has changed, because somebody sat down here. */
  readonly afresh: () => void;
}

/**
 * Follows one table for as long as the page is open, through server restarts and lost connections. `first` holds the frames
 * that the page came with, if any: the stream goes on from there.
 */
export function useTable(table: string, first: readonly Frame[] | null): TableLine {
  const [live, setLive] = useState<Live | null>(null);
  const [line, setLine] = useState<LineState>({ state: "opening" });
  const [gone, setGone] = useState(false);
  const [full, setFull] = useState(false);
  const kept = useRef<StreamLine>(undefined);
  const start = useRef(first);

  useEffect(() => {
    // Hydration does not wait for the stream, whose script loads after the table's.
    const rules = untilAlive();
    // A frame waits for its rules, and for the frames before it.
    let turn = rules;
    let open = true;
    const came = start.current?.find((frame) => frame.kind === "table");
    let you = came?.view.you ?? null;
    const onFrame = (frame: Frame) => {
      if (frame.kind === "table") ({ you } = frame.view);
      turn = turn.then(async (came) => {
        await came.untilReadable(frame);
        const { begin, receive } = came;
        // A transition, so that rendering the others' acts never delays the response to a tap.
        if (open) startTransition(() => setLive((before) => receive(before ?? begin(start.current), frame)));
        return came;
      });
    };
    const opened = openLine<Frame>({
      since: came === undefined ? null : String(came.rev),
      open: (lastId, events) => {
        let close: (() => void) | null = null;
        let wanted = true;
        const asked = lastId === null ? { table } : { table, lastEventId: lastId, you };
        void rules.then(client).then((to) => {
          if (wanted) close = openStream(to, asked, events, setFull);
        });
        return () => {
          wanted = false;
          close?.();
        };
      },
      onFrame,
      onState: setLine,
      onGone: () => setGone(true),
    });
    kept.current = opened;
    const online = () => opened.now();
    window.addEventListener("online", online);
    return () => {
      open = false;
      window.removeEventListener("online", online);
      opened.stop();
    };
  }, [table]);

  const torn = live?.torn ?? false;
  useEffect(() => {
    if (torn) kept.current?.afresh();
  }, [torn]);

  const shown = useRef(live);
  useEffect(() => {
    shown.current = live;
  }, [live]);
  const readOn = useCallback(async () => {
    const { begin, withEarlier } = await untilAlive();
    const from = shown.current ?? begin(start.current);
    const before = from?.log[0]?.rev;
    if (from === null || before === undefined) return;
    const page = await (await client()).table.log.query({ table, before });
    startTransition(() => setLive((latest) => withEarlier(latest ?? from, before, page)));
  }, [table]);
  const now = useCallback(() => kept.current?.now(), []);
  const afresh = useCallback(() => kept.current?.afresh(), []);
  return { live, line, gone, full, readOn, now, afresh };
}

interface Asked {
  readonly table: string;
  readonly lastEventId?: string;
  readonly you?: number | null;
}

function openStream(
  to: Client,
  input: Asked,
  events: StreamEvents<Frame>,
  onFull: (full: boolean) => void,
): () => void {
  const heard = lineListener(events, ["NOT_FOUND", "BAD_REQUEST"]);
  const stream = to.table.follow.subscribe(input, {
    ...heard,
    onData: (message) => {
      onFull(false);
      heard.onData(message);
    },
    onError: (error) => {
      onFull(error.data?.reason === "full");
      heard.onError(error);
    },
  });
  return () => stream.unsubscribe();
}
