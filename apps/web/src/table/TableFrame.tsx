"use client";

/** The table while a game runs, for a player or a spectator. What belongs to one game comes in as parts. */
import type { Seat } from "@stillwater/engine";
import { isFilling } from "@stillwater/table/act-builder";
import dynamic from "next/dynamic";
import { type ReactNode, useState } from "react";
import { useFirsts } from "@/firsts/useFirsts";
import { late } from "@/layout/late";
import { useCues } from "@/stage/useCues";
import { useKeys } from "@/stage/useKeys";
import type { Stage } from "@/stage/useStage";
import { useVoice } from "@/stage/Voice";
import { useAbsence } from "@/table/absence/useAbsence";
import { useStanding } from "@/table/absence/useStanding";
import { ActionBar } from "@/table/act-builder/ActionBar";
import { Desk } from "@/table/act-builder/Desk";
import { DiscardTile } from "@/table/act-builder/DiscardTile";
import { HandPanel } from "@/table/act-builder/HandPanel";
import { ToolStrip } from "@/table/act-builder/ToolStrip";
import { useDiscard } from "@/table/act-builder/useDiscard";
import { Crew } from "@/table/crew/Crew";
import { Toasts } from "@/table/frame/Toasts";
import { useQuestions } from "@/table/frame/useQuestions";
import { Announcer } from "@/table/log/Announcer";
import { LogPanel } from "@/table/log/LogPanel";
import { useRuleSheet } from "@/table/verdict/useRuleSheet";
import { KeptUntil } from "./KeptUntil";

const AfterGame = dynamic(() => late(() => import("@/talk/AfterGame")), { ssr: false });
const Waiting = dynamic(() => late(() => import("@/table/absence/Waiting")), { ssr: false });
const EndNotice = dynamic(() => late(() => import("./EndNotice").then((file) => file.EndNotice)), {
  ssr: false,
});

interface TableFrameProps {
  readonly stage: Stage;
  readonly title: string;
  readonly board: ReactNode;
  /** What speaks to the whole table in place of a verdict, such as the Start. */
  readonly speech: ReactNode;
  /** The one button of what speaks, in place of the two. */
  readonly act?: ReactNode;
  /** What speaks asks for an act: the two buttons stay. */
  readonly acting?: boolean | undefined;
  /** What the second button says while nothing is chosen, where that is not what it always says. */
  readonly idle?: string | undefined;
  /** A quiet line over the hand. */
  readonly handHint?: string | undefined;
  /** What the game shows beside the crew: goals, a rack, a score. */
  readonly aside?: ReactNode;
  /** One line under the board on a phone. */
  readonly strip?: ReactNode;
  /** Further choices about the act that is aimed, such as the number of a Wild. */
  readonly detail?: ReactNode;
  readonly reckoning?: ReactNode;
  readonly badges?: ((seat: Seat) => ReactNode) | undefined;
  /** What decided a game that nobody loses together. */
  readonly ending?: ReactNode;
}

export function TableFrame(props: TableFrameProps) {
  const { stage, handHint } = props;
  const { live, table, figures, names, you, helm, shortcuts, shown } = stage;
  const voice = useVoice();
  const { over, asked, choosing } = helm;
  const { choice } = choosing;
  const [overBefore] = useState(over);
  const [openRule, ruleSheet] = useRuleSheet();
  const questions = useQuestions(stage);
  const [line, firsts] = useFirsts(stage);
  // What is asked is said first of all.
  const firstLine = stage.ask === undefined ? line : undefined;
  const { bound, ...discarding } = useDiscard(stage);
  const standing = useStanding(live.view);
  const absence = useAbsence(stage, standing);
  useCues(stage);
  useKeys(
    {
      pick: helm.pickByKey,
      discard: discarding.discard,
      back: helm.back,
      help: stage.onKeys,
      command: questions.ask,
      tool: (tool) => (asked.tools.includes(tool) ? helm.use(tool) : undefined),
    },
    shortcuts,
  );
  const speech = over ? (
    <EndNotice live={live} table={table} figures={figures} fresh={!overBefore}>
      {props.ending}
    </EndNotice>
  ) : (
    (props.speech ?? undefined)
  );
  const quiet = speech === undefined;
  const playing = you !== null && !over;
  return (
    <div
      className="table-grid"
      data-rev={live.rev}
      data-game={table.rulebook.game}
      data-tall={table.rulebook.game === "mountain" || props.strip !== undefined ? "" : undefined}
      data-row={table.rulebook.actOf.swap === undefined ? undefined : ""}
      data-choice={choice.at}
      data-talk={quiet ? undefined : ""}
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
            hint={handHint ?? (bound === null ? undefined : voice.findingText(bound))}
            tile={
              !quiet || asked.bound || isFilling(choice) ? undefined : (
                <DiscardTile {...discarding} shortcuts={shortcuts} />
              )
            }
          />
        )}
      </div>
      <div className="table-side">
        <Desk {...{ stage, speech, absence }} onRule={openRule} detail={props.detail} first={firstLine} />
        {!playing ? null : quiet || props.acting === true ? (
          stage.dock !== undefined && choice.at !== "aim" ? (
            stage.dock
          ) : (
            <ActionBar ref={helm.primary} stage={stage} canDiscard={discarding.may} idle={props.idle} />
          )
        ) : (
          (props.act ?? <div className="table-actions-room" />)
        )}
        {over && live.talk !== null ? (
          <div className="table-after">
            <AfterGame live={live} />
          </div>
        ) : null}
        {playing ? <ToolStrip stage={stage} /> : null}
        {over || live.view.waiting === null || live.view.seats.length < 2 ? null : (
          <Waiting stage={stage} standing={standing} />
        )}
        {shown === null || !quiet || props.reckoning === undefined ? null : (
          <div className="table-reckoning">{props.reckoning}</div>
        )}
        {stage.ask === undefined ? (
          <LogPanel scene={stage.scene} notes={helm.toasts.said}>
            {questions.buttons}
          </LogPanel>
        ) : null}
      </div>
      {questions.sheets}
      <Toasts toasts={helm.toasts} />
      {firsts}
      <Announcer live={live} table={table} names={names} extra={helm.toasts.aloud} />
      {ruleSheet}
    </div>
  );
}
