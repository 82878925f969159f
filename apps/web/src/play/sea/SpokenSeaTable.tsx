"use client";

import type { GameProps } from "@/play/table/useStage";
import { WithVoice } from "@/play/words/Voice";
import { SeaTable } from "./SeaTable";

/** The sea with the sentences of its rules. */
export function SpokenSeaTable(props: GameProps) {
  return (
    <WithVoice>
      <SeaTable {...props} />
    </WithVoice>
  );
}
