"use client";

/** Something about this device that is said once, and not again when somebody has read it. */
import { useEffect, useState } from "react";

const KEY = "stillwater.companion.read";

function read(): readonly string[] {
  try {
    return (localStorage.getItem(KEY) ?? "").split(" ");
  } catch {
    return [];
  }
}

/** Whether it is still to be said, and what is called once it was read. */
export function useSaidOnce(what: string): readonly [boolean, () => void] {
  const [due, setDue] = useState(false);
  useEffect(() => setDue(!read().includes(what)), [what]);
  return [
    due,
    () => {
      setDue(false);
      try {
        localStorage.setItem(KEY, [...read(), what].join(" ").trim());
      } catch {
        // A browser that keeps nothing is told again.
      }
    },
  ];
}
