"use client";

import type { Finding } from "@stillwater/engine";
import { Suspense } from "react";
import { useVoice } from "@/stage/Voice";

interface BoundHintProps {
  readonly finding: Finding;
}

/** Why no card of the hand can be chosen freely, once the rules' sentences have loaded. */
export function BoundHint(props: BoundHintProps) {
  return (
    <Suspense>
      <Reason {...props} />
    </Suspense>
  );
}

function Reason({ finding }: BoundHintProps) {
  return useVoice().findingText(finding);
}
