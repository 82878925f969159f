"use client";

import type { NudgeReply, Wish, WishReply } from "@stillwater/table/session";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { trpc } from "@/trpc/client";
import { useFailure } from "@/trpc/useFailure";

export interface Wishing {
  readonly busy: boolean;
  /** Why the last request failed. */
  readonly error: string | null;
  /** Sends this person's wish. Resolves with whether it was sent. */
  readonly wish: (wish: Wish) => Promise<boolean>;
  readonly nudge: () => Promise<boolean>;
}

/** Tells the desk what to do about a long wait. The outcome arrives over the stream, for everybody alike. */
export function useWish(table: string): Wishing {
  const t = useTranslations("waiting");
  const failure = useFailure();
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<string | null>(null);
  const say = async (ask: () => Promise<NudgeReply | WishReply>): Promise<boolean> => {
    setBusy(true);
    setError(null);
    try {
      const reply = await ask();
      if ("refused" in reply) setError(t(reply.refused === "early" ? "early" : "passed"));
      return !("refused" in reply);
    } catch (cause) {
      setError(failure(cause));
      return false;
    } finally {
      setBusy(false);
    }
  };
  return {
    busy,
    error,
    wish: (wish) => say(() => trpc().table.wish.mutate({ table, wish })),
    nudge: () => say(() => trpc().table.nudge.mutate({ table })),
  };
}
