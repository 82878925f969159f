"use client";

import { lazy, Suspense } from "react";
import { late } from "@/layout/late";

// Not by `next/dynamic`, of which every page would bring along a second copy.
const MissingPage = lazy(() => late(() => import("./MissingPage")));

/** What every page brings along in case its address leads nowhere: as little as can be. */
export function Missing() {
  return (
    <Suspense>
      <MissingPage />
    </Suspense>
  );
}
