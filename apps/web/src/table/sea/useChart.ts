"use client";

/** What every drawing of the sea shows: its spaces, its berths and the words on its edges. */
import { FINISH_BERTH, factWords, type Place, START_BERTH, turnOf } from "@stillwater/engine";
import { finishAwaitsStart } from "@stillwater/table/queries";
import { isCouncilStep, turnAfter } from "@stillwater/table/session";
import { lastLaid, slipping, waterOf } from "@stillwater/table/view-model";
import type { SeaCell } from "@stillwater/ui";
import { useTranslations } from "next-intl";
import type { ChartView } from "@/stage/chart";
import type { Stage } from "@/stage/useStage";
import { berthsOf, seaCellsOf } from "./board-model";
import { useRowLabels, useSpaceMarks, useSpaceWords } from "./useSeaWords";

/** The sea of a stage, computed once for whichever board draws it. */
export function useChart(stage: Stage, talking: boolean): ChartView {
  const { live, table, figures, nameOf, helm, cards, you } = stage;
  const t = useTranslations("table");
  const words = useSpaceWords();
  const marks = useSpaceMarks(table, nameOf);
  const rowLabels = useRowLabels();
  const { choice, answers } = helm.choosing;
  const last = lastLaid(live.log);
  const caption = useCaption(stage, talking);
  const water = waterOf({
    table,
    choice,
    answers,
    // A card on its way counts as laid already, so that nothing changes when it is confirmed.
    lastLaid: helm.arriving ?? (last === null ? null : table.rulebook.place(last.place)),
    looked: helm.looked,
  });
  const spaceFirst = you !== null && !helm.over && !talking && !helm.asked.bound;
  const starter = whoLaid(stage, START_BERTH);
  const finisher = whoLaid(stage, FINISH_BERTH);
  const latest = live.log.at(-1);
  const began = helm.asked.step === "act" ? 1 : 0;
  const turn = latest === undefined ? began : helm.over ? latest.turn : turnAfter(latest);
  return {
    water,
    cells: framed(seaCellsOf({ table, choice, answers, water, words, marks, cards, spaceFirst }), stage),
    rowLabels,
    berths: berthsOf(
      { table, choice, answers },
      {
        start: starter === undefined ? t("start") : t("startLaid", { name: starter }),
        finish:
          finisher !== undefined
            ? t("finishLaid", { name: finisher })
            : finishAwaitsStart(table)
              ? t("startMissing")
              : t("toGo", { count: figures.spacesToGo }),
      },
    ),
    captions: stage.frame?.captions ?? {
      top: caption,
      bottom:
        last === null
          ? t("turn", { turn })
          : t("lastLaid", { turn, name: nameOf(last.entry.seat), card: last.card }),
    },
  };
}

/** Applies a frame's options to the spaces, where the board is not a game's own table. */
function framed(cells: readonly SeaCell<Place>[], stage: Stage): readonly SeaCell<Place>[] {
  const { frame } = stage;
  const seen = thinking(slipping(standingBack(cells, frame?.receding === true), frame?.slips), stage);
  return frame?.everySpace === true ? seen.map((cell) => ({ ...cell, enabled: true })) : seen;
}

/** Adds the cards that could be laid to their spaces. */
function thinking(
  cells: readonly SeaCell<Place>[],
  { frame, table, cards }: Stage,
): readonly SeaCell<Place>[] {
  const thoughts = new Map(frame?.thoughts?.map((one) => [one.to, one]));
  if (thoughts.size === 0) return cells;
  return cells.map((cell) => {
    const thought = thoughts.get(cell.place);
    if (thought === undefined) return cell;
    const { card, word } = thought;
    const label = `${cell.label}, ${cards.name(table, card)}, ${word}`;
    return { ...cell, state: "picked", face: cards.face(table, card), note: word, enabled: false, label };
  });
}

/** Draws cards unrelated to the typed number fainter, so that its stretch of water stands out. */
function standingBack(cells: readonly SeaCell<Place>[], receding: boolean): readonly SeaCell<Place>[] {
  if (!receding) return cells;
  return cells.map((cell) =>
    cell.state === "laid" || cell.state === "lastLaid" ? { ...cell, state: "receding" } : cell,
  );
}

function useCaption({ helm, names, actor, table, you }: Stage, talking: boolean): string | undefined {
  const t = useTranslations("table");
  const { over, asked, mine } = helm;
  if (over || actor === null) return undefined;
  if (talking) return t("talk");
  if (asked.settling && asked.step === "give" && names.length > 1) return t("quietAgain");
  if (isCouncilStep(asked.step)) return t("council");
  if (!mine) return t("turnOf", { name: actor });
  // A person may also be asked in somebody else's turn.
  return turnOf(table)?.seat === you ? t("yourTurn") : t("asked");
}

/** The name of the player who laid the card on a berth. */
function whoLaid({ live, nameOf }: Stage, berth: string): string | undefined {
  const entry = live.log.find(({ facts }) => facts.some((fact) => factWords(fact)?.to === berth));
  return entry === undefined ? undefined : nameOf(entry.seat);
}
