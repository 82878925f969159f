"use client";

import { useSearchParams } from "next/navigation";
import { Suspense } from "react";
import { onDemand } from "@/layout/late";
import { WithVoice } from "@/stage/Voice";
import { CHECK_KINDS } from "./check-board";
import { Waiting } from "./Waiting";

// The cards laid are stored on the device, so the board is rendered only there.
const Check = onDemand(() => import("./Check").then((file) => file.Check), { Meanwhile: Waiting });

/** The check-only page of the game that the address names. */
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
