"use client";

import type { ComponentProps } from "react";
import { SeaTable } from "./SeaTable";
import { WithVoice } from "./Voice";

/** The table with the sentences of its rules. */
export function SpokenSeaTable(props: ComponentProps<typeof SeaTable>) {
  return (
    <WithVoice>
      <SeaTable {...props} />
    </WithVoice>
  );
}
