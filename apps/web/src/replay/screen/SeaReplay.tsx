"use client";

import type { SeaOptions, Table } from "@stillwater/engine";
import { seaAlone } from "@stillwater/engine/in-part/alone";
import { useEffect } from "react";
import { fetched, onDemand, whenIdle } from "@/layout/late";
import { seaPartsOf } from "@/modules/sea-parts";
import { WithVoice } from "@/stage/Voice";
import { useSeaCards } from "@/table/sea/useSeaWords";
import { ReplayScreen } from "./ReplayScreen";
import { composing } from "./rules";
import { SeaView } from "./SeaView";
import type { ReplayOf } from "./source";

// Needed only for another line, after a press.
const load = () => import("@/table/sea/SpokenSeaTable");
const SeaTable = onDemand(() => load().then((file) => file.SpokenSeaTable));

export const composeSea = composing({
  is: (options): options is SeaOptions => options.game === "sea",
  alone: seaAlone,
  whole: async () => (await fetched(() => import("@stillwater/engine/in-part/sea"))).anySea,
});

const partsOf = ({ rulebook }: Pick<Table, "rulebook">) => seaPartsOf(rulebook);

/** A game at sea from its deal to its end. */
export default function SeaReplay(props: ReplayOf) {
  const cards = useSeaCards();
  useEffect(() => {
    // A file that fails to load now is requested again where it is shown.
    whenIdle(load).catch(() => undefined);
  }, []);
  return (
    <WithVoice>
      <ReplayScreen {...props} cards={cards} View={SeaView} Game={SeaTable} partsOf={partsOf} />
    </WithVoice>
  );
}
