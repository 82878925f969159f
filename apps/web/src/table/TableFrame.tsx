"use client";

/** The table while a game runs, for a player or a spectator. Parts specific to one game are passed as props. */
import type { Seat } from "@stillwater/engine";
import { isFilling } from "@stillwater/table/act-builder";
import type { ReactNode } from "react";
import { onDemand } from "@/layout/late";
import { BoundHint } from "@/table/act-builder/BoundHint";
import { DiscardTile } from "@/table/act-builder/DiscardTile";
import { HandPanel } from "@/table/act-builder/HandPanel";
import { Crew } from "@/table/crew/Crew";
import { Toasts } from "@/table/frame/Toasts";
import { Announcer } from "@/table/log/Announcer";
import { KeptUntil } from "./KeptUntil";
import { TableSide, type TableSideParts } from "./TableSide";
import { useTableFrame } from "./useTableFrame";

const EndNotice = onDemand(() => import("./EndNotice").then((file) => file.EndNotice));

interface TableFrameProps extends TableSideParts {
  readonly title: string;
  readonly board: ReactNode;
  /** A message to the whole table in place of a verdict, such as the Start. */
  readonly speech: ReactNode;
  /** A quiet line over the hand. */
  readonly handHint?: string | undefined;
  /** What the game shows beside the crew: goals, a rack, a score. */
  readonly aside?: ReactNode;
  /** One line under the board on a phone. */
  readonly strip?: ReactNode;
  readonly badges?: ((seat: Seat) => ReactNode) | undefined;
  /** What decided a game that is not lost together. */
  readonly ending?: ReactNode;
}

export function TableFrame(props: TableFrameProps) {
  const { stage, handHint } = props;
  const { live, table, figures, names, you, helm } = stage;
  const { over, asked, choosing } = helm;
  const { choice } = choosing;
  const frame = useTableFrame(stage);
  const { bound, discarding, questions } = frame;
  const speech = over ? (
    <EndNotice live={live} table={table} figures={figures} fresh={frame.fresh}>
      {props.ending}
    </EndNotice>
  ) : (
    (props.speech ?? undefined)
  );
  const quiet = speech === undefined;
  return (
    <div
      className="table-grid scroll-mt-13"
      data-rev={live.rev}
      data-game={table.rulebook.game}
      data-tall={table.rulebook.game === "mountain" || props.strip !== undefined ? "" : undefined}
      data-row={table.rulebook.leads === null ? undefined : ""}
      data-choice={choice.at}
      data-talk={quiet ? undefined : over ? "end" : stage.within === true ? "below" : ""}
    >
      <Crew scene={stage.scene} title={props.title} badges={props.badges} aside={props.aside} />
      <div className="table-middle">
        <KeptUntil until={live.view.keptUntil} />
        {props.board}
        {props.strip === undefined ? null : <div className="table-strip xl:hidden">{props.strip}</div>}
        {you === null ? null : (
          <HandPanel
            ref={helm.hand}
            stage={stage}
            hint={handHint ?? (bound === null ? undefined : <BoundHint finding={bound} />)}
            tile={
              !quiet || asked.bound || isFilling(choice) ? undefined : (
                <DiscardTile {...discarding} shortcuts={stage.shortcuts} />
              )
            }
          />
        )}
      </div>
      <TableSide {...props} {...{ frame, speech }} />
      {questions.line}
      <Toasts toasts={helm.toasts} />
      {frame.firsts}
      <Announcer live={live} table={table} names={names} extra={helm.toasts.aloud} />
      {frame.ruleSheet}
    </div>
  );
}
