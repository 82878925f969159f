"use client";

import type { Finding } from "@stillwater/engine";
import { startBinds } from "@stillwater/table/queries";
import { useMemo } from "react";
import type { Stage } from "@/stage/useStage";

interface Discarding {
  /** The rule that puts a Start first; null if none does. */
  readonly bound: Finding | null;
  /** Whether cards can be discarded now. */
  readonly may: boolean;
  /** Starts the discard. */
  readonly discard: () => void;
}

/** Discarding cards instead of laying one: two cards, or those given in place of the wanted ones. */
export function useDiscard({ table, you, helm }: Stage): Discarding {
  const { asked, choosing, begin } = helm;
  const gift = asked.instead ?? "discard";
  const asks = asked.gifts.includes(gift);
  // A Start that can be paid comes first: do not offer a discard that could only be refused in the end.
  const bound = useMemo(
    () => (you !== null && gift === "discard" && asks ? startBinds(table, you) : null),
    [table, you, gift, asks],
  );
  return {
    bound,
    may: bound === null && asks && choosing.cards.length >= choosing.around.count(gift),
    discard: () => (bound === null ? begin(gift) : undefined),
  };
}
