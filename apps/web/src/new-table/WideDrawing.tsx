"use client";

import type { Options } from "@stillwater/engine";
import { useSyncExternalStore } from "react";
import { NothingShown, onDemand } from "@/layout/late";

const Drawing = onDemand(() => import("@/layout/Drawing"), { Absent: NothingShown });

/** The width from which there is room beside the settings; the same as Tailwind's `lg`. */
const WIDE = "(min-width: 64rem)";

function subscribe(change: () => void): () => void {
  const query = matchMedia(WIDE);
  query.addEventListener("change", change);
  return () => query.removeEventListener("change", change);
}

/** The drawing of a game where there is room for it. Its place is reserved, and a phone does not load it. */
export function WideDrawing({ game }: { readonly game: Options["game"] }) {
  const wide = useSyncExternalStore(
    subscribe,
    () => matchMedia(WIDE).matches,
    () => false,
  );
  return <div className="aspect-676/452 max-lg:hidden">{wide ? <Drawing game={game} /> : null}</div>;
}
