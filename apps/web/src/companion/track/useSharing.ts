"use client";

/**
 * A followed game on several devices. What is written here goes to the others as soon as there is a network; what they
 * write is on this device's disk before it is shown. Without a network nothing waits.
 */
import { type Entry, entriesMissing, readEntry, type Version } from "@stillwater/companion";
import { useLocale } from "next-intl";
import { useCallback, useEffect, useRef, useState } from "react";
import type { CompanionFrame } from "@/server/companion/wire";
import { trpc } from "@/trpc/client";
import { lineListener } from "@/trpc/heard";
import { type LineState, openLine } from "@/trpc/line";
import type { Followed } from "../device/useFollowed";
import { nextParcel, versionsTogether } from "./parcels";

/** Somebody whose device is connected. */
type Here = Extract<CompanionFrame, { readonly kind: "here" }>["people"][number];

export interface Sharing {
  /** `alone`: on this device only. */
  readonly line: "alone" | "here" | "offline";
  /** Entries that other devices have not got yet. */
  readonly unsent: number;
  /** Who is connected, by name; this device among them. */
  readonly people: readonly Here[];
  /** Lets other devices join; false where there is no network. */
  readonly share: () => Promise<boolean>;
}

const AGAIN_MS = 4_000;
const NOTHING: Version = {};

export function useSharing(followed: Followed): Sharing {
  const { game, log, client, takeIn, amend } = followed;
  const language = useLocale();
  const [line, setLine] = useState<LineState["state"]>("opening");
  const [people, setPeople] = useState<readonly Here[]>([]);
  const [there, setThere] = useState<Version>(NOTHING);
  const [tries, setTries] = useState(0);
  /** A stream may seem open long after the network is gone; what cannot be sent tells. */
  const [failing, setFailing] = useState(false);
  const sending = useRef(false);
  const id = game?.id ?? "";
  const by = game?.by ?? "";
  const nameless = game?.nameless === true;
  const shared = game?.shared === true && client !== null;

  const learn = useCallback(
    (version: Version) => {
      setThere((before) => versionsTogether(before, version));
      void amend((before) => ({ ...before, sent: versionsTogether(before.sent ?? NOTHING, version) }));
    },
    [amend],
  );
  const leave = useCallback(() => void amend((before) => ({ ...before, shared: false })), [amend]);

  useEffect(() => {
    if (!shared || client === null) return;
    let open = true;
    const enter = () =>
      trpc()
        .companion.join.mutate({ game: id, client, name: by, nameless, language })
        .then((reply) => {
          if (!open) return;
          if ("refused" in reply) leave();
          else learn(reply.version);
        })
        .catch(() => undefined);
    const onFrame = (frame: CompanionFrame) => {
      if (frame.kind === "here") return setPeople(frame.people);
      if (frame.kind === "forgotten") return leave();
      const entries = frame.entries.flatMap((text): Entry[] => {
        const entry = readEntry(text);
        return entry.ok ? [entry.value] : [];
      });
      takeIn(entries).catch(() => undefined);
      learn(highest(entries));
    };
    const opened = openLine<CompanionFrame>({
      open: (lastId, events) => {
        const input = { game: id, client, ...(lastId === null ? {} : { lastEventId: lastId }) };
        const stream = trpc().companion.follow.subscribe(input, lineListener(events));
        return () => stream.unsubscribe();
      },
      onFrame,
      onState: ({ state }) => {
        setLine(state);
        if (state === "up") void enter();
        else if (state === "down") setPeople([]);
      },
      onGone: leave,
    });
    const online = () => opened.now();
    window.addEventListener("online", online);
    return () => {
      open = false;
      window.removeEventListener("online", online);
      opened.stop();
    };
  }, [shared, id, client, by, nameless, language, learn, leave, takeIn]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another try begins it anew
  useEffect(() => {
    if (!shared || line !== "up" || sending.current) return;
    const parcel = nextParcel(log, there);
    if (parcel.length === 0) return;
    sending.current = true;
    let timer: ReturnType<typeof setTimeout> | undefined;
    trpc()
      .companion.push.mutate({ game: id, entries: [...parcel] })
      .then((reply) => {
        setFailing(false);
        if ("version" in reply) learn(reply.version);
        else if (reply.refused === "forgotten") leave();
      })
      .catch(() => {
        setFailing(true);
        timer = setTimeout(() => setTries((count) => count + 1), AGAIN_MS);
      })
      .finally(() => {
        sending.current = false;
      });
    return () => clearTimeout(timer);
  }, [shared, line, log, there, id, learn, leave, tries]);

  const share = useCallback(async () => {
    if (client === null) return false;
    try {
      const reply = await trpc().companion.open.mutate({ game: id, client, name: by, nameless, language });
      if ("refused" in reply) return false;
      learn(reply.version);
      await amend((before) => ({ ...before, shared: true }));
      return true;
    } catch {
      return false;
    }
  }, [client, id, by, nameless, language, learn, amend]);

  return {
    line: !shared ? "alone" : line === "down" || failing ? "offline" : "here",
    unsent: shared ? entriesMissing(log, versionsTogether(game?.sent ?? NOTHING, there)).length : 0,
    people,
    share,
  };
}

function highest(entries: readonly Entry[]): Version {
  return entries.reduce<Version>(
    (version, { client, count }) => versionsTogether(version, { [client]: count }),
    {},
  );
}
