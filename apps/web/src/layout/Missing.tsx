"use client";

import { lazy, Suspense } from "react";
import { late } from "@/layout/late";

// Not with `next/dynamic`, which would put a second copy of it into every page.
const MissingPage = lazy(() => late(() => import("./MissingPage")));

/** Part of every page in case its address leads nowhere, so it is as small as possible. */
export function Missing() {
  return (
    <Suspense>
      <MissingPage />
    </Suspense>
  );
}
