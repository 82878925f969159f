/** A table without a desk, in the form that the play screen takes: a lesson, or cards that lie on a real table. */
import { gauge, type Table, writePosition } from "@stillwater/engine";
import type { Language } from "@stillwater/rulebook";
import type { Live } from "./live";
import type { EntryView } from "./wire/view";

interface StillTable {
  /** Seeds the drawing of the sea, so that it stays the same. */
  readonly id: string;
  readonly table: Table;
  /** The seat that acts on this screen; null for nobody. */
  readonly you: number | null;
  /** By seat; shorter, or empty, where the other players have no names. */
  readonly names: readonly string[];
  readonly language: Language;
  readonly rev: number;
  readonly log?: readonly EntryView[];
}

export function stillLive({ id, table, you, names, language, rev, log = [] }: StillTable): Live {
  const figures = gauge(table);
  return {
    view: {
      ...{ id, words: "", code: table.rulebook.code, status: "playing", pace: "none", rev, you },
      seats: table.rulebook.hands.map((_hand, seat) => {
        const name = names[seat];
        return name === undefined ? null : { name, language };
      }),
      position: writePosition(table),
      ...{ log, commitment: null, seed: null, listed: false, advice: false, deal: null, daily: null },
      ...{ counted: false, figures: null, waiting: null },
    },
    table,
    figures: { ...figures, spare: Math.max(0, figures.spare) },
    talking: false,
    council: false,
    said: null,
    talk: null,
    ...{ log, earlier: false },
    // Nobody sits there, so nobody can be away.
    presence: [],
    awaySince: [],
    rev,
    torn: false,
  };
}
