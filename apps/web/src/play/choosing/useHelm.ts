"use client";

/** Everything a person can do at the table: picking, paying, sending, and where the focus goes after each. */
import {
  due,
  outcome,
  type Piece,
  type Place,
  type StartTable,
  startTable,
  type Table,
} from "@stillwater/engine";
import type { HandHandle, SeaBoardHandle } from "@stillwater/ui";
import { type RefObject, useCallback, useEffect, useRef, useState } from "react";
import { type Toasts, useToasts } from "@/play/chrome/useToasts";
import type { Live } from "@/play/table/live";
import { type Setback, useSend } from "@/play/table/useSend";
import { useSetbacks } from "@/play/table/useSetbacks";
import { actText, agreeText, dialText } from "./act-text";
import { isFilling, missing } from "./choice";
import { type Choosing, useChoice } from "./useChoice";

export interface Helm {
  readonly choosing: Choosing;
  readonly toasts: Toasts;
  readonly asked: ReturnType<typeof due>;
  readonly over: boolean;
  /** Something is asked of this person now. */
  readonly mine: boolean;
  readonly talk: StartTable | null;
  readonly sending: string | null;
  /** The space under the focus, whose verdict is shown before it is picked. */
  readonly looked: Place | null;
  readonly board: RefObject<SeaBoardHandle<Place> | null>;
  readonly hand: RefObject<HandHandle | null>;
  readonly primary: RefObject<HTMLButtonElement | null>;
  readonly look: (at: Place) => void;
  readonly go: () => void;
  readonly pressSpace: (to: Place) => void;
  readonly pickCard: (card: Piece) => void;
  readonly pickByKey: (index: number) => void;
  readonly aimAt: (to: Place) => void;
  readonly back: () => void;
  readonly discard: () => void;
  readonly dial: (gladly: number, atMost: number) => void;
  readonly agree: (split: readonly number[]) => void;
}

export function useHelm(live: Live, table: Table, names: readonly string[]): Helm {
  const you = live.view.you;
  const choosing = useChoice(table, you);
  const { choice, cards, answers, move, reset } = choosing;
  const toasts = useToasts();
  const board = useRef<SeaBoardHandle<Place>>(null);
  const hand = useRef<HandHandle>(null);
  const primary = useRef<HTMLButtonElement>(null);
  const [looked, setLooked] = useState<Place | null>(null);
  const asked = due(table);
  const over = outcome(table) !== "playing";
  const mine = you !== null && asked.seats.includes(you);
  const talk = startTable(table);
  const busy = isFilling(choice);

  const tell = useSetbacks({ live, table, names, toasts });
  const onSetback = useCallback(
    (setback: Setback) => {
      reset();
      tell(setback);
    },
    [reset, tell],
  );
  const onDone = useCallback(() => {
    reset();
    hand.current?.focus();
  }, [reset]);
  const { sending, send } = useSend(live.view.id, onDone, onSetback);
  const post = (act: string | null) => {
    if (act !== null && mine && sending === null) send(act, live.rev);
  };

  const go = () => {
    if (you === null || (!mine && choice.at === "aim")) return;
    if (move({ do: "go" })) post(actText(table, you, choice));
    else if (choice.at === "aim") hand.current?.focus();
  };
  const pressSpace = (to: Place) => {
    if (you === null || over || busy || talk !== null) return;
    if (choice.at === "aim" && choice.to === to) go();
    else move({ do: "space", to });
  };
  const pickCard = (card: Piece) => {
    if (over || talk !== null) return;
    move({ do: "card", card });
    setLooked(null);
  };
  // A card picked by its key hands the arrows over to the board, at the first space that is lit.
  const handOver = useRef(false);
  const pickByKey = (index: number) => {
    const card = cards[index];
    if (card === undefined || over || talk !== null) return;
    pickCard(card);
    if (busy) hand.current?.focus(String(card));
    else handOver.current = true;
  };
  useEffect(() => {
    if (!handOver.current) return;
    handOver.current = false;
    const lit = [...(answers ?? [])].find(([, verdict]) => verdict.allowed !== "no")?.[0];
    const place = choice.at === "aim" ? choice.to : (lit ?? table.rulebook.cells[0]);
    if (place !== undefined) board.current?.focus(place);
  }, [answers, choice, table]);
  const filled = busy && missing(choice) === 0;
  useEffect(() => {
    if (filled) primary.current?.focus();
  }, [filled]);

  const back = () => {
    move({ do: "back" });
    if (busy) hand.current?.focus();
  };
  const discard = () => {
    if (you === null || over || talk !== null || choice.at === "give") return;
    move({ do: "discard" });
    hand.current?.focus();
  };
  const aimAt = (to: Place) => {
    move({ do: "space", to });
    board.current?.focus(to);
  };
  return {
    ...{ choosing, toasts, asked, over, mine, talk, sending, looked, board, hand, primary },
    ...{ go, pressSpace, pickCard, pickByKey, aimAt, back, discard },
    look: setLooked,
    dial: (gladly, atMost) => post(dialText(gladly, atMost)),
    agree: (split) => post(agreeText(split)),
  };
}
