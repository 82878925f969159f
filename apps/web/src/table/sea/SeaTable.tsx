"use client";

/** The sea while a game runs: the open sea and its variants, with what their modules show. */
import { namedPiece, numberAt, type Seat, startTable, topOf } from "@stillwater/engine";
import dynamic from "next/dynamic";
import { useTranslations } from "next-intl";
import { useCallback, useMemo, useState } from "react";
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
export function SeaTable(props: GameProps) {
  const t = useTranslations("table");
  const eight = useTranslations("eight");
  const cards = useSeaCards();
  const { rulebook } = props.table;
  const { Beside, Under, OfSeat, detail, together, ends } = useMemo(() => seaPartsOf(rulebook), [rulebook]);
  const talk = rulebook.actOf.dial === undefined ? null : startTable(props.table);
  const stage = useStage(props, cards, talk !== null);
  const [turned, setTurned] = useState<Offered | null>(null);
  const { table, scene, shown } = stage;
  const council = together(stage);
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
        council !== null ? (
          council.speech
        ) : talk === null ? undefined : (
          <StartTalk stage={stage} talk={talk} turned={turned} onTurn={setTurned} />
        )
      }
      act={talk === null ? undefined : <StartOffer stage={stage} talk={talk} turned={turned} />}
      acting={council !== null}
      idle={council?.idle == null ? undefined : t(council.idle)}
      detail={detail(stage)}
      ending={ends ? aside : undefined}
      reckoning={
        shown === null || shown.plan.type !== "lay" ? undefined : (
          <ReckoningPanel n={numberOf(stage)} verdict={shown.verdict} />
        )
      }
    />
  );
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
