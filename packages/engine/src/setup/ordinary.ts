/** The ordinary deal, as seen by a viewer who was shown nothing: what a setup means where it says nothing. */
import { unpack, Writing } from "../kernel/enact";
import { type Fate, unknownFate } from "../kernel/fate";
import type { Rulebook } from "../kernel/rulebook";
import { mask } from "../kernel/sight";
import { cardsAt, type Seat, type Table, UNSEEN, type Viewer } from "../kernel/table";

/** The steps of the deal before anybody draws; later steps turn cards up, or ask where the Rocks lie. */
const BEFORE_DRAWING: readonly string[] = ["remove", "deal", "first", "bridges"];

/** Any order of the piles, since nobody sees it; `first` gets one of the smallest piles, or of the larger ones. */
function dealtBy(first: Seat): Fate {
  const chosen: Readonly<Record<string, (below: number) => number>> = {
    deal: (below) => (first + 1) % below,
    first: (below) => first % below,
  };
  return {
    next: (table, place) => cardsAt(table, place)[0] ?? UNSEEN,
    number: (label, below) => chosen[label]?.(below) ?? 0,
  };
}

const known = new WeakMap<Rulebook, Map<string, Table>>();

/**
 * The table of an ordinary deal, to which a setup says what else is known.
 *
 * @param viewer whose hand is seen
 * @param dawn the seat that begins, where the hands are still to be drawn
 */
export function ordinaryDeal(rulebook: Rulebook, viewer: Viewer, dawn?: Seat): Table {
  const tables = known.get(rulebook) ?? new Map<string, Table>();
  known.set(rulebook, tables);
  const key = `${viewer} ${dawn}`;
  const table = tables.get(key) ?? dealt(rulebook, viewer, dawn);
  tables.set(key, table);
  return table;
}

function dealt(rulebook: Rulebook, viewer: Viewer, dawn?: Seat): Table {
  const dealing = new Writing(unpack(rulebook), dealtBy(dawn ?? 0));
  dealing.runSteps(rulebook.everyStep.filter(({ name }) => BEFORE_DRAWING.includes(name)));
  const writing = new Writing(mask(dealing.table, viewer), unknownFate);
  if (dawn !== undefined) return writing.table;
  // Cards that only the people who see them can name do not lie there yet.
  writing.runSteps(rulebook.everyStep.filter(({ when }) => when !== "named-deal"));
  return writing.table;
}
