/** What somebody has begun to enter and not written down yet. */
import type { Act, Place, Table, Verdict } from "@stillwater/engine";
import { NOTHING, type Typed } from "@stillwater/table/act-builder";
import { useState } from "react";

interface Draft {
  readonly table: Table | null;
  readonly typed: Typed;
  readonly meant: Meant | null;
  /** A card on the board that is pointed at, to be put right. */
  readonly pointed: Place | null;
  /** What came to light, whose place in the draw is still to be said. */
  readonly came: string | null;
  /** What is taken for granted was not so: it is asked about. */
  readonly asking: boolean;
}

/** An act without a place: what was done with cards nobody sees, or without any. */
interface Meant {
  readonly plan: Act;
  readonly verdict: Verdict;
}

const BLANK: Draft = { table: null, typed: NOTHING, meant: null, pointed: null, came: null, asking: false };

/** What is begun on a table, and what begins it anew; another table takes it away. */
export function useDraft(table: Table): readonly [Draft, (change: Partial<Draft>) => void] {
  const [kept, setKept] = useState<Draft>(BLANK);
  const draft = (change: Partial<Draft>) => setKept({ ...BLANK, ...change, table });
  return [kept.table === table ? kept : BLANK, draft];
}

export const NOACT: Act = { type: "discard", seat: 0, card: 0, to: 0, cards: [], numbers: [] };
