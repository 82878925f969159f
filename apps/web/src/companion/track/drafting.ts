/** Input that has been started and not recorded yet. */
import type { Act, Place, Table, Verdict } from "@stillwater/engine";
import { NOTHING, type Typed } from "@stillwater/table/act-builder";
import { useState } from "react";

interface Draft {
  readonly table: Table | null;
  readonly typed: Typed;
  readonly meant: Meant | null;
  /** A card on the board that was pointed at for correction. */
  readonly pointed: Place | null;
  /** A revealed card whose place in the draw is still to be given. */
  readonly came: string | null;
  /** The assumption was wrong: the question is asked explicitly. */
  readonly asking: boolean;
}

/** An act without a place: one done with face-down cards, or with none. */
interface Meant {
  readonly plan: Act;
  readonly verdict: Verdict;
}

const BLANK: Draft = { table: null, typed: NOTHING, meant: null, pointed: null, came: null, asking: false };

/** The draft for a table, and the function that replaces it; a change of table discards it. */
export function useDraft(table: Table): readonly [Draft, (change: Partial<Draft>) => void] {
  const [kept, setKept] = useState<Draft>(BLANK);
  const draft = (change: Partial<Draft>) => setKept({ ...BLANK, ...change, table });
  return [kept.table === table ? kept : BLANK, draft];
}

export const NOACT: Act = { type: "discard", seat: 0, card: 0, to: 0, cards: [], numbers: [] };
