/** A dealt two-player table and its masks, for tests of the screens. */
import {
  deal,
  due,
  mask,
  readOptions,
  rulebookFor,
  seededFate,
  type Table,
  writePosition,
} from "@stillwater/engine";
import type { TableView } from "@stillwater/table/session";

export function dealt(
  code = "sea p2",
  seed = "v1:screens",
): { readonly table: Table; readonly first: number } {
  const options = readOptions(code);
  if (!options.ok) throw new Error(`not an option code: ${code}`);
  const { table } = deal(rulebookFor(options.value), seededFate(seed));
  return { table, first: due(table).seats[0] ?? 0 };
}

export function viewOf(table: Table, you: number | null): TableView {
  return {
    id: "0123456789ab",
    words: "amber heron lock",
    code: table.rulebook.code,
    status: "playing",
    pace: "now",
    rev: 3,
    you,
    seats: table.rulebook.hands.map((_hand, seat) => ({
      name: ["Ana", "Ben", "Cléo"][seat] ?? "?",
      language: "en",
    })),
    position: writePosition(mask(table, you ?? -1)),
    log: [],
    commitment: "0".repeat(64),
    seed: null,
    listed: false,
    advice: false,
    deal: null,
    daily: null,
    counted: false,
    figures: null,
    waiting: null,
  };
}
