/** Which seats are asked for what, and how the game stands. All of it is read off the table. */
import type { ClauseId } from "../clauses";
import type { StepName } from "./chapter";
import { isDealing, spot } from "./furniture";
import { askedStep } from "./judge";
import { isOfDeal } from "./rulebook";
import { BITSET_WORDS, countAt, type Piece, regionWord, type Seat, type Table } from "./table";

export interface Due {
  readonly step: StepName | "over";
  readonly seats: readonly Seat[];
  readonly clause?: ClauseId;
}

/** The step that is due and the seats it asks. */
export function due(table: Table): Due {
  const step = askedStep(table);
  if (!step) return waiting(table);
  const seats: Seat[] = [];
  for (let seat = 0; seat < table.rulebook.seats; seat++) if (step.asks?.(table, seat)) seats.push(seat);
  return { step: step.name, clause: step.clause, seats };
}

/** Nobody has to decide: the game is over, or people must say which card was revealed before anything happens. */
function waiting(table: Table): Due {
  const dealing = isDealing(table);
  const step =
    outcome(table) === "playing"
      ? table.rulebook.everyStep.find((step) => step.runs && (dealing || !isOfDeal(step)) && step.due(table))
      : undefined;
  return step ? { step: step.name, clause: step.clause, seats: [] } : { step: "over", seats: [] };
}

const won = spot("won");
const lost = spot("lost");

/** Whether the game goes on. */
export function outcome(table: Table): "playing" | "won" | "lost" {
  if (countAt(table, won(table)) > 0) return "won";
  return countAt(table, lost(table)) > 0 ? "lost" : "playing";
}

/** The cards of a seat's hand that are known here, ascending. */
export function hand(table: Table, seat: Seat): Piece[] {
  const region = table.rulebook.handRegions[seat];
  const cards: Piece[] = [];
  for (let word = 0; region !== undefined && word < BITSET_WORDS; word++)
    for (let bits = regionWord(table, region, word); bits !== 0; bits &= bits - 1)
      cards.push(word * 32 + 31 - Math.clz32(bits & -bits));
  return cards;
}
