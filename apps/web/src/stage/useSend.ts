"use client";

import type { Rulebook } from "@stillwater/engine";
import { type ActReply, mayFollow } from "@stillwater/table/session";
import { startTransition, useCallback, useLayoutEffect, useRef, useState } from "react";
import { useDesk } from "./desk";
import { uuid } from "./uuid";

/** Why an act was not done. */
export type Setback =
  | { readonly kind: "stale"; readonly act: string }
  | {
      readonly kind: "refused";
      readonly act: string;
      readonly reply: Extract<ActReply, { refused: unknown }>;
    }
  /** No answer; the same command can be sent again. */
  | {
      readonly kind: "failed";
      readonly act: string;
      readonly again: () => void;
      /** The error thrown, if any. */
      readonly cause?: unknown;
    };

export interface Sender {
  /** The act on its way, until the table shows it or the server answers. */
  readonly sending: string | null;
  readonly send: (act: string, rev: number) => void;
}

interface Sent {
  readonly act: string;
  /** The revision it was sent at. */
  readonly rev: number;
}

interface Sending {
  readonly table: string;
  readonly rulebook: Rulebook;
  /** Whether the table shows an act of this seat later than a revision. */
  readonly isShown: (since: number) => boolean;
  readonly onDone: (act: string, rev: number) => void;
  readonly onSetback: (setback: Setback) => void;
}

/**
 * Sends acts one at a time. An act that still means the same after the one before it waits for that one's answer. The
 * command id is created before the first try and stays the same through all retries.
 */
export function useSend({ table, rulebook, isShown, onDone, onSetback }: Sending): Sender {
  const desk = useDesk();
  const [sent, setSent] = useState<Sent | null>(null);
  // Cleared in the same render in which the table shows the act, so that the later answer causes no further render.
  if (sent !== null && !mayFollow(rulebook, sent.act) && isShown(sent.rev)) setSent(null);
  const busy = useRef<Sent | null>(null);
  const next = useRef<string | null>(null);
  const deliver = useCallback(
    async (act: string, expectedRev: number, commandId: string): Promise<void> => {
      const own = { act, rev: expectedRev };
      busy.current = own;
      setSent(own);
      const again = () => void deliver(act, expectedRev, commandId);
      try {
        const reply = await desk.act({ table, expectedRev, commandId, act });
        if ("rev" in reply) {
          if (busy.current !== own) return;
          onDone(act, reply.rev);
          const waiting = next.current;
          next.current = null;
          if (waiting !== null) return await deliver(waiting, reply.rev, uuid());
        } else if ("stale" in reply && mayFollow(rulebook, act))
          return await deliver(act, reply.stale, uuid());
        else if ("stale" in reply) onSetback({ kind: "stale", act });
        else if ("refused" in reply) onSetback({ kind: "refused", act, reply });
        else onSetback({ kind: "failed", act, again });
      } catch (cause) {
        // The table already shows the act, so it was done, whatever became of the answer.
        if (busy.current !== own) return;
        onSetback({ kind: "failed", act, again, cause });
      }
      if (busy.current !== own) return;
      busy.current = null;
      next.current = null;
      // A transition: the frame that shows the act may follow at once, and both are then rendered together.
      startTransition(() => setSent(null));
    },
    [desk, table, rulebook, onDone, onSetback],
  );
  useLayoutEffect(() => {
    if (sent !== null) return;
    // The table showed the act before its answer came: send the waiting act now, based on the act's revision.
    const [shown, waiting] = [busy.current, next.current];
    busy.current = null;
    next.current = null;
    if (shown !== null && waiting !== null) void deliver(waiting, shown.rev, uuid());
  }, [sent, deliver]);
  const send = useCallback(
    (act: string, rev: number) => {
      if (busy.current === null) void deliver(act, rev, uuid());
      else if (mayFollow(rulebook, act)) next.current = act;
    },
    [deliver, rulebook],
  );
  return { sending: sent?.act ?? null, send };
}
