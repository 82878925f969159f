"use client";

import { useSearchParams } from "next/navigation";
import { Suspense } from "react";
import { Anew } from "@/layout/NotRead";
import { LocalTable } from "./LocalTable";

/** The game that the address names. */
export function LocalPage() {
  return (
    <Suspense>
      <Named />
    </Suspense>
  );
}

function Named() {
  const id = useSearchParams().get("game") ?? "";
  return <Anew key={id}>{(again) => <LocalTable id={id} onAgain={again} />}</Anew>;
}
