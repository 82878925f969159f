"use client";

import dynamic from "next/dynamic";
import { useSearchParams } from "next/navigation";
import { Suspense } from "react";
import { late } from "@/layout/late";
import { Anew } from "@/layout/NotRead";
import { WithVoice } from "@/stage/Voice";
import { Waiting } from "../Waiting";

// What was written is kept on the device, so the table is drawn there.
const Track = dynamic(() => late(() => import("./Track").then((file) => file.Track)), {
  ssr: false,
  loading: Waiting,
});

/** The followed game that the address names. */
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
