"use client";

import type { GameProps } from "@/stage/useStage";
import { WithVoice } from "@/stage/Voice";
import { SeaTable } from "./SeaTable";

/** The sea with the sentences of its rules. */
export function SpokenSeaTable(props: GameProps) {
  return (
    <WithVoice>
      <SeaTable {...props} />
    </WithVoice>
  );
}
