"use client";

/** The open sea in a storm: fog and rocks across rows, and rows to choose from. */
import { namedPlace, type Place, type Rulebook, topOf } from "@stillwater/engine";
import type { SeaRowMark } from "@stillwater/ui";
import { MonsterMark, RocksBadge, RowTargets, StormBadge, WildMark } from "@stillwater/ui/stormy";
import { useTranslations } from "next-intl";
import { stormsOf } from "@/modules/storm-compass/storms";
import { descriptionOf } from "../table/description";
import type { Stage } from "../table/useStage";
import { Chart } from "./Chart";

/** The row that a place lies beside, from 1; 0 for any other place. */
function rowBeside(rulebook: Rulebook, place: Place): number {
  const named = namedPlace(rulebook.placeName(place));
  return named?.kind === "row" ? named.number : 0;
}

export default function StormyChart({
  stage,
  talking,
}: {
  readonly stage: Stage;
  readonly talking: boolean;
}) {
  const t = useTranslations("storm");
  const { table, helm } = stage;
  const { choice, answers } = helm.choosing;
  const { rulebook } = table;
  const rowAt = (place: Place): number => rowBeside(rulebook, place);
  const aim = choice.at === "aim" && choice.by === "tool" ? choice.plan : null;
  const tool = choice.at === "tool" ? choice.tool : aim?.type;
  const coming = aim === null ? 0 : rowAt(aim.to);
  const lies = descriptionOf(table).rocks ?? 0;
  const moving = tool === "rocks" && coming > 0;
  const marks: readonly SeaRowMark[] = [
    ...stormsOf(table).flatMap(({ row }): SeaRowMark[] =>
      row === null ? [] : [{ row, kind: "fog", badge: <StormBadge storm="purple" /> }],
    ),
    ...(lies === 0
      ? []
      : [
          {
            row: lies,
            kind: "rocks" as const,
            badge: <RocksBadge />,
            ...(moving ? { state: "leaving" as const } : {}),
          },
        ]),
    // Rocks that would stay where they are come from nowhere.
    ...(coming === 0 || (moving && coming === lies)
      ? []
      : [
          {
            row: coming,
            kind: tool === "fog" ? ("fog" as const) : ("rocks" as const),
            state: "coming" as const,
          },
        ]),
  ];
  const doomed = choice.at === "aim" && choice.plan.type === "monster" ? choice.plan.to : 0;
  const badge = (place: Place) => {
    if (place === doomed) return <MonsterMark />;
    return rulebook.pieceName(topOf(table, place)) === "wild" ? <WildMark /> : undefined;
  };
  const choosingRow = tool === "rocks" || tool === "fog";
  const overlay =
    !choosingRow || answers === null || helm.over ? undefined : (
      <RowTargets<Place>
        ref={helm.rows}
        label={t(tool === "fog" ? "rowForFog" : "rowForRocks")}
        onRow={helm.pressSpace}
        rows={[...answers].map(([place, { verdict }]) => {
          const row = rowAt(place);
          const open = (rulebook.rows[row - 1] ?? []).filter((cell) => topOf(table, cell) === 0).length;
          const fits = verdict.allowed !== "no";
          const state = row === coming ? "picked" : fits ? "open" : "closed";
          return { row, place, state, label: t("rowTarget", { row, open }) } as const;
        })}
      />
    );
  return <Chart stage={stage} talking={talking} badge={badge} marks={{ rowMarks: marks, overlay }} />;
}
