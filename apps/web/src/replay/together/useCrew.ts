"use client";

/** The crew of a replayed game, from its table's own stream: null for people who did not sit there. */
import type { Frame, TableView, TalkView } from "@stillwater/table/session";
import { useEffect, useState } from "react";
import { trpc } from "@/trpc/client";
import { lineListener } from "@/trpc/heard";
import { openLine } from "@/trpc/line";

export interface ReplayCrew {
  readonly table: string;
  readonly you: number;
  readonly names: readonly (string | null)[];
  readonly listed: boolean;
  readonly talk: TalkView;
}

interface Seated {
  readonly table: string;
  readonly you: number | null;
}

/** Null for a game without a table or a seat here, a solo game, and until the stream has reported. */
export function useReplayCrew(source: Seated | null): ReplayCrew | null {
  const [view, setView] = useState<TableView | null>(null);
  const [talk, setTalk] = useState<TalkView | null>(null);
  const table = source === null || source.you === null ? null : source.table;
  useEffect(() => {
    if (table === null) return;
    const line = openLine<Frame>({
      // Always requests the whole table: only then does a stream report presence.
      open: (_lastId, events) => {
        const stream = trpc().table.follow.subscribe({ table }, lineListener(events));
        return () => stream.unsubscribe();
      },
      onFrame: (frame) => {
        if (frame.kind === "table") setView(frame.view);
        else if (frame.kind === "talk") setTalk(frame.talk);
      },
      onState: () => undefined,
      onGone: () => undefined,
    });
    return () => line.stop();
  }, [table]);
  if (table === null || view === null || talk === null || view.you === null) return null;
  const names = view.seats.map((seat) => seat?.name ?? null);
  return { table, you: view.you, names, listed: view.listed, talk };
}
