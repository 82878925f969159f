"use client";

/** Everything a person can do at a table: picking, paying, sending, and where the focus goes after each. */
import { outcome, type Piece, type Place, type Table } from "@stillwater/engine";
import {
  type Asked,
  actText,
  type Choice,
  type Deed,
  type Gift,
  isFilling,
  isOutOfTurn,
  type Move,
  socketsMissing,
  type Tool,
} from "@stillwater/table/act-builder";
import { type LaidAhead, laidAhead } from "@stillwater/table/queries";
import { mayFollow } from "@stillwater/table/session";
import type { HandHandle } from "@stillwater/ui";
import { type RefObject, useCallback, useEffect, useRef, useState } from "react";
import { settings } from "@/preferences/store";
import { type Choosing, type HandOrder, useChoice } from "./useChoice";
import { type Setback, useSend } from "./useSend";
import { useSetbacks } from "./useSetbacks";
import type { StageScene } from "./useStage";
import { type ToastList, useToasts } from "./useToasts";

/** Whatever board a game has: the helm only ever moves its focus. */
interface BoardHandle {
  focus(place: Place): void;
}

export interface Helm {
  /** The table as it is shown: with a card on it that is on its way. */
  readonly table: Table;
  /** Where the card lies that is on its way; null where none is. */
  readonly arriving: Place | null;
  readonly choosing: Choosing;
  readonly toasts: ToastList;
  readonly asked: Asked;
  readonly over: boolean;
  /** Something is asked of this person now. */
  readonly mine: boolean;
  readonly sending: string | null;
  /** The space under the focus, whose verdict is shown before it is picked. */
  readonly looked: Place | null;
  readonly board: RefObject<BoardHandle | null>;
  /** Rows to choose from, where a step asks for one. */
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
  readonly give: (gift: Gift) => void;
  readonly use: (tool: Tool) => void;
  readonly mean: (deed: Deed) => void;
  readonly name: (number: number) => void;
  /** Sends an act that needs no choosing here, such as a number said at the Start. */
  readonly post: (act: string | null) => void;
}

export interface HelmTerms extends Pick<StageScene, "live" | "names" | "nameOf"> {
  readonly table: Table;
  readonly order: HandOrder;
  /** Nothing of the hand can be picked while people talk. */
  readonly talking: boolean;
  /** What is picked from the beginning. */
  readonly first?: Choice | undefined;
}

/** The table with a card that is on its way, and the one it was laid on: gone as soon as that has changed. */
interface Ahead extends LaidAhead {
  readonly of: Table;
}

/** An act on its way: the revision it was sent at, what puts its choice to rest, and where the focus was. */
interface Underway {
  readonly since: number;
  readonly rest: () => void;
  readonly from: Element | null;
}

export function useHelm({ live, table: certain, names, nameOf, order, talking, first }: HelmTerms): Helm {
  const you = live.view.you;
  const [ahead, setAhead] = useState<Ahead | null>(null);
  const { table, to: arriving } = ahead?.of === certain ? ahead : { table: certain, to: null };
  const choosing = useChoice({ table, certain, seat: you, order, first });
  const { choice, asked, cards, answers, move, reset, mark } = choosing;
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

  const tell = useSetbacks({ live, names, nameOf, toasts });
  const onSetback = useCallback(
    (setback: Setback) => {
      underway.current = null;
      setAhead(null);
      reset();
      tell(setback);
    },
    [reset, tell],
  );
  // The card that has the focus now may be the one that leaves, with a frame that comes only after the answer.
  const returning = useRef<number | null>(null);
  const underway = useRef<Underway | null>(null);
  // What was picked since stays picked, and a focus that moved stays where it is.
  const settle = useCallback(() => {
    const sent = underway.current;
    underway.current = null;
    if (sent === null) return;
    sent.rest();
    const { activeElement } = document;
    if (activeElement === sent.from || activeElement === document.body) hand.current?.focus();
  }, []);
  const onDone = useCallback(() => {
    returning.current = live.rev;
    settle();
  }, [settle, live.rev]);
  // The table itself may show an act before the answer says that it was done.
  useEffect(() => {
    const since = underway.current?.since ?? live.rev;
    if (live.log.some(({ rev, seat }) => rev > since && seat === you)) settle();
  }, [live.log, live.rev, you, settle]);
  useEffect(() => {
    if (returning.current === null) return;
    if (document.activeElement === document.body) hand.current?.focus();
    if (live.rev > returning.current) returning.current = null;
  }, [live.rev]);
  // Once the hand is drawn without the card that was laid ahead, so that the focus is not lost with it.
  const laidNow = table !== certain;
  useEffect(() => {
    if (laidNow) hand.current?.focus();
  }, [laidNow]);
  const isShown = (since: number) => live.log.some(({ rev, seat }) => rev > since && seat === you);
  const { sending, send } = useSend({
    table: live.view.id,
    rulebook: table.rulebook,
    isShown,
    onDone,
    onSetback,
  });
  // Some acts may be done in anybody's turn.
  const may =
    mine ||
    (choice.at === "aim" &&
      isOutOfTurn(choice.plan.type) &&
      asked.tools.some((tool) => tool === choice.plan.type));
  const post = (act: string | null) => {
    if (act === null || !may || act === sending || (sending !== null && !mayFollow(table.rulebook, act)))
      return;
    const laid = you === null ? null : laidAhead(certain, you, act);
    if (laid === null) {
      underway.current = { since: live.rev, rest: mark(), from: document.activeElement };
    } else {
      setAhead({ of: certain, ...laid });
      reset();
    }
    send(act, live.rev);
  };

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
  // Without the step between, a lit space takes the card at once, or asks for what it costs.
  useEffect(() => {
    if (!hasty.current) return;
    hasty.current = false;
    if (choice.at === "aim" && choice.by === "card" && choosing.around.fit(choice.plan).fits) go();
  });
  const pickCard = (card: Piece) => {
    // What is on its way with an act is not taken out of it.
    if (still || (busy && underway.current !== null)) return;
    move({ do: "card", card });
    setLooked(null);
  };
  // A card picked by its key hands the arrows over to the board, at the first space that is lit.
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
  // A step that wants a row or a place takes the focus from the hand, which has nothing more to say.
  const pointing = mine && asked.rest.at === "tool" && choice.at === "tool" && sending === null;
  const pointed = useRef(pointing);
  useEffect(() => {
    const { activeElement } = document;
    const begins = pointing && !pointed.current;
    pointed.current = pointing;
    if (!begins || (activeElement !== document.body && activeElement?.closest("#hand") == null)) return;
    if (rows.current !== null) return rows.current.focus();
    const lit = [...(answers ?? [])].find(([, { verdict }]) => verdict.allowed !== "no")?.[0];
    if (lit !== undefined) board.current?.focus(lit);
  }, [pointing, answers]);
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
      if (underway.current !== null) return;
      move({ do: "back" });
      if (busy) hand.current?.focus();
    },
    aimAt: (to) => {
      move({ do: "space", to });
      board.current?.focus(to);
    },
    give: (gift) => {
      if (asked.rest.at === "gift" || !start({ do: "gift", gift })) return;
      hand.current?.focus();
    },
    use: (tool) => {
      if (start({ do: "tool", tool })) handOver.current = true;
    },
    mean: (deed) => {
      if (start({ do: "deed", deed })) meant.current = true;
    },
    name: (number) => void move({ do: "name", number }),
  };
}
