"use client";

/** Everything a person can do at a table: picking, paying, sending, and where the focus goes after each step. */
import { outcome, type Piece, type Place, type Table } from "@stillwater/engine";
import {
  type Asked,
  actText,
  type ButtonAct,
  type Choice,
  type Gift,
  isActBy,
  isFilling,
  isOutOfTurn,
  type Move,
  socketsMissing,
} from "@stillwater/table/act-builder";
import type { HandHandle } from "@stillwater/ui";
import { type RefObject, useEffect, useRef, useState } from "react";
import { settings } from "@/preferences/store";
import { type Choosing, type HandOrder, useChoice } from "./useChoice";
import { usePosting, useTableAhead } from "./usePosting";
import type { StageScene } from "./useStage";
import { type ToastList, useToasts } from "./useToasts";

/** The part of any game's board that the helm uses: it only ever moves the board's focus. */
interface BoardHandle {
  focus(place: Place): void;
}

export interface Helm {
  /** The table as shown, including a card that is on its way. */
  readonly table: Table;
  /** The place of the card that is on its way; null if there is none. */
  readonly arriving: Place | null;
  readonly choosing: Choosing;
  readonly toasts: ToastList;
  readonly asked: Asked;
  readonly over: boolean;
  /** This person must act now. */
  readonly mine: boolean;
  readonly sending: string | null;
  /** The space under the focus; its verdict is shown before the space is picked. */
  readonly looked: Place | null;
  readonly board: RefObject<BoardHandle | null>;
  /** The row picker, where a step asks for a row. */
  readonly rows: RefObject<{ focus(): void } | null>;
  readonly hand: RefObject<HandHandle | null>;
  readonly primary: RefObject<HTMLButtonElement | null>;
  readonly look: (at: Place) => void;
  readonly go: () => void;
  readonly pressSpace: (to: Place) => void;
  readonly pickCard: (card: Piece) => void;
  readonly pickByKey: (index: number) => void;
  readonly aimAt: (to: Place) => void;
  readonly back: () => void;
  /** Begins an act that no card of the hand and no space is picked for. */
  readonly begin: (type: ButtonAct | Gift) => void;
  readonly name: (number: number) => void;
  /** Sends an act that involves no choice here, such as a number said at the Start. */
  readonly post: (act: string | null) => void;
}

export interface HelmTerms extends Pick<StageScene, "live" | "names" | "nameOf"> {
  readonly table: Table;
  readonly order: HandOrder;
  /** No card of the hand can be picked while the crew talks. */
  readonly talking: boolean;
  /** What is picked from the beginning. */
  readonly first?: Choice | undefined;
}

export function useHelm({ live, table: certain, names, nameOf, order, talking, first }: HelmTerms): Helm {
  const you = live.view.you;
  const ahead = useTableAhead(certain);
  const { table, arriving } = ahead;
  const choosing = useChoice({ table, certain, seat: you, order, first });
  const { choice, asked, cards, answers, move } = choosing;
  const toasts = useToasts();
  const board = useRef<BoardHandle>(null);
  const rows = useRef<{ focus(): void }>(null);
  const hand = useRef<HandHandle>(null);
  const primary = useRef<HTMLButtonElement>(null);
  const [looked, setLooked] = useState<Place | null>(null);
  const over = outcome(certain) !== "playing" || live.view.status === "stopped";
  const { mine } = asked;
  const busy = isFilling(choice);
  const still = you === null || over || talking;

  // Some acts are allowed in another player's turn.
  const may =
    mine ||
    (choice.at === "aim" &&
      isOutOfTurn(choice.plan.type) &&
      asked.tools.some((tool) => tool === choice.plan.type));
  const { sending, post, isUnderway } = usePosting({
    ...{ live, names, nameOf, certain, ahead, choosing, toasts, hand, may },
  });

  const go = () => {
    if (you === null || (!may && choice.at === "aim")) return;
    if (move({ do: "go" })) post(actText(table, you, choice));
    else if (choice.at === "aim") hand.current?.focus();
  };
  const hasty = useRef(false);
  const pressSpace = (to: Place) => {
    if (still || busy) return;
    const again = choice.at === "aim" && (choice.plan.to === to || choice.plan.numbers.at(-1) === to);
    if (again && choice.by !== "deed") return go();
    hasty.current = mine && choice.at === "card" && settings().confirm === "no";
    move({ do: "space", to });
  };
  // With confirmation turned off, a lit space takes the card at once, or asks for its price.
  useEffect(() => {
    if (!hasty.current) return;
    hasty.current = false;
    if (choice.at === "aim" && choice.by === "card" && choosing.around.fit(choice.plan).fits) go();
  });
  const pickCard = (card: Piece) => {
    // The cards chosen for an act cannot be changed while it is on its way.
    if (still || (busy && isUnderway())) return;
    move({ do: "card", card });
    setLooked(null);
  };
  // After a card is picked by its key, the focus moves to the first lit space of the board, for the arrow keys.
  const handOver = useRef(false);
  const pickByKey = (index: number) => {
    const card = cards[index];
    if (card === undefined || still) return;
    pickCard(card);
    if (busy || asked.bound) hand.current?.focus(String(card));
    else handOver.current = true;
  };
  useEffect(() => {
    if (!handOver.current) return;
    handOver.current = false;
    const lit = [...(answers ?? [])].find(([, { verdict }]) => verdict.allowed !== "no")?.[0];
    const place = choice.at === "aim" ? choice.plan.to : (lit ?? table.rulebook.cells[0]);
    if (place !== undefined) board.current?.focus(place);
  }, [answers, choice, table]);
  // A step that asks for a row or a place takes the focus from the hand, which has nothing more to do, and from the button
  // by which the last of its cards went.
  const pointing = mine && asked.rest.at === "tool" && choice.at === "tool" && sending === null;
  const pointed = useRef(pointing);
  useEffect(() => {
    const { activeElement } = document;
    const begins = pointing && !pointed.current;
    pointed.current = pointing;
    const isLeft = cards.length === 0 && activeElement === primary.current;
    if (!begins || (!isLeft && activeElement?.matches("body, #main, #hand, #hand *") !== true)) return;
    if (rows.current !== null) return rows.current.focus();
    const lit = [...(answers ?? [])].find(([, { verdict }]) => verdict.allowed !== "no")?.[0];
    if (lit !== undefined) board.current?.focus(lit);
  }, [pointing, answers, cards]);
  const filled = busy && socketsMissing(choice) === 0;
  useEffect(() => {
    if (filled) primary.current?.focus();
  }, [filled]);

  const start = (next: Move) => {
    if (still) return false;
    move(next);
    setLooked(null);
    return true;
  };
  const meant = useRef(false);
  useEffect(() => {
    if (!meant.current) return;
    meant.current = false;
    primary.current?.focus();
  });
  return {
    ...{ table, arriving, choosing, toasts, asked, over, mine, sending, looked, board, rows, hand, primary },
    ...{ go, pressSpace, pickCard, pickByKey, post },
    look: setLooked,
    back: () => {
      if (isUnderway()) return;
      move({ do: "back" });
      if (busy) hand.current?.focus();
    },
    aimAt: (to) => {
      move({ do: "space", to });
      board.current?.focus(to);
    },
    begin: (type) => {
      if (isActBy(type, "gift")) {
        if (asked.rest.at !== "gift" && start({ do: "gift", gift: type })) hand.current?.focus();
      } else if (isActBy(type, "tool")) {
        if (start({ do: "tool", tool: type })) handOver.current = true;
      } else if (start({ do: "deed", deed: type })) meant.current = true;
    },
    name: (number) => void move({ do: "name", number }),
  };
}
