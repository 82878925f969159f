"use client";

import { useEffect, useState } from "react";
import { fetched } from "@/layout/late";
import { useSetting } from "@/preferences/store";
import { askLeave, type Leave, leaveNow } from "./notices";
import type { Reach } from "./web-push";

export interface Notices {
  /** The browser's permission for notifications. */
  readonly leave: Leave;
  /** Whether this person wishes to be told when it is their turn. */
  readonly on: boolean;
  /** Whether messages reach a closed page; null until known. */
  readonly reach: Reach | null;
  readonly busy: boolean;
  /** Requests the browser's permission if needed, and subscribes this device. */
  readonly allow: () => Promise<void>;
  readonly stop: () => Promise<void>;
}

/** "Tell me when it is my turn", on this device. Nothing is requested before a press. */
export function useNotices(): Notices {
  const [notify, setNotify] = useSetting("notify");
  const [leave, setLeave] = useState<Leave>("default");
  const [reach, setReach] = useState<Reach | null>(null);
  const [busy, setBusy] = useState(false);
  useEffect(() => setLeave(leaveNow()), []);
  const allow = async () => {
    setBusy(true);
    const answer = leave === "granted" ? leave : await askLeave();
    setLeave(answer);
    if (answer === "granted") {
      setNotify("yes");
      // Without push messages to a closed page, notifications still come while a page is open.
      await import("./web-push")
        .then(async ({ reachMe }) => setReach(await reachMe()))
        .catch(() => undefined);
    }
    setBusy(false);
  };
  const stop = async () => {
    setNotify("no");
    setReach(null);
    const { leaveMe } = await fetched(() => import("./web-push"));
    await leaveMe();
  };
  return { leave, on: leave === "granted" && notify === "yes", reach, busy, allow, stop };
}
