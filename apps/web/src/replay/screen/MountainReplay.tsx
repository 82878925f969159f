"use client";

import type { MountainOptions } from "@stillwater/engine";
import { mountainAlone } from "@stillwater/engine/in-part/alone";
import { useEffect } from "react";
import { fetched, onDemand, whenIdle } from "@/layout/late";
import { WithVoice } from "@/stage/Voice";
import { ascentPartsOf } from "@/table/mountain/goals";
import { useMountainCards } from "@/table/mountain/useMountainWords";
import { MountainView } from "./MountainView";
import { ReplayScreen } from "./ReplayScreen";
import { composing } from "./rules";
import type { ReplayOf } from "./source";

// Needed only for another line, after a press.
const load = () => import("@/table/mountain/MountainTable");
const MountainTable = onDemand(() => load().then((file) => file.SpokenMountainTable));

export const composeMountain = composing({
  is: (options): options is MountainOptions => options.game === "mountain",
  alone: mountainAlone,
  whole: async () => (await fetched(() => import("@stillwater/engine/in-part/mountain"))).anyMountain,
});

/** A climb from its deal to its end. */
export default function MountainReplay(props: ReplayOf) {
  const cards = useMountainCards();
  useEffect(() => {
    // A file that fails to load now is requested again where it is shown.
    whenIdle(load).catch(() => undefined);
  }, []);
  return (
    <WithVoice>
      <ReplayScreen
        {...props}
        cards={cards}
        View={MountainView}
        Game={MountainTable}
        partsOf={ascentPartsOf}
      />
    </WithVoice>
  );
}
