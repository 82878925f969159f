"use client";

import { useSearchParams } from "next/navigation";
import { Suspense } from "react";
import { onDemand } from "@/layout/late";
import { Anew } from "@/layout/NotRead";
import { WithVoice } from "@/stage/Voice";
import { Waiting } from "../Waiting";

// The entries are stored on the device, so the table is rendered only there.
const Track = onDemand(() => import("./Track").then((file) => file.Track), { Meanwhile: Waiting });

/** The tracked game that the address names. */
export function TrackPage() {
  return (
    <Suspense fallback={<Waiting />}>
      <WithVoice>
        <Named />
      </WithVoice>
    </Suspense>
  );
}

function Named() {
  const id = useSearchParams().get("game") ?? "";
  return <Anew key={id}>{(again) => <Track id={id} onAgain={again} />}</Anew>;
}
