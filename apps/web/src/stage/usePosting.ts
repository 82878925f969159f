"use client";

/** Sends an act and shows it before the server answers; the choice behind it is cleared once the act is done. */
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

/** The table with a card laid optimistically, and the table it was laid on: dropped as soon as that one changes. */
interface Ahead extends LaidAhead {
  readonly of: Table;
}

interface TableAhead {
  /** The table as shown, including a card that is on its way. */
  readonly table: Table;
  /** The place of the card that is on its way; null if there is none. */
  readonly arriving: Place | null;
  /** Shows a card before the answer; null takes it back. */
  readonly lay: (ahead: Ahead | null) => void;
}

/** The server's table with an optimistic card on it, if any; a card laid on an earlier table is dropped. */
export function useTableAhead(certain: Table): TableAhead {
  const [ahead, lay] = useState<Ahead | null>(null);
  return ahead?.of === certain
    ? { table: ahead.table, arriving: ahead.to, lay }
    : { table: certain, arriving: null, lay };
}

/** An act on its way: the revision it was sent at, the function that clears its choice, and where the focus was. */
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
  /** Where the focus returns to. */
  readonly hand: RefObject<HandHandle | null>;
  /** An act is possible now, in one's own turn or out of it. */
  readonly may: boolean;
}

interface Posting {
  /** The act that is on its way; null while none is. */
  readonly sending: string | null;
  /** Sends an act, if one is possible now. */
  readonly post: (act: string | null) => void;
  /** Whether the current choice belongs to an act on its way. */
  readonly isUnderway: () => boolean;
}

/** Sends acts; a refusal takes the act back and says why, and the focus returns to the hand where it would be lost. */
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
  // A newer choice stays picked, and a focus that has moved stays where it is.
  const settle = useCallback(() => {
    const sent = underway.current;
    underway.current = null;
    if (sent === null) return;
    sent.rest();
    const { activeElement } = document;
    if (activeElement === sent.from || activeElement === document.body) hand.current?.focus();
  }, [hand]);
  // The card that has the focus may be the one that leaves the hand, in a frame that comes only after the answer.
  const returning = useRef<number | null>(null);
  const onDone = useCallback(() => {
    returning.current = live.rev;
    settle();
  }, [settle, live.rev]);
  const isShown = (since: number) => live.log.some(({ rev, seat }) => rev > since && seat === you);
  // The table's stream may show an act before the answer confirms it.
  useEffect(() => {
    const since = underway.current?.since ?? live.rev;
    if (live.log.some(({ rev, seat }) => rev > since && seat === you)) settle();
  }, [live.log, live.rev, you, settle]);
  useEffect(() => {
    if (returning.current === null) return;
    if (document.activeElement === document.body) hand.current?.focus();
    if (live.rev > returning.current) returning.current = null;
  }, [live.rev, hand]);
  // Once the hand is drawn without the card that was laid, so that the focus is not lost with the card or the button.
  const laidNow = table !== certain;
  useEffect(() => {
    if (!laidNow) return;
    const { activeElement: before } = document;
    const follow = () => {
      const { activeElement } = document;
      if (activeElement === before || activeElement === document.body) hand.current?.focus();
    };
    requestAnimationFrame(() => setTimeout(follow));
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
