"use client";

/**
 * A tracked game on several devices. Local entries go to the others as soon as there is a network; theirs are on this
 * device's disk before they are shown. Without a network nothing blocks.
 */
import { type Entry, entriesMissing, readEntries, type Version } from "@stillwater/companion";
import { useLocale } from "next-intl";
import { useCallback, useEffect, useState } from "react";
import type { CompanionFrame } from "@/server/companion/wire";
import { trpc } from "@/trpc/client";
import { lineListener } from "@/trpc/heard";
import { type LineState, openLine } from "@/trpc/line";
import { changeGame } from "../device/shelf";
import type { Followed } from "../device/useFollowed";
import { serverHas, versionsTogether } from "./parcels";
import { type Taken, useSending } from "./useSending";

/** A person whose device is connected. */
type Here = Extract<CompanionFrame, { readonly kind: "here" }>["people"][number];

/**
 * Why entries do not get from one device to another. `notTaken`: they could not be stored on this disk, and are requested
 * again. `unread`: a newer version of this page wrote them. `full` and `refused`: the server does not take this device's
 * entries.
 */
type SharingTrouble = "notTaken" | "unread" | "full" | "refused" | null;

export interface Sharing {
  /** `alone`: on this device only. */
  readonly line: "alone" | "here" | "offline";
  /** The number of entries that the server has not got yet. */
  readonly unsent: number;
  /** The people connected, by name, including this device's. */
  readonly people: readonly Here[];
  readonly trouble: SharingTrouble;
  /** Lets other devices join; false without a network. */
  readonly share: () => Promise<boolean>;
}

const NOTHING: Version = {};

export function useSharing(followed: Followed): Sharing {
  const { game, log, client, takeIn, amend } = followed;
  const language = useLocale();
  const [line, setLine] = useState<LineState["state"]>("opening");
  const [people, setPeople] = useState<readonly Here[]>([]);
  const [there, setThere] = useState<Version>(NOTHING);
  const [trouble, setTrouble] = useState<"notTaken" | "unread" | null>(null);
  const id = game?.id ?? "";
  const by = game?.by ?? "";
  const nameless = game?.nameless === true;
  const shared = game?.shared === true && client !== null;

  const learnFrom = useCallback(
    (how: (before: Version) => Version) => {
      setThere(how);
      changeGame(id, (before) => {
        const sent = how(before.sent ?? NOTHING);
        return sent === before.sent ? before : { ...before, sent };
      }).catch(() => undefined); // If this fails, a page loaded without a network reports too many unsent entries.
    },
    [id],
  );
  const learn = useCallback(
    (version: Version) => learnFrom((before) => versionsTogether(before, version)),
    [learnFrom],
  );
  // A server that was restored from a backup, or has deleted the table meanwhile, has less than it once had.
  const learnAnew = useCallback(
    ({ version }: { readonly version: Version }) => learnFrom(() => version),
    [learnFrom],
  );
  const onTaken = useCallback((reply: Taken) => learnFrom((before) => serverHas(before, reply)), [learnFrom]);
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
          else learnAnew(reply);
        })
        .catch(() => undefined);
    const onFrame = (frame: CompanionFrame) => {
      if (frame.kind === "here") setPeople(frame.people);
      else if (frame.kind === "forgotten") leave();
    };
    const keep = async (frame: CompanionFrame) => {
      if (frame.kind !== "entries") return;
      const { entries, unread } = readEntries(frame.entries);
      learn(highest(entries));
      try {
        await takeIn(entries);
        if (open) setTrouble((before) => (unread > 0 ? "unread" : before === "notTaken" ? null : before));
      } catch (cause) {
        if (open) setTrouble("notTaken");
        throw cause;
      }
    };
    const opened = openLine<CompanionFrame>({
      open: (lastId, events) => {
        const input = { game: id, client, ...(lastId === null ? {} : { lastEventId: lastId }) };
        const stream = trpc().companion.follow.subscribe(input, lineListener(events));
        return () => stream.unsubscribe();
      },
      onFrame,
      keep,
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
  }, [shared, id, client, by, nameless, language, learn, learnAnew, leave, takeIn]);

  const up = shared && line === "up";
  const sending = useSending({ id, log, there, up, onTaken, onForgotten: leave });

  const share = useCallback(async () => {
    if (client === null) return false;
    try {
      const reply = await trpc().companion.open.mutate({ game: id, client, name: by, nameless, language });
      if ("refused" in reply) return false;
      learnAnew(reply);
      await amend((before) => ({ ...before, shared: true }));
      return true;
    } catch {
      return false;
    }
  }, [client, id, by, nameless, language, learnAnew, amend]);

  return {
    line: !shared ? "alone" : line === "down" || sending.failing ? "offline" : "here",
    unsent: shared ? entriesMissing(log, versionsTogether(game?.sent ?? NOTHING, there)).length : 0,
    people,
    trouble: sending.trouble ?? trouble,
    share,
  };
}

function highest(entries: readonly Entry[]): Version {
  return entries.reduce<Version>(
    (version, { client, count }) => versionsTogether(version, { [client]: count }),
    {},
  );
}
