"use client";

import type { ComponentProps } from "react";
import { WithVoice } from "@/play/words/Voice";
import { SeaTable } from "./SeaTable";

/** The table with the sentences of its rules. */
export function SpokenSeaTable(props: ComponentProps<typeof SeaTable>) {
  return (
    <WithVoice>
      <SeaTable {...props} />
    </WithVoice>
  );
}
