/** A game played on in place, for code that looks ahead: earlier states are not kept, and refusals give no reasons. */
import type { Act } from "./chapter";
import { asHeld } from "./copies";
import { Writing } from "./enact";
import type { Fate } from "./fate";
import { isForbidden } from "./judge";
import { look, lookInto, type Seen } from "./sight";
import { copyTable, type Seat, type Table } from "./table";

export class Trial {
  /** The whole table as it stands now: `does` changes it. */
  readonly table: Table;
  readonly #writing: Writing;
  readonly #views: (Seen | undefined)[] = [];

  /** @param from stays unchanged */
  constructor(from: Table, fate: Fate) {
    this.table = copyTable(from);
    this.#writing = new Writing(this.table, fate);
  }

  /** The table as one seat knows it, until that seat looks again. */
  look(seat: Seat): Seen {
    const view = this.#views[seat];
    if (view) return lookInto(view, this.table);
    const first = look(this.table, seat);
    this.#views[seat] = first;
    return first;
  }

  /** Carries an act out as `enact` would; false, with nothing changed, where `enact` would refuse it. */
  does(act: Act): boolean {
    const held = asHeld(this.table, act);
    if (isForbidden(this.table, held)) return false;
    this.#writing.carryOut(held);
    return true;
  }
}
