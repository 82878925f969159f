"use client";

/** Everything a person can do at a tracked table: what is asked, what is typed, and what of it is recorded. */
import { check, slipped, answerContent as tellingOf, type View } from "@stillwater/companion";
import { type Act, namedPlace, type Place, type Seat, type Table, turnOf } from "@stillwater/engine";
import { answersWith, askedOf } from "@stillwater/table/act-builder";
import { onceAnswered, verdictOn } from "@stillwater/table/queries";
import { useTranslations } from "next-intl";
import { useMemo } from "react";
import type { Along } from "@/modules/companion-part";
import { useVoice } from "@/stage/Voice";
import { useTypedAct } from "../useTypedAct";
import { drawPlacesOf, toldWords } from "./came-to-light";
import { NOACT, useDraft } from "./drafting";
import { entryOf } from "./lines";
import { mayType, phaseOf } from "./phase";
import type { TableProps } from "./table-props";
import { payingAfter, toldAlong } from "./told-along";
import { type UsualAnswers, usual } from "./usual";
import { type EntryWriter, writingAct } from "./writing";

export type Tracked = ReturnType<typeof useTracked>;

/** The table with usual events assumed until somebody says otherwise. */
function useGranted({ view, table, onWrite }: TableProps): {
  readonly granted: UsualAnswers | undefined;
  readonly view: View;
  readonly table: Table;
  /** Records the assumptions along with what comes next. */
  readonly write: TableProps["onWrite"];
} {
  const granted = useMemo(() => usual(view), [view]);
  return {
    granted,
    view: granted?.view ?? view,
    table: granted?.view.table ?? table,
    write: (contents) => onWrite(granted === undefined ? contents : [granted.writing, ...contents]),
  };
}

export function useTracked(props: TableProps) {
  const t = useTranslations("track");
  const voice = useVoice();
  const { granted, view, table, write } = useGranted(props);
  const { rulebook } = table;
  const phase = useMemo(() => phaseOf(table, view.asks?.question), [table, view.asks]);
  const seat = "seat" in phase ? phase.seat : (turnOf(table)?.seat ?? 0);
  const [begun, draft] = useDraft(table);
  const { typed, meant } = begun;
  const log = useMemo(() => view.steps.map(entryOf), [view.steps]);
  const slips = useMemo(() => new Set(slipped(view)), [view]);
  // The view with the open question, or with the question whose assumed answer was wrong.
  const open = granted === undefined || phase.at === "told" ? view : props.view;
  const telling = (words: readonly string[]) => {
    const told: readonly EntryWriter[] = [(now) => tellingOf(now, words)];
    void (open === view ? write(told) : props.onWrite(told));
  };
  const tell = (answer: string) =>
    drawPlacesOf(open, answer).length > 1 ? draft({ came: answer }) : telling(toldWords(open, answer));
  const mean = (plan: Act) => {
    choosing.reset();
    draft({ meant: { plan, verdict: onceAnswered(verdictOn(table, plan), "hand") } });
  };
  function record(done: Act | null, then?: Along): void {
    if (done === null) return;
    // The draft stays until the act is on disk, and is then cleared: undoing the act brings this same table back.
    const { act: next, key } = then ?? {};
    const told: readonly EntryWriter[] =
      next !== undefined ? [writingAct(next)] : key === undefined ? [] : [(now) => tellingOf(now, [key])];
    void write([writingAct(done), ...told, ...(later ? [payingAfter(done.seat)] : [])]).then((kept) => {
      if (kept === 0) return;
      choosing.reset();
      draft({});
    });
  }
  const type = (next: typeof typed) => {
    if (choosing.choice.at === "aim") choosing.reset();
    draft({ typed: next });
  };
  const { stage, piece, cards, answered, records, later, line, confirming } = useTypedAct({
    ...{ id: props.id, table, names: view.names, log, seat, meant, rev: view.steps.length },
    ...{ typed: mayType(phase) ? typed : null, onTyped: type, keys: true, awake: !props.busy, follows: true },
    frame: (up) => ({
      captions: {
        top: phase.at === "over" ? "" : t("turnOf", { name: voice.seatText(seat, view.names) }),
        bottom: t("turn", { turn: view.turn }),
      },
      receding: up !== 0,
      bare: false,
      // While no card is typed, any space can be corrected.
      everySpace: phase.at === "act" && up === 0,
      slips: { places: slips, text: t("againstRules") },
    }),
    onSpace: (to, press) => {
      const resting = piece === 0 && choosing.choice.at === "rest";
      const moved = phase.at === "tool" ? movedTo(table, seat, to) : undefined;
      // With no card typed, a press corrects the space; with one, it asks for the answer. A free move is recorded at once.
      if (moved !== undefined) record(moved);
      else if (phase.at === "act" && resting && rulebook.cells.includes(to)) draft({ pointed: to });
      else {
        draft({ typed });
        press();
      }
    },
    // A refused act is recorded only by the button that says so.
    onAgain: () => answered?.verdict.allowed !== "no" && record(answered?.act ?? null),
    onMeant: (plan) => {
      if ("seat" in phase) mean(plan);
      return "seat" in phase;
    },
    told: phase.at === "told" ? { question: phase.question, onTold: tell } : undefined,
    onUndo: props.onUndo,
  });
  const { choosing } = stage.helm;
  const act = answered?.act ?? null;
  // A card that nobody could pay for lies there all the same: recorded without payment.
  const unpaid = act === null || records !== "no" ? null : { ...act, cards: [] };
  const along = useMemo(
    () => toldAlong(view, table, answered?.verdict.allowed === "no" ? null : act),
    [view, table, act, answered],
  );
  /** An act with a button of its own is recorded at once, and shown with its verdict only if it is refused. */
  const did = (plan: Act) => (verdictOn(table, plan).allowed === "no" ? mean(plan) : record(plan));
  return {
    ...{ view, table, open, granted, phase, seat, slips, write },
    ...{ begun, draft, type, stage, piece, cards, answered, later, line, confirming, along },
    ...{ record, mean, telling, tell, did },
    slip: records === "slip" ? act : unpaidSlip(table, unpaid),
    stuck: () => mean({ ...NOACT, type: "stuck", seat }),
    back: () => {
      draft({ typed });
      stage.helm.back();
    },
  };
}

/** The act if it stands as a slip when nothing is paid; null if it is impossible altogether. */
function unpaidSlip(table: Table, act: Act | null): Act | null {
  return act !== null && check(table, act).records === "slip" ? act : null;
}

/** The move of the requested piece to a row, if the rules allow it. */
function movedTo(table: Table, seat: Seat, to: Place): Act | undefined {
  const { rest } = askedOf(table, seat);
  const { rulebook } = table;
  if (rest.at !== "tool" || namedPlace(rulebook.placeName(to))?.kind !== "row") return undefined;
  const { plan, verdict } = answersWith(table, seat, rest.tool, []).get(to) ?? {};
  return verdict?.allowed === "yes" ? plan : undefined;
}
