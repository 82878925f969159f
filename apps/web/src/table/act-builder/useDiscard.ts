"use client";

import type { Finding } from "@stillwater/engine";
import { startBinds } from "@stillwater/table/queries";
import { useMemo } from "react";
import type { Stage } from "@/stage/useStage";

interface Discarding {
  /** The rule by which a Start comes first; null where none does. */
  readonly bound: Finding | null;
  /** Whether cards can be put out now. */
  readonly may: boolean;
  /** Begins with it. */
  readonly discard: () => void;
}

/** Cards put out of the hand in place of one that is laid: two, or those in place of what is wanted. */
export function useDiscard({ table, you, helm }: Stage): Discarding {
  const { asked, choosing, give } = helm;
  const gift = asked.instead ?? "discard";
  const asks = asked.gifts.includes(gift);
  // A Start that can be paid for comes first: nothing is opened that could only be refused in the end.
  const bound = useMemo(
    () => (you !== null && gift === "discard" && asks ? startBinds(table, you) : null),
    [table, you, gift, asks],
  );
  return {
    bound,
    may: bound === null && asks && choosing.cards.length >= choosing.around.count(gift),
    discard: () => (bound === null ? give(gift) : undefined),
  };
}
