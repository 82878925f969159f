"use client";

/** The table as it stands, with whatever is asked for next under it. */
import type { Content, View } from "@stillwater/companion";
import {
  type Act,
  type ClauseId,
  due,
  type Table as EngineTable,
  type Place,
  topOf,
  turnOf,
  UNSEEN,
  type Verdict,
} from "@stillwater/engine";
import dynamic from "next/dynamic";
import { useTranslations } from "next-intl";
import { useEffect, useMemo, useRef, useState } from "react";
import { heldVerdict } from "@/game/held";
import { askedOf } from "@/play/choosing/asked";
import { verdictOn } from "@/play/choosing/judging";
import { deedOf } from "@/play/choosing/tools";
import { useMountainCards } from "@/play/mountain/useMountainWords";
import { useSeaCards } from "@/play/sea/useSeaWords";
import { AnswerField } from "../AnswerField";
import { drawnUpTo, paidUnseen } from "../asking";
import { CompanionBoard } from "../CompanionBoard";
import { CompanionHeader } from "../CompanionHeader";
import { NOTHING, named, nameOf, pieceOf, type Typed } from "../typing";
import { useChecked, verdictFrom } from "../useChecked";
import { useKeyStage } from "../useKeyStage";
import { useTypingKeys } from "../useTypingKeys";
import { entryOf } from "./lines";
import { phaseOf } from "./phase";
import type { OpenSheet } from "./Track";
import { TypeKeys } from "./TypeKeys";
import { type Writing, writingAct, writingEight } from "./writing";

const Told = dynamic(() => import("./Told").then((file) => file.Told), { ssr: false });
const Flat = dynamic(() => import("./Flat").then((file) => file.Flat), { ssr: false });
const Eight = dynamic(() => import("./Eight").then((file) => file.Eight), { ssr: false });
const PutRight = dynamic(() => import("./PutRight").then((file) => file.PutRight), { ssr: false });
const Over = dynamic(() => import("./Over").then((file) => file.Over), { ssr: false });
const WildWheel = dynamic(() => import("@/play/sea/stormy/WildWheel"), { ssr: false });

interface TableProps {
  readonly id: string;
  readonly view: View;
  readonly table: EngineTable;
  /** Something must be settled before more is written. */
  readonly blocked: boolean;
  /** The device lies flat in the middle of the table. */
  readonly flat: boolean;
  readonly onFlat: (flat: boolean) => void;
  /** A sheet is open: keys mean nothing here. */
  readonly busy: boolean;
  readonly onWrite: (contents: readonly (Content | Writing)[]) => Promise<number>;
  readonly onTold: (words: readonly string[]) => void;
  readonly onUndo: (() => void) | undefined;
  readonly onOpen: (sheet: OpenSheet) => void;
  readonly onRule: (clause: ClauseId) => void;
}

interface Draft {
  readonly table: EngineTable | null;
  readonly typed: Typed;
  readonly meant: Meant | null;
  readonly pointed: Place | null;
}

const BLANK: Draft = { table: null, typed: NOTHING, meant: null, pointed: null };

/** An act without a place: what was done with cards nobody sees, or without any. */
interface Meant {
  readonly plan: Act;
  readonly verdict: Verdict;
}

export function Table(props: TableProps) {
  const { id, view, table, busy, onWrite, onOpen, onRule } = props;
  const t = useTranslations("track");
  const { rulebook } = table;
  const { names } = view;
  const phase = useMemo(() => phaseOf(table, view.asks?.question), [table, view.asks]);
  const seat = "seat" in phase ? phase.seat : (turnOf(table)?.seat ?? 0);
  const [kept, setKept] = useState<Draft>({ ...BLANK, table });
  // What was begun belongs to the table it was begun on.
  const { typed, meant, pointed } = kept.table === table ? kept : BLANK;
  const draft = (change: Partial<Draft>) => setKept({ ...BLANK, ...change, table });
  const field = useRef<HTMLButtonElement>(null);
  const sea = useSeaCards();
  const mountain = useMountainCards();
  const cards = rulebook.game === "sea" ? sea : mountain;
  const acting = phase.at === "act" || phase.at === "storm";
  const name = acting ? nameOf(typed, rulebook) : null;
  const piece = pieceOf(table, name);
  const log = useMemo(() => view.steps.map(entryOf), [view.steps]);
  const last = view.steps.at(-1);
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
    },
    onAgain: () => record(),
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
  function record(): void {
    if (act === null) return;
    helm.choosing.reset();
    void onWrite([writingAct(act)]);
  }
  const mean = (plan: Act) => {
    helm.choosing.reset();
    draft({ meant: { plan, verdict: heldVerdict(verdictOn(table, plan)) } });
  };
  const answering = shown !== null;
  useEffect(() => {
    if (answering) field.current?.focus({ preventScroll: true });
  }, [answering]);
  const pressSpace = (to: Place) => {
    const resting = piece === 0 && helm.choosing.choice.at === "rest";
    // A card that lies there is put right; with a card up it is the answer that matters.
    if (phase.at === "act" && resting && topOf(table, to) !== 0) draft({ pointed: to });
    else {
      draft({ typed });
      helm.pressSpace(to);
    }
  };
  const back = () => {
    draft({ typed });
    helm.back();
  };
  const lower = () => {
    if (phase.at === "over") return <Over view={view} table={table} onOpen={onOpen} />;
    if (phase.at === "told")
      return <Told table={table} question={phase.question} names={names} onTold={props.onTold} />;
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
            press={{ text: t("finishTurn"), onPress: record }}
            anyway={
              checked.answer?.records === "slip" ? { text: t("recordSlip"), onPress: record } : undefined
            }
            onBack={back}
            onRule={onRule}
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
        onDeed={(deed) => mean(deedOf(seat, deed))}
        onStuck={() => mean({ ...NOACT, type: "stuck", seat })}
        onOpen={onOpen}
        onPass={() => void onWrite(due(table).seats.map((one) => writingAct(deedOf(one, "pass"))))}
      />
    );
  };
  const board = <CompanionBoard stage={{ ...stage, helm: { ...helm, pressSpace } }} />;
  const data = {
    "data-game": rulebook.game,
    "data-phase": shown !== null ? "answer" : phase.at,
    "data-rev": view.steps.length,
    "data-turn": view.turn,
    "data-entries": view.history.length,
  };
  const said = (
    <p className="sr-only" role="status">
      {last === undefined ? "" : t("saved", { turn: last.turn })}
    </p>
  );
  if (props.flat)
    return (
      <div {...data}>
        <Flat
          {...{ table, names, board, figures }}
          seat={seat}
          playing={phase.at !== "over"}
          onUndo={props.onUndo}
          onLeave={() => props.onFlat(false)}
        >
          {lower()}
        </Flat>
        {said}
        {checked.confirming}
      </div>
    );
  return (
    <div className="companion" {...data}>
      <CompanionHeader
        mountain={rulebook.game === "mountain"}
        line={phase.at === "over" ? t("over") : t("line", { name: actor })}
        {...(rulebook.actOf.swap === undefined ? { spare: figures } : {})}
        onMenu={() => onOpen("menu")}
        onUndo={props.onUndo}
      />
      <div className="companion-board">{board}</div>
      <div className="companion-lower" inert={props.blocked}>
        {lower()}
      </div>
      {said}
      {checked.confirming}
    </div>
  );
}

const NOACT: Act = { type: "discard", seat: 0, card: 0, to: 0, cards: [], numbers: [] };

/** An act with its price paid by cards that nobody sees; nothing yet where the price is told afterwards. */
function completed({ plan, verdict }: Meant, later: boolean): Act {
  if (plan.cards.length > 0) return plan;
  return later ? plan : paidUnseen(plan, verdict.price);
}
