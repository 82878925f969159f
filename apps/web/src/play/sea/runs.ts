/** Competitive: own cards in adjacent cells of the sequence, from three on (T.duel.score). */
import type { Place, Table } from "@stillwater/engine";
import type { Owner, SeaCell } from "@stillwater/ui";
import { marksOf } from "./board-model";

const LEAST = 3;
const OWNERS = ["one", "two"] as const satisfies readonly Owner[];

/** The line under each card of a run: whose it is, and where the line stops. */
export function runsOf(table: Table): ReadonlyMap<Place, NonNullable<SeaCell["run"]>> {
  const lines = new Map<Place, NonNullable<SeaCell["run"]>>();
  let run: Place[] = [];
  let owner: number | undefined;
  const close = () => {
    const name = OWNERS[owner ?? -1];
    if (name !== undefined && run.length >= LEAST)
      run.forEach((place, index) => {
        const ends = index === 0 ? "left" : index === run.length - 1 ? "right" : undefined;
        lines.set(place, ends === undefined ? { owner: name } : { owner: name, ends });
      });
    run = [];
  };
  for (const cell of table.rulebook.cells) {
    const own = marksOf(table, cell).owner;
    if (own !== owner) close();
    owner = own;
    if (own !== undefined) run.push(cell);
  }
  close();
  return lines;
}
