"use client";

import type { Options } from "@stillwater/engine";
import { useEffect, useRef, useState } from "react";
import type { FoundDeal, NoDeal } from "./seeking";

interface Sought {
  readonly typed: string;
  readonly deal: FoundDeal | null;
  readonly problem: NoDeal | null;
  readonly busy: boolean;
  /** The deal was dropped because other options were chosen. */
  readonly dropped: boolean;
}

export interface DealSearch extends Sought {
  readonly type: (typed: string) => void;
  readonly seek: (typed: string) => void;
  /** Goes back to new cards. */
  readonly drop: () => void;
  /** Drops the deal, as it belongs to its own options. */
  readonly giveWay: () => void;
}

const NOTHING: Sought = { typed: "", deal: null, problem: null, busy: false, dropped: false };

/**
 * The deal to be played again: the one in the address, or one that somebody pastes.
 * @param asked the deal that the address names (`?deal=`)
 */
export function useDeal(asked: string | null, now: Options, onFound: (options: Options) => void): DealSearch {
  const [sought, setSought] = useState<Sought>(NOTHING);
  const latest = useRef({ now, onFound });
  const turn = useRef(0);
  useEffect(() => {
    latest.current = { now, onFound };
  });
  const seek = async (typed: string): Promise<void> => {
    turn.current += 1;
    const mine = turn.current;
    setSought({ ...NOTHING, typed, busy: true });
    const found = await import("./seeking")
      .then(({ seekDeal }) => seekDeal(typed, latest.current.now))
      .catch((): NoDeal => ({ why: "failed" }));
    // The text has changed since, or the search was cancelled.
    if (mine !== turn.current) return;
    if ("why" in found) return setSought({ ...NOTHING, typed, problem: found });
    setSought({ ...NOTHING, typed, deal: found });
    latest.current.onFound(found.options);
  };
  const forget = (dropped: boolean) => {
    turn.current += 1;
    setSought({ ...NOTHING, dropped });
  };
  const seekNow = useRef(seek);
  useEffect(() => {
    if (asked !== null) void seekNow.current(asked);
  }, [asked]);
  return {
    ...sought,
    type: (typed) => {
      turn.current += 1;
      setSought({ ...NOTHING, typed });
    },
    seek: (typed) => void seek(typed),
    drop: () => forget(false),
    giveWay: () => {
      if (sought.deal !== null || sought.busy) forget(sought.deal !== null);
    },
  };
}
