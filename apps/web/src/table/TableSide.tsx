"use client";

/** The panel beside the board: messages, the buttons, the wait for others, and the log. */
import type { ReactNode } from "react";
import { onDemand } from "@/layout/late";
import type { Stage } from "@/stage/useStage";
import { ActionBar } from "@/table/act-builder/ActionBar";
import { Desk } from "@/table/act-builder/Desk";
import { ToolStrip } from "@/table/act-builder/ToolStrip";
import { LogPanel } from "@/table/log/LogPanel";
import type { useTableFrame } from "./useTableFrame";

const AfterGame = onDemand(() => import("@/talk/AfterGame"));
const Waiting = onDemand(() => import("@/table/absence/Waiting"));

/** The parts that a game adds beside its board. */
export interface TableSideParts {
  readonly stage: Stage;
  /** The one button of a message, in place of the usual two. */
  readonly act?: ReactNode;
  /** The message asks for an act, so the two buttons stay. */
  readonly acting?: boolean | undefined;
  /** The second button's label while nothing is chosen, where it differs from the default. */
  readonly idle?: string | undefined;
  /** Further choices about the aimed act, such as the number of a Wild. */
  readonly detail?: ReactNode;
  readonly reckoning?: ReactNode;
}

interface TableSideProps extends TableSideParts {
  readonly frame: ReturnType<typeof useTableFrame>;
  /** A message in place of a verdict; undefined for none. */
  readonly speech: ReactNode;
}

export function TableSide({ stage, frame, speech, ...parts }: TableSideProps) {
  const { live, you, helm, shown } = stage;
  const { over } = helm;
  const { discarding, questions, standing, waited } = frame;
  const quiet = speech === undefined;
  const playing = you !== null && !over;
  return (
    <div className="table-side">
      <Desk
        {...{ stage, speech, absence: frame.absence, detail: parts.detail, first: frame.firstLine }}
        onRule={frame.openRule}
      />
      {!playing ? null : quiet || parts.acting === true ? (
        stage.dock !== undefined && helm.choosing.choice.at !== "aim" ? (
          stage.dock
        ) : (
          <ActionBar ref={helm.primary} stage={stage} canDiscard={discarding.may} idle={parts.idle} />
        )
      ) : (
        (parts.act ?? <div className="max-md:order-3 max-md:min-h-[68px]" />)
      )}
      {over && live.talk !== null ? (
        <div className="order-3 lying:order-1">
          <AfterGame live={live} />
        </div>
      ) : null}
      {playing ? <ToolStrip stage={stage} /> : null}
      {over || live.view.waiting === null || live.view.seats.length < 2 || !waited.ever ? null : (
        <Waiting stage={stage} standing={standing} isNew={!waited.first} />
      )}
      {shown === null || !quiet || parts.reckoning === undefined ? null : (
        <div className="hidden md:block md:w-64 md:max-w-full md:justify-self-center tablet:order-6 lying:hidden xl:order-4">
          {parts.reckoning}
        </div>
      )}
      {questions.advised}
      {stage.ask === undefined ? (
        <LogPanel scene={stage.scene} notes={helm.toasts.said}>
          {questions.buttons}
        </LogPanel>
      ) : null}
    </div>
  );
}
