/** What an act did, read off its facts as somebody saw them. */
import { factWords, namedPiece, namedPlace, writeName } from "@stillwater/engine";
import type { EntryView } from "../session/wire/view";

interface Laid {
  readonly card: string;
  readonly place: string;
  readonly discarded: number;
}

const known = new WeakMap<EntryView, Laid | null>();

/** The Island an act laid on the grid and what it cost, or null for every other act. Read off its facts once. */
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
    // What was turned up under it may take a card off the board again; then more is to be said.
    if (card !== null && from === place) return null;
    if (namedPlace(from)?.kind !== "hand") continue;
    const onto = namedPlace(to)?.kind;
    if (onto === "space") [card, place] = [piece, to];
    else if (onto === "discard") discarded++;
  }
  return card === null ? null : { card, place, discarded };
}

/** The cards an act brought to one's own hand and left there, as notation names them; what nobody here sees is left out. */
export function drawnBy({ facts }: Pick<EntryView, "facts">, seat: number): readonly string[] {
  const own = writeName("hand", seat + 1);
  const held: string[] = [];
  for (const fact of facts) {
    const { piece = "", from = "", to = "" } = factWords(fact) ?? {};
    const named = namedPiece(piece);
    if (named === undefined) continue;
    const { name } = named;
    // A Storm comes to the hand and goes on at once.
    if (from === own && held.includes(name)) held.splice(held.indexOf(name), 1);
    else if (to === own && from !== own) held.push(name);
  }
  return held;
}

/** The cell the last Island was laid on, as a place name. */
export function lastLaid(log: readonly EntryView[]): (Laid & { readonly entry: EntryView }) | null {
  for (let index = log.length - 1; index >= 0; index--) {
    const entry = log[index];
    const laid = entry && laidBy(entry);
    if (entry && laid) return { ...laid, entry };
  }
  return null;
}
