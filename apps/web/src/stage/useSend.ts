"use client";

import { mayFollow } from "@stillwater/table/act-builder";
import type { ActReply } from "@stillwater/table/session";
import { useCallback, useRef, useState } from "react";
import { useDesk } from "./desk";
import { uuid } from "./uuid";

/** What became of an act that was not done. */
export type Setback =
  | { readonly kind: "stale"; readonly act: string }
  | {
      readonly kind: "refused";
      readonly act: string;
      readonly reply: Extract<ActReply, { refused: unknown }>;
    }
  /** Not answered at all; the same command can be sent again. */
  | {
      readonly kind: "failed";
      readonly act: string;
      readonly again: () => void;
      /** What was thrown, if anything. */
      readonly cause?: unknown;
    };

export interface Sender {
  /** The act on its way, until the server has answered. */
  readonly sending: string | null;
  readonly send: (act: string, rev: number) => void;
}

/**
 * Sends acts one at a time; one that still means the same after the act before it waits for that one's answer. The command
 * id is made before the first try and stays the same through all of them.
 */
export function useSend(
  table: string,
  onDone: (act: string, rev: number) => void,
  onSetback: (setback: Setback) => void,
): Sender {
  const desk = useDesk();
  const [sending, setSending] = useState<string | null>(null);
  const busy = useRef(false);
  const next = useRef<string | null>(null);
  const deliver = useCallback(
    async (act: string, expectedRev: number, commandId: string): Promise<void> => {
      busy.current = true;
      setSending(act);
      const again = () => void deliver(act, expectedRev, commandId);
      try {
        const reply = await desk.act({ table, expectedRev, commandId, act });
        if ("rev" in reply) {
          onDone(act, reply.rev);
          const waiting = next.current;
          next.current = null;
          if (waiting !== null) return await deliver(waiting, reply.rev, uuid());
        } else if ("stale" in reply && mayFollow(act)) return await deliver(act, reply.stale, uuid());
        else if ("stale" in reply) onSetback({ kind: "stale", act });
        else if ("refused" in reply) onSetback({ kind: "refused", act, reply });
        else onSetback({ kind: "failed", act, again });
      } catch (cause) {
        onSetback({ kind: "failed", act, again, cause });
      }
      busy.current = false;
      next.current = null;
      setSending(null);
    },
    [desk, table, onDone, onSetback],
  );
  const send = useCallback(
    (act: string, rev: number) => {
      if (!busy.current) void deliver(act, rev, uuid());
      else if (mayFollow(act)) next.current = act;
    },
    [deliver],
  );
  return { sending, send };
}
