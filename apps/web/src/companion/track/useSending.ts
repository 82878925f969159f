"use client";

/** Sends the server the entries it lacks of a tracked game, parcel by parcel, until nothing useful remains. */
import type { Log, Version } from "@stillwater/companion";
import { useEffect, useRef, useState } from "react";
import type { PushedEntriesReply } from "@/server/companion/wire";
import { trpc } from "@/trpc/client";
import { nextParcel, refusedIn } from "./parcels";

export type Taken = Extract<PushedEntriesReply, { readonly rev: number }>;

interface SendingProps {
  readonly id: string;
  readonly log: Log;
  /** The entries that the server is known to have. */
  readonly there: Version;
  /** Whether there is a connection to send over. */
  readonly up: boolean;
  readonly onTaken: (reply: Taken) => void;
  readonly onForgotten: () => void;
}

interface Sending {
  /** The last parcel could not be sent: a stream may seem open long after the network is gone. */
  readonly failing: boolean;
  /** `full`: the server takes no more of this game. `refused`: it does not take some of this device's entries. */
  readonly trouble: "full" | "refused" | null;
}

const AGAIN_MS = 4_000;

export function useSending({ id, log, there, up, onTaken, onForgotten }: SendingProps): Sending {
  const [failing, setFailing] = useState(false);
  const [full, setFull] = useState(false);
  const [refused, setRefused] = useState<ReadonlySet<string>>(new Set());
  const [tries, setTries] = useState(0);
  const busy = useRef(false);
  /** The last parcel answered; sending the same one again would get the same answer. */
  const answered = useRef<readonly string[]>([]);

  useEffect(() => {
    // A new connection may lead to a server that knows more.
    if (!up) answered.current = [];
  }, [up]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another try begins it anew
  useEffect(() => {
    if (!up || full || busy.current) return;
    const parcel = nextParcel(log, there, refused);
    if (parcel.length === 0 || parcel.join("\n") === answered.current.join("\n")) return;
    busy.current = true;
    let timer: ReturnType<typeof setTimeout> | undefined;
    trpc()
      .companion.push.mutate({ game: id, entries: [...parcel] })
      .then((reply) => {
        busy.current = false;
        answered.current = parcel;
        setFailing(false);
        if ("version" in reply) {
          const lines = reply.refused.flatMap(({ at }) => parcel[at] ?? []);
          if (lines.length > 0) setRefused((before) => new Set([...before, ...lines]));
          onTaken(reply);
        } else if (reply.refused === "full") setFull(true);
        else onForgotten();
        // Entries written meanwhile have waited for this answer.
        setTries((count) => count + 1);
      })
      .catch(() => {
        busy.current = false;
        setFailing(true);
        timer = setTimeout(() => setTries((count) => count + 1), AGAIN_MS);
      });
    return () => clearTimeout(timer);
  }, [up, full, log, there, refused, id, onTaken, onForgotten, tries]);

  const trouble = full ? "full" : refusedIn(log, refused).length > 0 ? "refused" : null;
  return { failing, trouble };
}
