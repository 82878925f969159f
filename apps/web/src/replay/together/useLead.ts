"use client";

/** One leads through a replay, the others go where they are led, until they look for themselves. */
import type { Seat } from "@stillwater/engine";
import { ledTo, type Walk, writeLine } from "@stillwater/table/log";
import type { LeadView } from "@stillwater/table/session";
import { useEffect, useRef, useState } from "react";
import { trpc } from "@/trpc/client";
import type { ReplayCrew } from "./useCrew";

/** Where somebody else leads, the seat that does. */
type Role =
  | { readonly role: "nobody" | "leads"; readonly seat: null }
  | { readonly role: "follows" | "apart"; readonly seat: Seat };

export type Leading = Role & Ways;

interface Ways {
  /** Takes the lead, from here. */
  readonly lead: () => void;
  /** Nobody leads any more. */
  readonly stop: () => void;
  /** Goes where the leader is, and on from there. */
  readonly follow: () => void;
  readonly leave: () => void;
}

/** A slider passes many steps; the others are told where it has come to. */
const TOLD_EVERY_MS = 250;

const NOWHERE: Leading = {
  ...({ role: "nobody", seat: null } as const),
  ...{ lead: () => undefined, stop: () => undefined, follow: () => undefined, leave: () => undefined },
};

/** Where somebody stands, as it is told to the others. */
const placeOf = ({ step, line }: Walk) => ({ stop: step, line: line === null ? null : writeLine(line) });

/** What tells one place from another: also whether the board takes acts, which nobody is led to do. */
const keyOf = (walk: Walk): string => JSON.stringify([placeOf(walk), walk.trying]);

export function useLead(
  crew: ReplayCrew | null,
  walk: Walk,
  move: (next: (walk: Walk) => Walk) => void,
): Leading {
  const [follows, setFollows] = useState(true);
  const lead = crew?.talk.lead ?? null;
  const part = partIn(lead, crew?.you, follows);
  const { role } = part;
  const key = keyOf(walk);
  // Where this browser was led last: whatever differs from it is its own step.
  const led = useRef(key);
  const resumed = useRef(false);
  const table = crew?.table ?? null;
  const tell = useTelling(table);

  const target = lead === null ? null : JSON.stringify(lead);
  useEffect(() => {
    if (target === null) return;
    // Who has led before this page was opened goes on from there.
    const resumes = role === "leads" && !resumed.current;
    resumed.current = true;
    if (role !== "follows" && !resumes) return;
    const to = JSON.parse(target) as LeadView;
    move((before) => {
      const next = ledTo(before, to);
      led.current = keyOf(next);
      return next;
    });
  }, [target, role, move]);

  const now = useRef({ walk, role });
  useEffect(() => {
    now.current = { walk, role };
  });
  useEffect(() => {
    if (key === led.current) return;
    led.current = key;
    if (now.current.role === "leads") tell(placeOf(now.current.walk));
    else if (now.current.role === "follows") setFollows(false);
  }, [key, tell]);

  if (crew === null) return NOWHERE;
  return {
    ...part,
    lead: () => {
      resumed.current = true;
      setFollows(true);
      tell(placeOf(walk));
    },
    stop: () => tell(null),
    follow: () => setFollows(true),
    leave: () => setFollows(false),
  };
}

function partIn(lead: LeadView | null, you: number | undefined, follows: boolean): Role {
  if (lead === null) return { role: "nobody", seat: null };
  if (lead.seat === you) return { role: "leads", seat: null };
  return { role: follows ? "follows" : "apart", seat: lead.seat };
}

/** Tells the others where one is: at once, and then not more often than they can look. */
function useTelling(table: string | null) {
  const waiting = useRef<{ to: ReturnType<typeof placeOf> | null }>(undefined);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const tell = useRef((_to: ReturnType<typeof placeOf> | null): void => undefined);
  useEffect(() => {
    const send = () => {
      const next = waiting.current;
      waiting.current = undefined;
      timer.current = undefined;
      if (next === undefined || table === null) return;
      timer.current = setTimeout(send, TOLD_EVERY_MS);
      trpc()
        .table.lead.mutate({ table, to: next.to })
        // The next step is told again; where the network is gone, so are the others.
        .catch(() => undefined);
    };
    tell.current = (to) => {
      waiting.current = { to };
      if (timer.current === undefined) send();
    };
  }, [table]);
  const [stable] = useState(() => (to: ReturnType<typeof placeOf> | null) => tell.current(to));
  return stable;
}
