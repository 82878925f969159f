"use client";

/** The table as it stands, with whatever is asked for next under it. */
import dynamic from "next/dynamic";
import { useTranslations } from "next-intl";
import { useImperativeHandle } from "react";
import { late } from "@/layout/late";
import { CompanionBoard } from "@/table/CompanionBoard";
import { CompanionHeader } from "../CompanionHeader";
import { NowAsked } from "./NowAsked";
import { Signs } from "./Signs";
import type { TableProps } from "./table-props";
import { useCrewing } from "./useCrewing";
import { useTracked } from "./useTracked";

const Flat = dynamic(() => late(() => import("./Flat").then((file) => file.Flat)), { ssr: false });
const CrewSheet = dynamic(() => late(() => import("./CrewSheet")), { ssr: false });
const Situation = dynamic(() => late(() => import("./Situation").then((file) => file.Situation)), {
  ssr: false,
});

export function TrackedTable(props: TableProps) {
  const { onOpen } = props;
  const t = useTranslations("track");
  const tracked = useTracked(props);
  const { view, table, phase, seat, begun, stage, granted, answered } = tracked;
  const { rulebook } = table;
  const { names } = view;
  const last = view.steps.at(-1);
  const playing = useCrewing(props, tracked);
  useImperativeHandle(props.ref, () => ({
    settle: async () => void (granted === undefined ? null : await tracked.write([])),
    line: tracked.line.open,
    stuck: tracked.stuck,
    crew: playing.open,
  }));
  const asking = begun.asking || begun.came !== null;
  const data = {
    "data-game": rulebook.game,
    "data-phase": answered !== null ? "answer" : asking ? "told" : phase.at,
    "data-rev": view.steps.length,
    "data-turn": view.turn,
    "data-entries": view.history.length,
  };
  const asked = <NowAsked tracked={tracked} onUndo={props.onUndo} onOpen={onOpen} onRule={props.onRule} />;
  const board = <CompanionBoard stage={stage} />;
  const lines = (
    <Situation
      {...{ view, table, seat }}
      slips={tracked.slips.size}
      onLift={phase.at === "over" || phase.at === "told" ? undefined : tracked.did}
    />
  );
  const under = (
    <>
      <p className="sr-only" role="status">
        {last === undefined ? "" : t("saved", { turn: last.turn })}
      </p>
      {tracked.confirming}
      {tracked.line.shown}
      {playing.seat === null ? null : (
        <CrewSheet
          {...{ tracked, id: props.id, seat: playing.seat, crew: props.crew, onCrew: props.onCrew }}
          onClose={playing.close}
        />
      )}
    </>
  );
  if (props.flat)
    return (
      <div {...data}>
        <Flat
          {...{ table, names, board, lines, seat, figures: stage.figures, onUndo: props.onUndo }}
          playing={phase.at !== "over"}
          onLeave={() => props.onFlat(false)}
        >
          {asked}
        </Flat>
        {under}
      </div>
    );
  return (
    <div className="companion" {...data}>
      <CompanionHeader
        mountain={rulebook.game === "mountain"}
        line={phase.at === "over" ? t("over") : t("line", { name: names[seat] ?? "" })}
        {...(rulebook.actOf.swap === undefined ? { spare: stage.figures } : {})}
        signs={<Signs table={table} />}
        onMenu={() => onOpen("menu")}
      />
      <div className="companion-board">
        {board}
        {lines}
      </div>
      <div className="companion-lower" inert={props.blocked}>
        {asked}
      </div>
      {under}
    </div>
  );
}
