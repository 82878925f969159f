"use client";

/** The sea while a game runs: the open sea, with or without a Stormy Sea, and its variants. */
import { namedPiece, numberAt, type Seat, startTable, topOf } from "@stillwater/engine";
import { spendable } from "@stillwater/table/queries";
import dynamic from "next/dynamic";
import { useTranslations } from "next-intl";
import { type ReactNode, useCallback, useMemo, useState } from "react";
import { late, NothingShown } from "@/layout/late";
import { seaPartsOf } from "@/modules/sea-parts";
import { type GameProps, type Stage, useStage } from "@/stage/useStage";
import { TableFrame } from "@/table/TableFrame";
import { ReckoningPanel } from "@/table/verdict/ReckoningPanel";
import { SeaChart } from "./SeaChart";
import type { Offered } from "./StartTalk";
import { useSeaCards } from "./useSeaWords";

// What a table may come to show is fetched when it does; until it is there only its own place is empty, not the table.
const StartTalk = dynamic(() => late(() => import("./StartTalk").then((file) => file.StartTalk)), {
  loading: NothingShown,
});
const StartOffer = dynamic(() => late(() => import("./StartTalk").then((file) => file.StartOffer)), {
  loading: NothingShown,
});
const StormCouncil = dynamic(
  () => late(() => import("@/modules/storm-compass/StormCouncil").then((file) => file.StormCouncil)),
  { loading: NothingShown },
);
const StormList = dynamic(
  () => late(() => import("@/modules/storm-compass/StormList").then((file) => file.StormList)),
  {
    loading: NothingShown,
  },
);
const WildWheel = dynamic(() => late(() => import("@/modules/wild-cards/WildWheel")), {
  loading: NothingShown,
});
const BorderSteps = dynamic(
  () => late(() => import("@/modules/pyramid/Explorer").then((file) => file.BorderSteps)),
  {
    loading: NothingShown,
  },
);

export function SeaTable(props: GameProps) {
  const t = useTranslations("table");
  const eight = useTranslations("eight");
  const storm = useTranslations("storm");
  const cards = useSeaCards();
  const { rulebook } = props.table;
  const { Beside, Under, OfSeat, ends } = useMemo(() => seaPartsOf(rulebook), [rulebook]);
  const talk = rulebook.actOf.dial === undefined ? null : startTable(props.table);
  const stage = useStage(props, cards, talk !== null);
  const [turned, setTurned] = useState<Offered | null>(null);
  const { table, helm, scene, shown, you } = stage;
  const council = helm.asked.step === "storm";
  const board = <SeaChart stage={stage} talking={talk !== null} />;
  // What only the table itself changes is not drawn again with every card that is picked.
  const [aside, strip] = useMemo(
    () =>
      Beside === null
        ? [undefined, undefined]
        : [
            <Beside key="aside" scene={scene} look="bare" />,
            <Beside key="strip" scene={scene} look="strip" />,
          ],
    [Beside, scene],
  );
  const badges = useCallback(
    (seat: Seat) => (OfSeat === null ? null : <OfSeat table={table} seat={seat} />),
    [OfSeat, table],
  );
  return (
    <TableFrame
      stage={stage}
      title={t("title")}
      board={
        Under === null ? (
          board
        ) : (
          <>
            {board}
            <Under stage={stage} />
          </>
        )
      }
      aside={aside}
      strip={strip}
      badges={OfSeat === null ? undefined : badges}
      handHint={talk === null ? undefined : eight("onlyYou")}
      speech={
        council ? (
          <StormCouncil stage={stage} />
        ) : talk === null ? undefined : (
          <StartTalk stage={stage} talk={talk} turned={turned} onTurn={setTurned} />
        )
      }
      act={talk === null ? undefined : <StartOffer stage={stage} talk={talk} turned={turned} />}
      acting={council}
      idle={council && you !== null && spendable(table, you) === 0 ? storm("nothingToSpend") : undefined}
      detail={detailOf(stage)}
      ending={ends ? aside : undefined}
      reckoning={
        shown === null || shown.plan.type !== "lay" ? undefined : (
          <ReckoningPanel n={numberOf(stage)} verdict={shown.verdict} />
        )
      }
    />
  );
}

/** Further choices about what is aimed, or what happens before it is paid. */
function detailOf(stage: Stage): ReactNode {
  const { helm, shown, table } = stage;
  const { choice, around } = helm.choosing;
  if (choice.at === "tool" && choice.tool === "compass") return <StormList stage={stage} />;
  if (choice.at === "gift" && choice.gift === "give" && !helm.asked.settling)
    return <BorderSteps stage={stage} paying />;
  if (choice.at !== "aim" || shown === null || choice.plan.type !== "lay") return undefined;
  if (
    namedPiece(table.rulebook.pieceName(choice.plan.card))?.kind === "wild" &&
    topOf(table, choice.plan.to) === 0
  )
    return <WildWheel stage={stage} plan={choice.plan} />;
  return around.fit(choice.plan).later === true ? <BorderSteps stage={stage} paying={false} /> : undefined;
}

/** The number that is reckoned with: the card's own, or the one a Wild would stand for. */
function numberOf({ shown, table }: Stage): number {
  if (shown === null) return 0;
  const { card, numbers, to } = shown.plan;
  if (numbers[0] !== undefined) return numbers[0];
  const printed = namedPiece(table.rulebook.pieceName(card));
  if (printed?.kind === "island") return printed.number;
  const cost = shown.verdict.findings.find(({ clause }) => clause === "T.place.cost")?.with;
  return topOf(table, to) === 0 ? Number(cost?.card ?? 0) : numberAt(table, to);
}
