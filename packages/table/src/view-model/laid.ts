/** What an act did, read from its facts as one viewer saw them. */
import { factWords, namedPiece, namedPlace, writeName } from "@stillwater/engine";
import type { EntryView } from "../session/wire/view";

interface Laid {
  readonly card: string;
  readonly place: string;
  readonly discarded: number;
}

const known = new WeakMap<EntryView, Laid | null>();

/** The Island that an act laid on the grid and what it cost; null for every other act. Cached for each entry. */
export function laidBy(entry: EntryView): Laid | null {
  const found = known.get(entry);
  if (found !== undefined) return found;
  const laid = readLaid(entry);
  known.set(entry, laid);
  return laid;
}

function readLaid(entry: EntryView): Laid | null {
  let card: string | null = null;
  let place = "";
  let discarded = 0;
  for (const fact of entry.facts) {
    const { piece = "", from = "", to = "" } = factWords(fact) ?? {};
    // A card that was turned up may take this one off the board again; then this summary would not be enough.
    if (card !== null && from === place) return null;
    if (namedPlace(from)?.kind !== "hand") continue;
    const onto = namedPlace(to)?.kind;
    if (onto === "space") [card, place] = [piece, to];
    else if (onto === "discard") discarded++;
  }
  return card === null ? null : { card, place, discarded };
}

/** The cards that an act brought to the seat's hand and left there, in notation; cards that nobody sees are left out. */
export function drawnBy({ facts }: Pick<EntryView, "facts">, seat: number): readonly string[] {
  const own = writeName("hand", seat + 1);
  const held: string[] = [];
  for (const fact of facts) {
    const { piece = "", from = "", to = "" } = factWords(fact) ?? {};
    const named = namedPiece(piece);
    if (named === undefined) continue;
    const { name } = named;
    // A Storm comes to the hand and leaves it at once.
    if (from === own && held.includes(name)) held.splice(held.indexOf(name), 1);
    else if (to === own && from !== own) held.push(name);
  }
  return held;
}

/** The last Island that was laid, with its place. */
export function lastLaid(log: readonly EntryView[]): (Laid & { readonly entry: EntryView }) | null {
  for (let index = log.length - 1; index >= 0; index--) {
    const entry = log[index];
    const laid = entry && laidBy(entry);
    if (entry && laid) return { ...laid, entry };
  }
  return null;
}
