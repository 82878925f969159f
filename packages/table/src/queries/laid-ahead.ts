/** Shows a card that was just played before the desk has answered: the rules in the browser already allowed it. */
import {
  enact,
  evolve,
  outcome,
  type Place,
  readAct,
  type Seat,
  type Table,
  UNSEEN,
  unknownFate,
} from "@stillwater/engine";

export interface LaidAhead {
  readonly table: Table;
  /** The place that the card is laid on. */
  readonly to: Place;
}

/**
 * The table with the cards of an act where they will lie, before anything else happens: no card is drawn, and the turn has
 * not passed. Null where the act lays no card, may come to nothing, or would end the game, which is shown only once the desk
 * has confirmed it.
 */
export function laidAhead(table: Table, you: Seat, act: string): LaidAhead | null {
  const read = readAct(table.rulebook, act, you);
  if (!read.ok || read.value.type !== "lay") return null;
  const enacted = enact(table, read.value, unknownFate);
  if (!enacted.ok || outcome(enacted.value.table) !== "playing") return null;
  const hand = table.rulebook.hands[you];
  const facts = enacted.value.facts.filter(({ piece, from }) => from === hand && piece !== UNSEEN);
  const laid = facts.find(({ piece }) => piece === read.value.card);
  return laid === undefined ? null : { table: evolve(table, facts), to: laid.to };
}
