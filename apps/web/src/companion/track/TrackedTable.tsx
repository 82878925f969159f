"use client";

/** The table as it stands, with the next input below it. */
import { useTranslations } from "next-intl";
import { useImperativeHandle } from "react";
import { onDemand } from "@/layout/late";
import { CompanionBoard } from "@/table/CompanionBoard";
import { BesideCards } from "../BesideCards";
import { NowAsked } from "./NowAsked";
import { trackedPlayers } from "./players";
import { Signs } from "./Signs";
import type { TableProps } from "./table-props";
import { useCrewing } from "./useCrewing";
import { useFirstLine } from "./useFirstLine";
import { useMenuAfter } from "./useMenuAfter";
import { useTracked } from "./useTracked";

const Flat = onDemand(() => import("./Flat").then((file) => file.Flat));
const CrewSheet = onDemand(() => import("./CrewSheet"));
const Situation = onDemand(() => import("./Situation").then((file) => file.Situation));

export function TrackedTable(props: TableProps) {
  const { flat, onOpen, onUndo, onRule } = props;
  const t = useTranslations("track");
  const tracked = useTracked(props);
  const { view, table, phase, seat, begun, stage, granted, answered } = tracked;
  const { rulebook } = table;
  const last = view.steps.at(-1);
  const playing = useCrewing(props, tracked);
  useImperativeHandle(props.ref, () => ({
    settle: async () => void (granted === undefined ? null : await tracked.write([])),
    line: tracked.line.open,
    stuck: tracked.stuck,
    crew: playing.open,
  }));
  const asking = begun.asking || begun.came !== null;
  const now = answered !== null ? "answer" : asking ? "told" : phase.at;
  useFirstLine(`${now} ${view.history.length}`);
  const data = {
    "data-rev": view.steps.length,
    "data-turn": view.turn,
    "data-entries": view.history.length,
  };
  const menu = useMenuAfter(flat || props.blocked);
  const asked = <NowAsked {...{ tracked, flat, onUndo, onOpen, onRule }} />;
  const lines = (
    <Situation
      {...{ view, table, seat, nameOf: stage.nameOf, flat }}
      slips={tracked.slips.size}
      onDone={phase.at === "over" || phase.at === "told" ? undefined : tracked.did}
    />
  );
  const under = (
    <>
      <p className="unseen" role="status">
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
  if (flat)
    return (
      <div data-game={rulebook.game} data-phase={now} {...data}>
        <Flat
          {...{ table, lines, seat, nameOf: stage.nameOf, figures: stage.figures, onUndo }}
          board={<CompanionBoard stage={stage} />}
          playing={phase.at !== "over"}
          onLeave={() => props.onFlat(false)}
        >
          {asked}
        </Flat>
        {under}
      </div>
    );
  return (
    <BesideCards
      {...{ stage, phase: now, lines, asked, blocked: props.blocked, ...data }}
      header={{
        players: trackedPlayers(table, {
          ...{ nameOf: stage.nameOf, crew: props.crew },
          turn: phase.at === "over" ? null : seat,
        }),
        line: phase.at === "over" ? t("over") : t("line", { name: stage.nameOf(seat) }),
        spare: rulebook.leads === null ? stage.figures : undefined,
        signs: <Signs table={table} />,
        ...{ menu, onMenu: () => onOpen("menu") },
      }}
    >
      {under}
    </BesideCards>
  );
}
