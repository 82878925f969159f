"use client";

import { LONGEST_NAME } from "@stillwater/table/session";
import { useEffect, useLayoutEffect, useRef, useState } from "react";

/** Control characters, lone surrogates and direction overrides: pasted along with a name, and no part of it. */
const UNFIT = /[\p{Cc}\p{Cs}\u202a-\u202e\u2066-\u2069]/gu;

/** A name as it will be shown, or null when it is empty or too long. */
export function tidyName(typed: string): string | null {
  const name = typed.normalize("NFC").replace(/\s+/gu, " ").replace(UNFIT, "").trim();
  return name === "" || name.length > LONGEST_NAME ? null : name;
}

/**
 * The name field's value: the guest's earlier name is offered again, never asked for twice.
 *
 * @param suggest makes a name for a new guest until they type one
 * @param kept the field's content before the person left the page and came back
 * @returns the name, a function to change it, and one for the name to use if they go on before a name has arrived
 */
export function useKnownName(
  suggest?: () => string,
  kept = "",
): readonly [name: string, change: (name: string) => void, nameNow: () => string] {
  const [name, setName] = useState(kept);
  const touched = useRef(kept !== "");
  const suggested = useRef(suggest);
  /** Whether a name has arrived that is not in the field yet. */
  const came = useRef(false);
  useEffect(() => {
    // Loaded for this one request, so that no page waits for it.
    import("@/trpc/client")
      .then(({ trpc }) => trpc().me.get.query())
      // Without an answer the guest counts as unknown.
      .catch(() => null)
      .then((me) => {
        if (touched.current) return;
        came.current = true;
        setName(me?.name ?? suggested.current?.() ?? "");
      });
  }, []);
  useLayoutEffect(() => {
    // The field may have the focus already: what is typed next must replace the name.
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
