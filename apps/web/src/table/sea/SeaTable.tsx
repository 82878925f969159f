"use client";

/** The sea while a game runs: the open sea and its variants, with what their modules show. */
import { numberLaid, startTable } from "@stillwater/engine";
import dynamic from "next/dynamic";
import { useTranslations } from "next-intl";
import { useMemo, useState } from "react";
import { late, NothingShown } from "@/layout/late";
import { seaPartsOf } from "@/modules/sea-parts";
import { type GameProps, useStage } from "@/stage/useStage";
import { TableFrame } from "@/table/TableFrame";
import { useModuleParts } from "@/table/useModuleParts";
import { ReckoningPanel } from "@/table/verdict/ReckoningPanel";
import { SeaChart } from "./SeaChart";
import type { Offered } from "./StartTalk";
import { useBeside } from "./useBeside";
import { useSeaCards } from "./useSeaWords";

// Rarely shown parts are loaded when needed; until then only their own place is empty, not the table.
const StartTalk = dynamic(() => late(() => import("./StartTalk").then((file) => file.StartTalk)), {
  loading: NothingShown,
});
const StartOffer = dynamic(() => late(() => import("./StartTalk").then((file) => file.StartOffer)), {
  loading: NothingShown,
});
export function SeaTable(props: GameProps) {
  const t = useTranslations("table");
  const eight = useTranslations("eight");
  const cards = useSeaCards();
  const { rulebook } = props.table;
  const parts = useMemo(() => seaPartsOf(rulebook), [rulebook]);
  const talk = rulebook.actOf.dial === undefined ? null : startTable(props.table);
  const stage = useStage(props, cards, talk !== null);
  const [turned, setTurned] = useState<Offered | null>(null);
  const { scene, shown } = stage;
  const { speech, ...ofModules } = useModuleParts(parts, stage);
  const beside = useBeside(parts, scene);
  return (
    <TableFrame
      stage={stage}
      title={t("title")}
      board={
        <>
          <SeaChart stage={stage} talking={talk !== null} />
          {parts.map(({ of, Under }) => (Under === null ? null : <Under key={of} stage={stage} />))}
        </>
      }
      {...beside}
      {...ofModules}
      handHint={talk === null ? undefined : eight("onlyYou")}
      speech={
        ofModules.acting ? (
          speech
        ) : talk === null ? undefined : (
          <StartTalk stage={stage} talk={talk} turned={turned} onTurn={setTurned} />
        )
      }
      act={talk === null ? undefined : <StartOffer stage={stage} talk={talk} turned={turned} />}
      reckoning={
        shown === null || shown.plan.type !== "lay" ? undefined : (
          <ReckoningPanel n={numberLaid(stage.table, shown.plan)} verdict={shown.verdict} />
        )
      }
    />
  );
}
