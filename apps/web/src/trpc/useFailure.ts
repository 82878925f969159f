"use client";

import { useTranslations } from "next-intl";
import { useCallback } from "react";
import { reasonOf, requestOf, transportCodeOf, waitOf } from "./code-of";

const STORAGE = {
  "storage-full": "storageFull",
  "storage-gone": "storageGone",
  storage: "storageGone",
} as const;

const isStorage = (reason: string): reason is keyof typeof STORAGE => Object.hasOwn(STORAGE, reason);

/** The words for a call that failed because nothing can be kept just now; null where that was not it. */
export function storageWords(cause: unknown): (typeof STORAGE)[keyof typeof STORAGE] | null {
  const reason = reasonOf(cause);
  return reason !== null && isStorage(reason) ? STORAGE[reason] : null;
}

/** Words with the id under which the server has written down what went wrong: whoever runs the site finds it by that. */
export function withRequest(words: string, cause: unknown): string {
  const request = requestOf(cause);
  return request === undefined ? words : `${words} (${request})`;
}

const MINUTE_MS = 60_000;

/** Whole minutes until a call may be tried again, most of an hour for one table too many; 0 where a moment is enough. */
const minutesUntil = (waitMs: number): number => (waitMs > MINUTE_MS ? Math.ceil(waitMs / MINUTE_MS) : 0);

/** What to say of a call that failed: that there were too many and for how long, that nothing can be kept just now, or that it was not sent. */
export function useFailure(): (cause: unknown) => string {
  const t = useTranslations("net");
  return useCallback(
    (cause) =>
      transportCodeOf(cause) === "TOO_MANY_REQUESTS"
        ? t("slow", { minutes: minutesUntil(waitOf(cause)) })
        : withRequest(t(storageWords(cause) ?? "failed"), cause),
    [t],
  );
}
