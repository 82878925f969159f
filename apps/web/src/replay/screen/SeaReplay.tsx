"use client";

import { SpokenSeaTable } from "@/play/sea/SpokenSeaTable";
import { useSeaCards } from "@/play/sea/useSeaWords";
import { WithVoice } from "@/play/words/Voice";
import { type ReplayOf, ReplayScreen } from "./ReplayScreen";
import { SeaView } from "./SeaView";

/** A game of the sea from its deal to its end. */
export default function SeaReplay(props: ReplayOf) {
  const cards = useSeaCards();
  return (
    <WithVoice>
      <ReplayScreen {...props} cards={cards} View={SeaView} Game={SpokenSeaTable} />
    </WithVoice>
  );
}
