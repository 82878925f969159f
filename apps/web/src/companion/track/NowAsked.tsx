"use client";

/** The next input, under the board of a tracked table: keys, an answer to confirm, or a question about revealed cards. */
import { UNSEEN } from "@stillwater/engine";
import { drawnUpTo } from "@stillwater/table/position";
import { useTranslations } from "next-intl";
import { useEffect, useRef } from "react";
import { onDemand } from "@/layout/late";
import { AnswerField } from "../AnswerField";
import { StandInField } from "../StandInField";
import { TypeKeys } from "./TypeKeys";
import type { TableProps } from "./table-props";
import type { Tracked } from "./useTracked";
import { writingEight } from "./writing";

const Told = onDemand(() => import("./Told").then((file) => file.Told));
const Eight = onDemand(() => import("./Eight").then((file) => file.Eight));
const PutRight = onDemand(() => import("./PutRight").then((file) => file.PutRight));
const Over = onDemand(() => import("./Over").then((file) => file.Over));
const AlongKeys = onDemand(() => import("./AlongKeys").then((file) => file.AlongKeys));

interface NowAskedProps extends Pick<TableProps, "flat" | "onUndo" | "onOpen" | "onRule"> {
  readonly tracked: Tracked;
}

export function NowAsked({ tracked, flat, onUndo, onOpen, onRule }: NowAskedProps) {
  const { view, table, granted, phase, begun, stage, answered, along, slip, cards } = tracked;
  const { draft, write, record } = tracked;
  const t = useTranslations("track");
  const { names } = view;
  const field = useRef<HTMLButtonElement>(null);
  // An answer whose button replaces the pressed one takes the focus. A refusal leaves it on the board for another try.
  const focused = answered !== null && (begun.meant !== null || answered.verdict.allowed !== "no");
  useEffect(() => {
    if (focused) field.current?.focus({ preventScroll: true });
  }, [focused]);
  if (phase.at === "over") return <Over view={view} table={table} onOpen={onOpen} />;
  const asking = begun.asking || begun.came !== null;
  const question = phase.at === "told" ? phase.question : asking ? granted?.question : undefined;
  if (question !== undefined) return <Told {...{ tracked, question, onUndo, onOpen }} />;
  if (phase.at === "told") return null;
  if (phase.at === "eight")
    return (
      <Eight
        key={view.steps.length}
        {...{ table, nameOf: stage.nameOf, total: phase.total }}
        onSplit={(split) => void write(writingEight(split))}
        // Flat on the table, the device shows it beside the spare cards.
        onUndo={flat ? undefined : onUndo}
      />
    );
  if (begun.pointed !== null)
    return (
      <PutRight
        {...{ view, table, cards, place: begun.pointed }}
        onWrite={(content) => void write([content])}
        onClose={() => draft({})}
      />
    );
  if (answered !== null) {
    const { plan, act } = answered;
    return (
      <>
        <AnswerField
          {...{ table, names, field, onRule, onBack: tracked.back, ...answered }}
          drawTo={tracked.later ? null : drawnUpTo(table, act)}
          card={plan.card === UNSEEN ? "" : cards.name(table, plan.card)}
          press={{ text: t("finishTurn"), onPress: () => record(act) }}
          anyway={slip === null ? undefined : { text: t("recordSlip"), onPress: () => record(slip) }}
          along={along.ways.length === 0 ? null : <AlongKeys {...along} onTold={(way) => record(act, way)} />}
        />
        <StandInField {...{ stage, plan }} />
      </>
    );
  }
  return <TypeKeys {...{ tracked, flat, phase, onOpen, onUndo }} />;
}
