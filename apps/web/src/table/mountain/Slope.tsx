"use client";

/** The mountain with everything on it that is picked, lit, priced or refused. */
import { type Place, topOf } from "@stillwater/engine";
import { lastLaid, slipping } from "@stillwater/table/view-model";
import { MountainBoard, type MountainCell } from "@stillwater/ui/mountain";
import { useTranslations } from "next-intl";
import { useSequenceKeys } from "@/preferences/useSequenceKeys";
import { useSpareGauge } from "@/stage/useSpareGauge";
import type { Stage } from "@/stage/useStage";
import type { MountainWay } from "./goals";
import { ghostOfCard, slopeCellsOf, summitOf } from "./slope-model";
import { usePlaceWords } from "./useMountainWords";

export function Slope({ stage, way }: { readonly stage: Stage; readonly way: MountainWay }) {
  const { live, table, helm, cards, you } = stage;
  const steps = useSequenceKeys(stage.shortcuts);
  const t = useTranslations("table");
  const slope = useTranslations("slope");
  const words = usePlaceWords();
  const gauge = useSpareGauge(stage);
  const { choice, answers } = helm.choosing;
  const last = lastLaid(live.log);
  const lies = helm.arriving ?? (last === null ? null : table.rulebook.place(last.place));
  const open = slope("open", { count: way.open });
  const bridges = way.bridges === 0 ? "" : slope("bridges", { count: way.bridges });
  const summit = [open, bridges].filter((part) => part !== "").join(", ");
  const rows = table.rulebook.rows.map((row, index) => {
    const placed = row.filter((place) => topOf(table, place) !== 0).length;
    return slope(index === 0 ? "rowBottom" : "row", { row: index + 1, placed, total: row.length });
  });
  const drawn = slopeCellsOf({
    ...{ table, choice, answers, cards, words, say: slope },
    lastLaid: lies,
    looked: helm.looked,
    spaceFirst: you !== null && !helm.over && !helm.asked.bound,
  });
  const laid = slipping(drawn, stage.frame?.slips);
  const cells = thinking(
    stage.frame?.everySpace === true ? laid.map((cell) => ({ ...cell, enabled: true })) : laid,
    stage,
  );
  return (
    <section className="table-board" aria-label={t("board")} id="board" tabIndex={-1}>
      <MountainBoard<Place>
        ref={helm.board}
        label={t("board")}
        cells={cells}
        rowLabels={rows}
        summit={summitOf({ table, choice, answers }, summit, `${slope("summit")}, ${summit}`)}
        trails={way.trails.slice(0, TRAILS)}
        gauge={gauge}
        targetKeys={steps}
        onCell={helm.pressSpace}
        onFocusCell={helm.look}
      />
    </section>
  );
}

/** More trails than this cannot be told apart. */
const TRAILS = 3;

/** Adds the cards that could be laid to their places. */
function thinking(
  cells: readonly MountainCell<Place>[],
  { frame, table, cards }: Stage,
): readonly MountainCell<Place>[] {
  const thoughts = new Map(frame?.thoughts?.map((one) => [one.to, one]));
  if (thoughts.size === 0) return cells;
  return cells.map((cell) => {
    const thought = thoughts.get(cell.place);
    const ghost = thought === undefined ? null : ghostOfCard(table, thought.card);
    if (thought === undefined || ghost === null) return cell;
    const label = `${cell.label}, ${cards.name(table, thought.card)}, ${thought.word}`;
    return { ...cell, state: "picked", ghost, note: thought.word, enabled: false, label };
  });
}
