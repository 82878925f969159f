"use client";

/** The table while a game runs, for a player or a spectator. What belongs to one game comes in as parts. */
import type { ClauseId, Seat } from "@stillwater/engine";
import { isFilling } from "@stillwater/table/act-builder";
import { startBinds } from "@stillwater/table/queries";
import { Button, Icon } from "@stillwater/ui";
import dynamic from "next/dynamic";
import { useTranslations } from "next-intl";
import { type ReactNode, useMemo, useRef, useState } from "react";
import { EarlyLine } from "@/command-palette/EarlyLine";
import { FirstLine } from "@/firsts/FirstLine";
import { late, Unseen } from "@/layout/late";
import { useSetting } from "@/preferences/store";
import { useCues } from "@/stage/useCues";
import { useKeys } from "@/stage/useKeys";
import type { Stage } from "@/stage/useStage";
import { useVoice } from "@/stage/Voice";
import { useAbsence } from "@/table/absence/useAbsence";
import { useStanding } from "@/table/absence/useStanding";
import { ActionBar } from "@/table/act-builder/ActionBar";
import { Desk } from "@/table/act-builder/Desk";
import { HandPanel } from "@/table/act-builder/HandPanel";
import { ToolStrip } from "@/table/act-builder/ToolStrip";
import { Crew } from "@/table/crew/Crew";
import { Toasts } from "@/table/frame/Toasts";
import { Announcer } from "@/table/log/Announcer";
import { LogPanel } from "@/table/log/LogPanel";
import { KeptUntil } from "./KeptUntil";

const Firsts = dynamic(() => late(() => import("@/firsts/Firsts"), Unseen), { ssr: false });
const FirstsSheet = dynamic(() => late(() => import("@/firsts/FirstsSheet")), { ssr: false });
const TableCommand = dynamic(() => late(() => import("@/command-palette/TableCommand")), {
  ssr: false,
  loading: EarlyLine,
});
const RuleSheet = dynamic(() => late(() => import("@/table/verdict/RuleSheet")), { ssr: false });
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
  const { live, table, figures, names, you, helm, shortcuts, shown, advice } = stage;
  const t = useTranslations("table");
  const voice = useVoice();
  const { choosing, over, asked } = helm;
  const { choice, around } = choosing;
  const [overBefore] = useState(over);
  const [rule, setRule] = useState<ClauseId | null>(null);
  const [keys] = useSetting("keys");
  const standing = useStanding(live.view);
  const absence = useAbsence(stage, standing);
  const [commanding, setCommanding] = useState(false);
  const [first, setFirst] = useState<string | null>(null);
  const [reading, setReading] = useState(false);
  const [advising, setAdvising] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  const { mine } = helm;
  const line = useMemo(
    () => (
      <>
        <Button
          ref={opener}
          variant="text"
          aria-expanded={commanding}
          onClick={() => setCommanding(!commanding)}
          {...(shortcuts ? { shortcut: keys.command } : {})}
        >
          {t("command")}
        </Button>
        {advice === undefined || over || you === null ? null : (
          <Button variant="text" disabled={!mine} onClick={() => setAdvising(true)}>
            {advice.label}
          </Button>
        )}
      </>
    ),
    [commanding, shortcuts, keys.command, t, advice, over, you, mine],
  );
  const two = asked.gifts.includes("stay") ? "stay" : "discard";
  // A Start that can be paid for comes first: nothing is opened that could only be refused in the end.
  const bound = useMemo(
    () => (you !== null && two === "discard" && asked.gifts.includes(two) ? startBinds(table, you) : null),
    [table, you, two, asked],
  );
  const canDiscard =
    bound === null && asked.gifts.includes(two) && choosing.cards.length >= around.count(two);
  useCues(stage);
  useKeys(
    {
      pick: helm.pickByKey,
      discard: () => (bound === null ? helm.give(two) : undefined),
      back: helm.back,
      help: stage.onKeys,
      command: () => setCommanding(true),
      tool: (tool) => (asked.tools.includes(tool) ? helm.use(tool) : undefined),
    },
    shortcuts,
    keys,
  );
  const speech = over ? (
    <EndNotice live={live} table={table} figures={figures} fresh={!overBefore}>
      {props.ending}
    </EndNotice>
  ) : (
    props.speech
  );
  const quiet = speech === null || speech === undefined;
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
                <button
                  type="button"
                  className="sw-tile"
                  aria-disabled={canDiscard ? undefined : true}
                  aria-keyshortcuts={shortcuts ? keys.discard : undefined}
                  onClick={canDiscard ? () => helm.give(two) : undefined}
                >
                  <Icon name="discards" size={26} />
                  {t("discardTwo")}
                </button>
              )
            }
          />
        )}
      </div>
      <div className="table-side">
        <Desk
          stage={stage}
          onRule={setRule}
          speech={quiet ? undefined : speech}
          detail={props.detail}
          first={first === null ? undefined : <FirstLine text={first} onOpen={() => setReading(true)} />}
          absence={absence}
        />
        {you === null || over ? null : quiet || props.acting === true ? (
          stage.dock !== undefined && choice.at !== "aim" ? (
            stage.dock
          ) : (
            <ActionBar ref={helm.primary} stage={stage} canDiscard={canDiscard} idle={props.idle} />
          )
        ) : (
          (props.act ?? <div className="table-actions-room" />)
        )}
        {over && live.talk !== null ? (
          <div className="table-after">
            <AfterGame live={live} />
          </div>
        ) : null}
        {you === null || over ? null : <ToolStrip stage={stage} />}
        {over || live.view.waiting === null || live.view.seats.length < 2 ? null : (
          <Waiting stage={stage} standing={standing} />
        )}
        {shown === null || !quiet || props.reckoning === undefined ? null : (
          <div className="table-reckoning">{props.reckoning}</div>
        )}
        <LogPanel scene={stage.scene} notes={helm.toasts.said}>
          {line}
        </LogPanel>
      </div>
      {commanding ? (
        <TableCommand
          stage={stage}
          onClose={() => {
            setCommanding(false);
            opener.current?.focus({ preventScroll: true });
          }}
        />
      ) : null}
      <Toasts toasts={helm.toasts} />
      {you === null || over ? null : <Firsts stage={stage} onTell={setFirst} />}
      {reading ? <FirstsSheet onClose={() => setReading(false)} /> : null}
      <Announcer live={live} table={table} names={names} extra={helm.toasts.aloud} />
      {advice === undefined || !advising || you === null ? null : (
        <advice.Sheet stage={stage} seat={you} onClose={() => setAdvising(false)} />
      )}
      {rule === null ? null : <RuleSheet clause={rule} onClose={() => setRule(null)} />}
    </div>
  );
}
