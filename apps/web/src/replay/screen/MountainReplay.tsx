"use client";

import { SpokenMountainTable } from "@/play/mountain/MountainTable";
import { useMountainCards } from "@/play/mountain/useMountainWords";
import { WithVoice } from "@/play/words/Voice";
import { MountainView } from "./MountainView";
import { type ReplayOf, ReplayScreen } from "./ReplayScreen";

/** A climb from its deal to its end. */
export default function MountainReplay(props: ReplayOf) {
  const cards = useMountainCards();
  return (
    <WithVoice>
      <ReplayScreen {...props} cards={cards} View={MountainView} Game={SpokenMountainTable} />
    </WithVoice>
  );
}
