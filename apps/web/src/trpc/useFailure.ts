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

/** The words for a call that failed because the server cannot store anything at present; null for other failures. */
export function storageWords(cause: unknown): (typeof STORAGE)[keyof typeof STORAGE] | null {
  const reason = reasonOf(cause);
  return reason !== null && isStorage(reason) ? STORAGE[reason] : null;
}

/** Words with the id under which the server has logged the error, for the site's operator to find it by. */
export function withRequest(words: string, cause: unknown): string {
  const request = requestOf(cause);
  return request === undefined ? words : `${words} (${request})`;
}

const MINUTE_MS = 60_000;

/** Whole minutes until a call may be repeated (most of an hour after opening too many tables); 0 if a moment is enough. */
const minutesUntil = (waitMs: number): number => (waitMs > MINUTE_MS ? Math.ceil(waitMs / MINUTE_MS) : 0);

/** The words for a failed call: too many calls and for how long, nothing can be stored at present, or it was not sent. */
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
