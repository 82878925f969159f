"use client";

import { useTranslations } from "next-intl";
import { type FormEvent, type RefObject, useRef } from "react";
import { tidyName } from "@/layout/useKnownName";
import { transportCodeOf } from "@/trpc/client";
import { useFailure } from "@/trpc/useFailure";
import { useRequest } from "@/trpc/useRequest";

export interface Naming {
  readonly field: RefObject<HTMLInputElement | null>;
  /** What is wrong with the name, or why sending it failed. */
  readonly error: string | undefined;
  readonly busy: boolean;
  readonly submit: (event: FormEvent) => void;
  /** Clears the error, since something else was typed. */
  readonly retyped: () => void;
}

/**
 * A field for a name that is sent to the server.
 * @param send resolves with why the name was refused, in words; null if it was accepted
 */
export function useNaming(send: (name: string) => Promise<string | null>): Naming {
  const t = useTranslations("guest");
  const failure = useFailure();
  const field = useRef<HTMLInputElement>(null);
  const sent = (name: string): Promise<string | null> =>
    send(name).catch((cause) => (transportCodeOf(cause) === "BAD_REQUEST" ? t("needName") : failure(cause)));
  const request = useRequest(async () => {
    // Read from the field itself, which may contain letters that no event has reported yet.
    const name = tidyName(field.current?.value ?? "");
    const refused = name === null ? t("needName") : await sent(name);
    if (refused === null) return undefined;
    field.current?.focus();
    return { refused };
  });
  return {
    ...{ field, error: request.error, retyped: request.forget },
    busy: request.busy || request.done,
    submit: (event) => {
      event.preventDefault();
      request.send();
    },
  };
}
