/** A card that was just played is seen on the board before the desk has answered: the rules that are here said yes already. */
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
  /** Where the card lies. */
  readonly to: Place;
}

/**
 * The table with the cards of an act where they will lie, while nothing else has happened yet: no card is drawn, and the
 * turn has not passed. Null where the act is no card that is laid, may come to nothing, or would end the game, which is
 * told only once it is certain.
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
