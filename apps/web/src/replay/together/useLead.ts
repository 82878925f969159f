"use client";

/** One person leads through a replay; the others follow until they look on their own. */
import type { Seat } from "@stillwater/engine";
import { ledTo, type Walk, writeLine } from "@stillwater/table/log";
import type { LeadView } from "@stillwater/table/session";
import { useEffect, useRef, useState } from "react";
import { trpc } from "@/trpc/client";
import type { ReplayCrew } from "./useCrew";

/** `seat` is the one that leads, if it is somebody else's. */
type Role =
  | { readonly role: "nobody" | "leads"; readonly seat: null }
  | { readonly role: "follows" | "apart"; readonly seat: Seat };

export type Leading = Role & Ways;

interface Ways {
  /** Takes the lead, starting from here. */
  readonly lead: () => void;
  /** Ends the lead. */
  readonly stop: () => void;
  /** Goes to the leader's place, and follows from there. */
  readonly follow: () => void;
  readonly leave: () => void;
}

/** A slider passes many steps; the others are told at most this often. */
const TOLD_EVERY_MS = 250;

const NOWHERE: Leading = {
  ...({ role: "nobody", seat: null } as const),
  ...{ lead: () => undefined, stop: () => undefined, follow: () => undefined, leave: () => undefined },
};

/** A place in the replay, as it is sent to the others. */
const placeOf = ({ step, line }: Walk) => ({ stop: step, line: line === null ? null : writeLine(line) });

/** Identifies a place, including whether the board takes acts, which is not part of being led. */
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
  // The place that this browser was led to last: any other is a step of its own.
  const led = useRef(key);
  const resumed = useRef(false);
  const table = crew?.table ?? null;
  const tell = useTelling(table);

  const target = lead === null ? null : JSON.stringify(lead);
  useEffect(() => {
    if (target === null) return;
    // A person who led before this page was opened continues from there.
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

/** Sends one's place to the others: at once, and then at limited intervals. */
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
        // A lost step does not matter: the next one is sent again, and without a network there is nobody to reach.
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
