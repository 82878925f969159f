"use client";

import { useSearchParams } from "next/navigation";
import { Suspense } from "react";
import { HereTable } from "./HereTable";

/** The game that the address names. */
export function HerePage() {
  return (
    <Suspense>
      <Named />
    </Suspense>
  );
}

function Named() {
  const id = useSearchParams().get("game") ?? "";
  return <HereTable key={id} id={id} />;
}
