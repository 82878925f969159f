"use client";

/** The content around the board of a replay: the crew's talk, the captain's log, questions, marks, results and files. */
import { useDeferredValue } from "react";
import { onDemand } from "@/layout/late";
import type { Cards } from "@/stage/cards";
import { TalkPanel } from "@/talk/TalkPanel";
import { Asking } from "./Asking";
import { DealResults } from "./DealResults";
import { Export } from "./Export";
import { Moments } from "./Moments";
import type { ReplayOf } from "./source";
import { TideTable } from "./TideTable";
import type { Replay } from "./useReplay";

// It reveals every card of the game, so it is loaded only where a game is over.
const CaptainsLog = onDemand(() => import("@/analysis/CaptainsLog").then(({ CaptainsLog }) => CaptainsLog));

interface RemarksProps extends ReplayOf {
  readonly cards: Cards;
  readonly replay: Replay;
}

const COLUMN = "grid min-w-0 grid-cols-1 content-start gap-4.5";

export function Remarks({ course: played, source, cards, replay }: RemarksProps) {
  const { moment, names, crew, walk, onStep, ending } = replay;
  const { course, log, open, marks, levels, trying } = moment;
  // Deferred: the board and the slider respond to a step at once, and the text beside them follows.
  const said = useDeferredValue(moment.game);
  const step = useDeferredValue(walk.step);
  if (said === null) return null;
  const captain =
    ending === null || levels === null ? null : (
      <CaptainsLog
        {...{ course: played, names }}
        online={source.kind === "online" ? source : null}
        onStep={replay.onPlayed}
        onLine={replay.onLine}
      />
    );
  const talk = crew === null ? null : <TalkPanel {...crew} />;
  const beside = captain === null && talk === null ? "" : "lg:grid-cols-2";
  // Two columns that grow independently: the text gets longer while the game is analysed.
  return (
    <div
      className={`${COLUMN} lg:col-span-full lg:gap-x-8 ${beside} ${trying ? "" : "xl:col-1 xl:row-1 xl:grid-cols-1"}`}
    >
      {beside === "" ? null : (
        <div className={COLUMN}>
          {talk}
          {captain}
        </div>
      )}
      <div className={COLUMN}>
        <Asking {...{ names, table: said.table, figures: said.figures, log: said.live.log, quiet: trying }} />
        <Moments {...{ marks, log, names, onStep, step }} table={course.tables[step] ?? said.table} />
        {levels === null ? null : <TideTable {...{ log, names, cards, levels }} />}
        <Export
          {...{ course, names, title: replay.lineEnd ?? replay.title, log: open, line: walk.line !== null }}
        />
        {/* Last, since it comes when the server answers: a file must not move from under a press. */}
        <DealResults course={played} source={source} />
      </div>
    </div>
  );
}
