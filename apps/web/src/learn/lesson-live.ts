/** A lesson as the play screen knows tables: one reader, one board, nobody else. */
import { gauge, type Table, writePosition } from "@stillwater/engine";
import type { Language } from "@/i18n/routing";
import type { Live } from "@/play/table/live";
import { READER } from "./lessons";

export function liveOf(id: string, table: Table, done: boolean, language: Language): Live {
  const code = table.rulebook.game === "sea" ? "sea p2" : "mountain p2";
  return {
    view: {
      ...{ id: `learn-${id}`, words: "", code, status: "playing", pace: "none", rev: 0 },
      you: done ? null : READER,
      seats: [{ name: "", language }, null],
      position: writePosition(table),
      ...{ log: [], commitment: null, seed: null, listed: false, deal: null, daily: null },
      ...{ counted: false, figures: null, waiting: null },
    },
    table,
    figures: gauge(table),
    talking: false,
    council: false,
    said: null,
    log: [],
    presence: ["here", "away"],
    awaySince: [null, null],
    rev: done ? 1 : 0,
    torn: false,
  };
}
