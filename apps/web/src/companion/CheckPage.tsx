"use client";

import dynamic from "next/dynamic";
import { useSearchParams } from "next/navigation";
import { Suspense } from "react";
import { late } from "@/layout/late";
import { WithVoice } from "@/stage/Voice";
import { CHECK_KINDS } from "./check-board";
import { Waiting } from "./Waiting";

// What was laid is kept on the device, so the board is drawn there.
const Check = dynamic(() => late(() => import("./Check").then((file) => file.Check)), {
  ssr: false,
  loading: Waiting,
});

/** Check only, of the game that the address names. */
export function CheckPage() {
  return (
    <Suspense fallback={<Waiting />}>
      <WithVoice>
        <Asked />
      </WithVoice>
    </Suspense>
  );
}

function Asked() {
  const asked = useSearchParams().get("game");
  return <Check kind={CHECK_KINDS.find((kind) => kind === asked) ?? "sea"} />;
}
