"use client";

import type { Live } from "@stillwater/table/session";
import type { Standing } from "@stillwater/table/view-model";
import { useState } from "react";

/** The other seats that the table waits for and whose people are away. */
export function awayOf({ view, presence }: Live): readonly number[] {
  return (view.waiting?.seats ?? []).filter(
    (seat) => seat !== view.you && view.seats[seat] != null && presence[seat] === "away",
  );
}

/**
 * Whether there is or was a wait to report, and whether there was one when the page was opened. Most games are played
 * without, and need not load the component for it.
 */
export function useWaited(
  live: Live,
  standing: Standing | null,
): { readonly ever: boolean; readonly first: boolean } {
  const now = standing !== null || awayOf(live).length > 0;
  const [first] = useState(now);
  const [ever, setEver] = useState(now);
  if (now && !ever) setEver(true);
  return { ever, first };
}
