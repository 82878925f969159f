"use client";

import { useEffect, useState } from "react";
import type { TableView } from "@/server/wire";
import { type Standing, standingOf } from "./standing";

/** How often what is said of time is said anew. */
const EVERY_MS = 20_000;
/** A clock that runs a little ahead of the server's must not ask too early. */
const SLACK_MS = 300;
const LONGEST_MS = 2 ** 31 - 1;

/** The time, now and then: coarse enough for words about minutes. */
export function useNow(): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), EVERY_MS);
    return () => clearInterval(timer);
  }, []);
  return now;
}

/** How the table's wait stands, told at the very moment when the pace of the table has passed. */
export function useStanding(view: TableView): Standing | null {
  const lateAt = view.waiting?.lateAt ?? null;
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    setNow(Date.now());
    if (lateAt === null) return;
    const left = Date.parse(lateAt) - Date.now() + SLACK_MS;
    if (left > LONGEST_MS) return;
    const timer = setTimeout(() => setNow(Date.now()), Math.max(0, left));
    return () => clearTimeout(timer);
  }, [lateAt]);
  return standingOf(view, now);
}
