"use client";

import { WithVoice } from "@/stage/Voice";
import { SpokenMountainTable } from "@/table/mountain/MountainTable";
import { useMountainCards } from "@/table/mountain/useMountainWords";
import { MountainView } from "./MountainView";
import { ReplayScreen } from "./ReplayScreen";
import type { ReplayOf } from "./source";

/** A climb from its deal to its end. */
export default function MountainReplay(props: ReplayOf) {
  const cards = useMountainCards();
  return (
    <WithVoice>
      <ReplayScreen {...props} cards={cards} View={MountainView} Game={SpokenMountainTable} />
    </WithVoice>
  );
}
