"use client";

/** The mountain while a game runs. */
import { useTranslations } from "next-intl";
import { useMemo } from "react";
import { type GameProps, type Stage, useStage } from "@/stage/useStage";
import { WithVoice } from "@/stage/Voice";
import { TableFrame } from "@/table/TableFrame";
import { useModuleParts } from "@/table/useModuleParts";
import { ReckoningPanel } from "@/table/verdict/ReckoningPanel";
import { ascentPartsOf, wayOf } from "./goals";
import { printedOn } from "./printed";
import { Slope } from "./Slope";
import { useMountainCards } from "./useMountainWords";
import { WayUp } from "./WayUp";

/** The mountain with the sentences of its rules. */
export function SpokenMountainTable(props: GameProps) {
  return (
    <WithVoice>
      <MountainTable {...props} />
    </WithVoice>
  );
}

export function MountainTable(props: GameProps) {
  const t = useTranslations("table");
  const cards = useMountainCards();
  const stage = useStage(props, cards, false);
  // Memoised by the table: picking a card does not render these again.
  const [way, aside, strip] = useMemo(() => {
    const way = wayOf(props.table);
    return [
      way,
      <WayUp key="aside" way={way} look="column" />,
      // A plain climb has nothing to show there beyond what the Summit already says.
      way.goals.length === 0 && way.beside.length === 0 && way.ropes === null ? undefined : (
        <WayUp key="strip" way={way} look="figures" />
      ),
    ];
  }, [props.table]);
  const { rulebook } = props.table;
  const parts = useMemo(() => ascentPartsOf({ rulebook }), [rulebook]);
  const ofModules = useModuleParts(parts, stage);
  const { shown } = stage;
  return (
    <TableFrame
      stage={stage}
      title={t("titleMountain")}
      board={<Slope stage={stage} way={way} />}
      {...ofModules}
      aside={aside}
      strip={strip}
      reckoning={shown === null ? undefined : <ReckoningPanel n={numberOf(stage)} verdict={shown.verdict} />}
    />
  );
}

/** The number to calculate with; 0 for a card without one. */
function numberOf({ shown, table }: Stage): number {
  const printed = shown === null ? null : printedOn(table.rulebook, shown.plan.card);
  return printed?.kind === "ascent" ? printed.n : 0;
}
