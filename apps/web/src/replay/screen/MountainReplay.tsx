"use client";

import dynamic from "next/dynamic";
import { useEffect } from "react";
import { late, whenIdle } from "@/layout/late";
import { WithVoice } from "@/stage/Voice";
import { useMountainCards } from "@/table/mountain/useMountainWords";
import { MountainView } from "./MountainView";
import { ReplayScreen } from "./ReplayScreen";
import type { ReplayOf } from "./source";

// Only for another line, which is a press away.
const load = () => import("@/table/mountain/MountainTable");
const MountainTable = dynamic(() => late(() => load().then((file) => file.SpokenMountainTable)), {
  ssr: false,
});

/** A climb from its deal to its end. */
export default function MountainReplay(props: ReplayOf) {
  const cards = useMountainCards();
  useEffect(() => {
    // What does not come now is fetched where it is shown.
    whenIdle(load).catch(() => undefined);
  }, []);
  return (
    <WithVoice>
      <ReplayScreen {...props} cards={cards} View={MountainView} Game={MountainTable} />
    </WithVoice>
  );
}
