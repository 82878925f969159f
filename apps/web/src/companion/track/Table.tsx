"use client";

/** The table as it stands, with whatever is asked for next under it. */
import { check, slipped, telling as tellingOf } from "@stillwater/companion";
import { type Act, due, type Place, type Seat, turnOf, UNSEEN } from "@stillwater/engine";
import {
  answersWith,
  askedOf,
  deedOf,
  named,
  nameOf,
  pieceOf,
  type Typed,
} from "@stillwater/table/act-builder";
import { drawnUpTo } from "@stillwater/table/position";
import { heldVerdict, verdictOn } from "@stillwater/table/queries";
import dynamic from "next/dynamic";
import { useTranslations } from "next-intl";
import { useEffect, useImperativeHandle, useMemo, useRef } from "react";
import { late } from "@/layout/late";
import { type Along, toldAlong } from "@/modules/jagged-rocks/told-along";
import { UsualRow } from "@/modules/storm-compass/UsualRow";
import { CompanionBoard } from "@/table/CompanionBoard";
import { useCards } from "@/table/useCards";
import { AnswerField } from "../AnswerField";
import { CompanionHeader } from "../CompanionHeader";
import { saidAct } from "../saying";
import { useChecked, verdictFrom } from "../useChecked";
import { useKeyStage } from "../useKeyStage";
import { useSaidLine } from "../useSaidLine";
import { useTypingKeys } from "../useTypingKeys";
import { placesOf, toldWords } from "./came-to-light";
import { completed, NOACT, useDraft } from "./drafting";
import { entryOf } from "./lines";
import { phaseOf } from "./phase";
import { Signs } from "./Signs";
import { TypeKeys } from "./TypeKeys";
import type { TableProps } from "./table-props";
import { usual } from "./usual";
import { type Writing, writingAct, writingEight } from "./writing";

const Told = dynamic(() => late(() => import("./Told").then((file) => file.Told)), { ssr: false });
const Flat = dynamic(() => late(() => import("./Flat").then((file) => file.Flat)), { ssr: false });
const Eight = dynamic(() => late(() => import("./Eight").then((file) => file.Eight)), { ssr: false });
const PutRight = dynamic(() => late(() => import("./PutRight").then((file) => file.PutRight)), {
  ssr: false,
});
const Situation = dynamic(() => late(() => import("./Situation").then((file) => file.Situation)), {
  ssr: false,
});
const Over = dynamic(() => late(() => import("./Over").then((file) => file.Over)), { ssr: false });
const AlongKeys = dynamic(
  () => late(() => import("@/modules/jagged-rocks/AlongKeys").then((file) => file.AlongKeys)),
  {
    ssr: false,
  },
);
const WildWheel = dynamic(() => late(() => import("@/modules/wild-cards/WildWheel")), { ssr: false });

/** An act that stands as a slip where nothing is paid; null where it cannot have been done at all. */
function unpaidSlip(table: TableProps["table"], act: Act | null): Act | null {
  return act !== null && check(table, act).records === "slip" ? act : null;
}

/** The move of the Rocks or of a purple Storm to a row where the rules let it lie. */
function movedTo(table: TableProps["table"], seat: Seat, to: Place): Act | undefined {
  const { step } = due(table);
  if (step !== "rocks" && step !== "fog") return undefined;
  const { plan, verdict } = answersWith(table, seat, step, []).get(to) ?? {};
  return verdict?.allowed === "yes" ? plan : undefined;
}

export function Table(props: TableProps) {
  const { id, busy, onOpen, onRule } = props;
  const t = useTranslations("track");
  // What is nearly always so is taken for granted until something else is said, and written with what comes next.
  const granted = useMemo(() => usual(props.view), [props.view]);
  const view = granted?.view ?? props.view;
  const table = granted?.view.table ?? props.table;
  const onWrite: TableProps["onWrite"] = (contents) =>
    props.onWrite(granted === undefined ? contents : [granted.writing, ...contents]);
  const { rulebook } = table;
  const { names } = view;
  const phase = useMemo(() => phaseOf(table, view.asks?.question), [table, view.asks]);
  const seat = "seat" in phase ? phase.seat : (turnOf(table)?.seat ?? 0);
  const [{ typed, meant, pointed, came, asking }, draft] = useDraft(table);
  const field = useRef<HTMLButtonElement>(null);
  const cards = useCards(rulebook);
  const acting = phase.at === "act" || phase.at === "storm";
  const name = acting ? nameOf(typed, rulebook) : null;
  const piece = pieceOf(table, name);
  const log = useMemo(() => view.steps.map(entryOf), [view.steps]);
  const last = view.steps.at(-1);
  const slips = useMemo(() => new Set(slipped(view)), [view]);
  const actor = names[seat] ?? "";
  const { stage, figures, aimed } = useKeyStage({
    ...{ id, table, names, seat, piece, cards, log, rev: view.steps.length },
    frame: {
      captions: {
        top: phase.at === "over" ? "" : t("turnOf", { name: actor }),
        bottom: t("turn", { turn: view.turn }),
      },
      receding: piece !== 0,
      bare: false,
      // With no card up, whatever lies there may be put right.
      everySpace: phase.at === "act" && piece === 0,
      slips: { places: slips, text: t("againstRules") },
    },
    // What is refused is written down by the button that says so only.
    onAgain: () => verdict?.allowed !== "no" && record(act),
  });
  const { helm } = stage;
  const shown = meant ?? aimed;
  const later = shown !== null && helm.choosing.around.fit(shown.plan).later === true;
  const checked = useChecked(table, shown === null ? null : completed(shown, later));
  const verdict = shown === null ? null : verdictFrom(checked, shown.verdict);
  const act = shown === null || verdict === null ? null : completed({ plan: shown.plan, verdict }, later);
  const type = (next: Typed) => {
    if (helm.choosing.choice.at === "aim") helm.choosing.reset();
    draft({ typed: next });
  };
  useTypingKeys(rulebook, typed, type, acting && !busy);
  // What nobody could pay for lies there all the same: nothing was given for it.
  const unpaid = act === null || checked.answer?.records !== "no" ? null : { ...act, cards: [] };
  const slip = checked.answer?.records === "slip" ? act : unpaidSlip(table, unpaid);
  const along = useMemo(
    () => toldAlong(view, table, verdict?.allowed === "no" ? null : act),
    [view, table, act, verdict],
  );
  function record(done: Act | null, then?: Along): void {
    if (done === null) return;
    // The answer stands until it is on disk. Taken back later, this table comes again: nothing is begun on it then.
    const { act: next, key } = then ?? {};
    const told: readonly Writing[] =
      next !== undefined ? [writingAct(next)] : key === undefined ? [] : [(now) => tellingOf(now, [key])];
    void onWrite([writingAct(done), ...told]).then((kept) => {
      if (kept === 0) return;
      helm.choosing.reset();
      draft({});
    });
  }
  const mean = (plan: Act) => {
    helm.choosing.reset();
    draft({ meant: { plan, verdict: heldVerdict(verdictOn(table, plan)) } });
  };
  const saySo = (said: Act): boolean => {
    if (!("seat" in phase)) return false;
    const { typed: card, plan } = saidAct(table, said, helm.choosing.around.count);
    if (card === null) mean(plan);
    else {
      draft({ typed: card });
      helm.choosing.put({ at: "aim", by: "card", plan });
    }
    return true;
  };
  // What is asked, or what was taken for granted and was not so.
  const open = granted === undefined || phase.at === "told" ? view : props.view;
  const telling = (words: readonly string[]) =>
    void (open === view
      ? onWrite([(now) => tellingOf(now, words)])
      : props.onWrite([(now) => tellingOf(now, words)]));
  const tell = (answer: string) =>
    placesOf(open, answer).length > 1 ? draft({ came: answer }) : telling(toldWords(open, answer));
  const line = useSaidLine({
    ...{ table, figures, names, log, seat, piece, shown: aimed },
    told: phase.at === "told" ? { question: phase.question, onTold: tell } : undefined,
    ...{ enabled: !busy, onAct: saySo, onUndo: props.onUndo },
  });
  const answering = shown !== null;
  useEffect(() => {
    if (answering) field.current?.focus({ preventScroll: true });
  }, [answering]);
  const pressSpace = (to: Place) => {
    const resting = piece === 0 && helm.choosing.choice.at === "rest";
    const moved = phase.at === "tool" ? movedTo(table, seat, to) : undefined;
    // With no card up a space is put right; with one it is the answer that matters. What costs nothing has none.
    if (moved !== undefined) record(moved);
    else if (phase.at === "act" && resting && rulebook.cells.includes(to)) draft({ pointed: to });
    else {
      draft({ typed });
      helm.pressSpace(to);
    }
  };
  /** A Storm is pressed: a Compass of the team is spent on it. */
  const lift = (to: Place) => {
    const plan: Act = { ...NOACT, type: "compass", seat, card: rulebook.copies("compass")[0] ?? UNSEEN, to };
    if (verdictOn(table, plan).allowed === "no") mean(plan);
    else record(plan);
  };
  useImperativeHandle(props.ref, () => ({
    settle: async () => void (granted === undefined ? null : await onWrite([])),
    line: line.open,
    stuck: () => mean({ ...NOACT, type: "stuck", seat }),
  }));
  const back = () => {
    draft({ typed });
    helm.back();
  };
  const lower = () => {
    if (phase.at === "over") return <Over view={view} table={table} onOpen={onOpen} />;
    const asked =
      phase.at === "told" ? phase.question : asking || came !== null ? granted?.question : undefined;
    if (asked !== undefined)
      return (
        <Told
          {...{ names, came }}
          view={open}
          table={open.table ?? table}
          question={asked}
          onCame={(card) => draft({ came: card })}
          onTold={telling}
          onWrite={(content) => void onWrite([content])}
          onLine={line.open}
          onUndo={props.onUndo}
          onSetUp={() => onOpen("setUp")}
        />
      );
    if (phase.at === "told") return null;
    if (phase.at === "eight")
      return (
        <Eight
          key={view.steps.length}
          table={table}
          names={names}
          total={phase.total}
          onSplit={(split) => void onWrite(writingEight(split))}
        />
      );
    if (pointed !== null)
      return (
        <PutRight
          {...{ view, table, cards }}
          place={pointed}
          onWrite={(content) => void onWrite([content])}
          onClose={() => draft({})}
        />
      );
    if (shown !== null && verdict !== null && act !== null)
      return (
        <>
          <AnswerField
            {...{ table, names, field }}
            plan={shown.plan}
            verdict={verdict}
            closes={checked.answer?.closes ?? []}
            from={checked.from}
            drawTo={later ? null : drawnUpTo(table, act)}
            card={shown.plan.card === UNSEEN ? "" : cards.name(table, shown.plan.card)}
            press={{ text: t("finishTurn"), onPress: () => record(act) }}
            anyway={slip === null ? undefined : { text: t("recordSlip"), onPress: () => record(slip) }}
            onBack={back}
            onRule={onRule}
            along={
              along.ways.length === 0 ? null : <AlongKeys {...along} onTold={(way) => record(act, way)} />
            }
          />
          {rulebook.pieceName(shown.plan.card) === "wild" && shown.plan.type === "lay" ? (
            <WildWheel stage={stage} plan={shown.plan} />
          ) : null}
        </>
      );
    return (
      <TypeKeys
        {...{ view, table, phase, stage, typed, cards }}
        asked={askedOf(table, seat)}
        incomplete={name === null || piece === 0}
        onTyped={type}
        onNamed={(card) => type(named(typed, card))}
        onMeant={mean}
        onGiven={(plan) => (verdictOn(table, plan).allowed === "no" ? mean(plan) : record(plan))}
        onDeed={(deed) => mean(deedOf(seat, deed))}
        onStuck={() => mean({ ...NOACT, type: "stuck", seat })}
        onOpen={onOpen}
        onUndo={props.onUndo}
        granted={
          granted === undefined ? null : (
            <UsualRow {...granted} names={names} onTold={tell} onMore={() => draft({ asking: true })} />
          )
        }
        onLift={lift}
        onPass={() => void onWrite(due(table).seats.map((one) => writingAct(deedOf(one, "pass"))))}
      />
    );
  };
  const lines = (
    <Situation
      {...{ view, table }}
      slips={slips.size}
      onLift={phase.at === "over" || phase.at === "told" ? undefined : lift}
    />
  );
  const board = <CompanionBoard stage={{ ...stage, helm: { ...helm, pressSpace } }} />;
  const data = {
    "data-game": rulebook.game,
    "data-phase": shown !== null ? "answer" : asking || came !== null ? "told" : phase.at,
    "data-rev": view.steps.length,
    "data-turn": view.turn,
    "data-entries": view.history.length,
  };
  const under = (
    <>
      <p className="sr-only" role="status">
        {last === undefined ? "" : t("saved", { turn: last.turn })}
      </p>
      {checked.confirming}
      {line.shown}
    </>
  );
  if (props.flat)
    return (
      <div {...data}>
        <Flat
          {...{ table, names, board, figures, lines }}
          seat={seat}
          playing={phase.at !== "over"}
          onUndo={props.onUndo}
          onLeave={() => props.onFlat(false)}
        >
          {lower()}
        </Flat>
        {under}
      </div>
    );
  return (
    <div className="companion" {...data}>
      <CompanionHeader
        mountain={rulebook.game === "mountain"}
        line={phase.at === "over" ? t("over") : t("line", { name: actor })}
        {...(rulebook.actOf.swap === undefined ? { spare: figures } : {})}
        signs={<Signs table={table} />}
        onMenu={() => onOpen("menu")}
      />
      <div className="companion-board">
        {board}
        {lines}
      </div>
      <div className="companion-lower" inert={props.blocked}>
        {lower()}
      </div>
      {under}
    </div>
  );
}
