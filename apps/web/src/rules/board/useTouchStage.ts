"use client";

/** The play screen's own stage for an example: the act to try is aimed on the board, and every other space can be. */
import { type Act, judge, type Place, type Table, type Verdict } from "@stillwater/engine";
import type { Choice } from "@stillwater/table/act-builder";
import { useLayoutEffect, useMemo, useState } from "react";
import type { Stage } from "@/stage/useStage";
import { useCards } from "@/table/useCards";
import { useStillStage } from "@/table/useStillStage";
import type { BoardToTouch } from "../clause-page";
import { dialOf, namesFrom } from "./dial";
import { aimedBy, nextCard, type Touched, touchedAt } from "./touch";

export interface TouchStage {
  readonly stage: Stage;
  /** The act that is judged, and the engine's verdict on it; null for none. */
  readonly judged: { readonly act: Act; readonly verdict: Verdict } | null;
  /** Picks another card: by its number, and by its colour if cards have one. */
  readonly dial: (to: { readonly number?: number; readonly colour?: "g" | "b" | "r" }) => void;
  readonly table: Table;
}

const FRAME = { captions: { bottom: "" }, receding: false, bare: true, everySpace: true } as const;

export function useTouchStage(example: BoardToTouch, tried: number): TouchStage {
  const first = useMemo(() => touchedAt(example, tried), [example, tried]);
  const [moved, setMoved] = useState<{ readonly from: Touched; readonly to: Touched } | null>(null);
  // A change made on one board does not apply to another.
  const touched = moved?.from === first ? moved.to : first;
  const touch = (to: Touched) => setMoved({ from: first, to });
  const { table, seat, act } = touched;
  const cards = useCards(table.rulebook);
  const stage = useStillStage({ id: example.id, table, cards, you: seat, first: choiceOf(act) });
  const { choosing } = stage.helm;
  const { take, reset, around, choice, move } = choosing;
  useLayoutEffect(() => {
    const aim = choiceOf(act);
    if (aim === undefined) reset();
    else take(aim.plan, aim.by);
  }, [act, take, reset]);
  const card = act !== null && aimedBy(act) === "card" ? act.card : 0;
  const pressSpace = (to: Place) => {
    const plan = card === 0 ? null : around.plan(card, to);
    if (plan !== null) return touch({ ...touched, act: plan });
    if (choice.at !== "aim" || choice.by !== "tool") return;
    const found = around.point(choice.plan.type as Parameters<typeof around.point>[0], [], to);
    if (found !== null && "type" in found) touch({ ...touched, act: found });
    else move({ do: "space", to });
  };
  const dial: TouchStage["dial"] = ({ number, colour }) => {
    const now = dialOf(table.rulebook, card);
    if (act === null || now === null) return;
    const wanted = { ...now, ...(colour === undefined ? {} : { colour }) };
    const found = nextCard(touched, card, namesFrom(wanted, number ?? now.number));
    if (found === null) return;
    touch({ ...touched, table: found.table, act: { ...act, card: found.piece, cards: [] } });
  };
  const verdict = useMemo(() => (act === null ? null : judge(table, act)), [table, act]);
  return {
    stage: { ...stage, frame: FRAME, helm: { ...stage.helm, pressSpace } },
    judged: act === null || verdict === null ? null : { act, verdict },
    dial,
    table,
  };
}

/** The choice that is aimed from the beginning: rendered by the server, and the same on hydration. */
function choiceOf(act: Act | null): Extract<Choice, { readonly at: "aim" }> | undefined {
  const by = act === null ? null : aimedBy(act);
  return act === null || by === null ? undefined : { at: "aim", by, plan: act };
}
