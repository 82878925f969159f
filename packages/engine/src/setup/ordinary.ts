/** The ordinary deal as a viewer sees it who was shown nothing: what lies where a setup says nothing. */
import { unpack, Writing } from "../kernel/enact";
import { type Fate, unknownFate } from "../kernel/fate";
import type { Rulebook } from "../kernel/rulebook";
import { mask } from "../kernel/sight";
import { cardsAt, type Seat, type Table, UNSEEN, type Viewer } from "../kernel/table";

/** What is dealt before anybody draws; the rest of the deal turns cards up, or asks where the Rocks lie. */
const BEFORE_DRAWING: readonly string[] = ["remove", "deal", "first", "bridges"];

/** Some order of the piles, which nobody sees; whoever begins has one of the smallest piles, or of the larger ones. */
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

/** @param dawn who begins, where the hands are still to be drawn */
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
  // Cards that can only be named by who sees them do not lie there as yet.
  writing.runSteps(rulebook.everyStep.filter(({ when }) => when !== "named-deal"));
  return writing.table;
}
