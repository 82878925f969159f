"use client";

/** An act on its way: it is shown before the answer, and what was picked for it is put to rest once it is done. */
import type { Place, Table } from "@stillwater/engine";
import { type LaidAhead, laidAhead } from "@stillwater/table/queries";
import { mayFollow } from "@stillwater/table/session";
import type { HandHandle } from "@stillwater/ui";
import { type RefObject, useCallback, useEffect, useRef, useState } from "react";
import type { Choosing } from "./useChoice";
import { type Setback, useSend } from "./useSend";
import { useSetbacks } from "./useSetbacks";
import type { StageScene } from "./useStage";
import type { ToastList } from "./useToasts";

/** The table with a card that is on its way, and the one it was laid on: gone as soon as that has changed. */
interface Ahead extends LaidAhead {
  readonly of: Table;
}

interface TableAhead {
  /** The table as it is shown: with a card on it that is on its way. */
  readonly table: Table;
  /** Where the card lies that is on its way; null where none is. */
  readonly arriving: Place | null;
  /** Lays a card ahead; null takes it back. */
  readonly lay: (ahead: Ahead | null) => void;
}

/** The table as the server knows it, with a card laid ahead of its answer; what was laid ahead on an earlier table is forgotten. */
export function useTableAhead(certain: Table): TableAhead {
  const [ahead, lay] = useState<Ahead | null>(null);
  return ahead?.of === certain
    ? { table: ahead.table, arriving: ahead.to, lay }
    : { table: certain, arriving: null, lay };
}

/** An act on its way: the revision it was sent at, what puts its choice to rest, and where the focus was. */
interface Underway {
  readonly since: number;
  readonly rest: () => void;
  readonly from: Element | null;
}

interface PostingTerms extends Pick<StageScene, "live" | "names" | "nameOf"> {
  readonly certain: Table;
  readonly ahead: TableAhead;
  readonly choosing: Pick<Choosing, "reset" | "mark">;
  readonly toasts: ToastList;
  /** Where the focus goes back to. */
  readonly hand: RefObject<HandHandle | null>;
  /** Something may be done now, in one's own turn or out of it. */
  readonly may: boolean;
}

interface Posting {
  /** The act that is on its way; null while none is. */
  readonly sending: string | null;
  /** Sends an act, where one may be done now. */
  readonly post: (act: string | null) => void;
  /** Whether what is picked belongs to an act on its way. */
  readonly isUnderway: () => boolean;
}

/** Sends what is done; a refusal takes it back and says why, and the focus returns to the hand where it would be lost. */
export function usePosting(terms: PostingTerms): Posting {
  const { live, names, nameOf, certain, ahead, toasts, hand, may } = terms;
  const { reset, mark } = terms.choosing;
  const { table, lay } = ahead;
  const you = live.view.you;
  const underway = useRef<Underway | null>(null);
  const tell = useSetbacks({ live, names, nameOf, toasts });
  const onSetback = useCallback(
    (setback: Setback) => {
      underway.current = null;
      lay(null);
      reset();
      tell(setback);
    },
    [lay, reset, tell],
  );
  // What was picked since stays picked, and a focus that moved stays where it is.
  const settle = useCallback(() => {
    const sent = underway.current;
    underway.current = null;
    if (sent === null) return;
    sent.rest();
    const { activeElement } = document;
    if (activeElement === sent.from || activeElement === document.body) hand.current?.focus();
  }, [hand]);
  // The card that has the focus now may be the one that leaves, with a frame that comes only after the answer.
  const returning = useRef<number | null>(null);
  const onDone = useCallback(() => {
    returning.current = live.rev;
    settle();
  }, [settle, live.rev]);
  const isShown = (since: number) => live.log.some(({ rev, seat }) => rev > since && seat === you);
  // The table itself may show an act before the answer says that it was done.
  useEffect(() => {
    const since = underway.current?.since ?? live.rev;
    if (live.log.some(({ rev, seat }) => rev > since && seat === you)) settle();
  }, [live.log, live.rev, you, settle]);
  useEffect(() => {
    if (returning.current === null) return;
    if (document.activeElement === document.body) hand.current?.focus();
    if (live.rev > returning.current) returning.current = null;
  }, [live.rev, hand]);
  // Once the hand is drawn without the card that was laid ahead, so that the focus is not lost with it.
  const laidNow = table !== certain;
  useEffect(() => {
    if (laidNow) hand.current?.focus();
  }, [laidNow, hand]);
  const { sending, send } = useSend({
    table: live.view.id,
    rulebook: table.rulebook,
    isShown,
    onDone,
    onSetback,
  });
  const post = (act: string | null) => {
    if (act === null || !may || act === sending || (sending !== null && !mayFollow(table.rulebook, act)))
      return;
    const laid = you === null ? null : laidAhead(certain, you, act);
    if (laid === null) {
      underway.current = { since: live.rev, rest: mark(), from: document.activeElement };
    } else {
      lay({ of: certain, ...laid });
      reset();
    }
    send(act, live.rev);
  };
  return { sending, post, isUnderway: () => underway.current !== null };
}
