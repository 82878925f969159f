"use client";

/** When the quiet crew is asked to play for a seat: on request, and at each turn of a seat it plays. */
import type { Seat } from "@stillwater/engine";
import { useEffect, useState } from "react";
import type { TableProps } from "./table-props";
import type { Tracked } from "./useTracked";

interface Crewing {
  /** The seat that the crew is asked to play for now; null for none. */
  readonly seat: Seat | null;
  readonly open: () => void;
  readonly close: () => void;
}

export function useCrewing({ crew = {}, flat }: TableProps, { phase, seat, view }: Tracked): Crewing {
  const [asked, setAsked] = useState<Seat | null>(null);
  const seats = Object.keys(crew).map(Number);
  // Cards given together are asked of each of its seats; anything else of the seat that must act.
  const due =
    phase.at === "eight"
      ? seats.find((one) => crew[one]?.stale !== true)
      : "seat" in phase && seats.includes(seat)
        ? seat
        : undefined;
  const rev = view.steps.length;
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each act that is due
  useEffect(() => setAsked(due === undefined || flat ? null : due), [due, rev]);
  return { seat: asked, open: () => setAsked(seat), close: () => setAsked(null) };
}
