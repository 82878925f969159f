"use client";

import { LONGEST_NAME } from "@stillwater/table/session";
import { useEffect, useLayoutEffect, useRef, useState } from "react";

/** Controls, halves of letters and what turns the direction of a line round: pasted along with a name, and no part of it. */
const UNFIT = /[\p{Cc}\p{Cs}\u202a-\u202e\u2066-\u2069]/gu;

/** A name as it will be shown, or null when it is empty or too long. */
export function tidyName(typed: string): string | null {
  const name = typed.normalize("NFC").replace(/\s+/gu, " ").replace(UNFIT, "").trim();
  return name === "" || name.length > LONGEST_NAME ? null : name;
}

/**
 * The name field's value: what this guest was called before is offered again, never asked for twice.
 *
 * @param suggest what somebody new is called until they type
 * @param kept what was in the field before somebody went on and came back
 * @returns the name, how it is changed, and what to call whoever goes on before a name has come
 */
export function useKnownName(
  suggest?: () => string,
  kept = "",
): readonly [name: string, change: (name: string) => void, nameNow: () => string] {
  const [name, setName] = useState(kept);
  const touched = useRef(kept !== "");
  const suggested = useRef(suggest);
  /** Whether a name has come that is not in the field yet. */
  const came = useRef(false);
  useEffect(() => {
    // Fetched for the one question, so that no page waits for it.
    import("@/trpc/client")
      .then(({ trpc }) => trpc().me.get.query())
      // Without an answer nobody is known.
      .catch(() => null)
      .then((me) => {
        if (touched.current) return;
        came.current = true;
        setName(me?.name ?? suggested.current?.() ?? "");
      });
  }, []);
  useLayoutEffect(() => {
    // Somebody may be in the field already: what they type next is to replace the name.
    const field = document.activeElement;
    if (came.current && field instanceof HTMLInputElement && field.value === name) field.select();
    came.current = false;
  }, [name]);
  return [
    name,
    (typed) => {
      touched.current = true;
      setName(typed);
    },
    () => (name === "" && !touched.current ? (suggested.current?.() ?? "") : name),
  ];
}
