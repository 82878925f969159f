"use client";

import { WithVoice } from "@/stage/Voice";
import { SpokenSeaTable } from "@/table/sea/SpokenSeaTable";
import { useSeaCards } from "@/table/sea/useSeaWords";
import { ReplayScreen } from "./ReplayScreen";
import { SeaView } from "./SeaView";
import type { ReplayOf } from "./source";

/** A game of the sea from its deal to its end. */
export default function SeaReplay(props: ReplayOf) {
  const cards = useSeaCards();
  return (
    <WithVoice>
      <ReplayScreen {...props} cards={cards} View={SeaView} Game={SpokenSeaTable} />
    </WithVoice>
  );
}
