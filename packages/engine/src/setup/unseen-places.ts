/** Where cards may lie that somebody does not see, and which of them may lie there. */
import type { PieceSpec } from "../kernel/chapter";
import type { Rulebook } from "../kernel/rulebook";
import { countAt, NOWHERE, type Place, type Seat, type Table } from "../kernel/table";
import { type NamedPlace, namedPlace, writeName } from "../notation/names";
import { START_BERTH } from "../sea/board";
import { comesToLight } from "./holders";

/** A place of which some seat does not see what lies there. */
export interface UnseenPlace {
  readonly place: Place;
  readonly name: string;
  /** A stack of its own cards. */
  readonly own: boolean;
  /** It holds certain cards only. */
  readonly apart: boolean;
  /** A deck that all draw from is a pile too. */
  readonly where: NamedPlace["kind"];
  /** Whose it is; -1 where it is nobody's. */
  readonly seat: Seat;
}

const known = new WeakMap<Rulebook, readonly UnseenPlace[]>();

/** All of them, in the order of the places. */
export function unseenPlaces(rulebook: Rulebook): readonly UnseenPlace[] {
  const found = known.get(rulebook);
  if (found !== undefined) return found;
  const places = rulebook.places.flatMap(({ name, sight, own = false, holds }, place): UnseenPlace[] => {
    if (sight === "all" || place === NOWHERE) return [];
    const named = namedPlace(name);
    if (named === undefined) return [];
    const where = named.kind === "deck" ? "pile" : named.kind;
    return [{ place, name, own, apart: holds !== "cards", where, seat: named.number - 1 }];
  });
  known.set(rulebook, places);
  return places;
}

/** Whether a card starts in a stack of its own, which it leaves only when it is turned up. */
const hasOwn = ({ places }: Rulebook, { starts }: PieceSpec): boolean =>
  places.some(({ name, own }) => own === true && name === starts);

/**
 * Whether a card that is not seen may lie at a place, by all that keeps it from there. Each pile was given one Start:
 * which of them lies in which is for whoever deals them. What comes to light is taken to lie among no discards, and a
 * Start to lie there only once one is laid, though either may happen (`comesToLight`, T.start.unpayable, T.storm.yellow).
 */
export function mayLieUnseen(
  table: Table,
  spec: PieceSpec,
  { name, own, apart, where, seat }: UnseenPlace,
): boolean {
  const { rulebook } = table;
  if (own || apart || spec.apart) return spec.starts === name;
  if (where === "removed") return spec.starts === "islands";
  const leavesOwn = hasOwn(rulebook, spec);
  if (where === "pile") return !leavesOwn && !(spec.name === "start" && seat < 0);
  if (comesToLight(spec) || (where === "discard" && spec.kept !== undefined)) return false;
  if (spec.name !== "start" || leavesOwn) return true;
  // None was in an opening hand (T.setup.hand); before one is laid it is hardly ever given or thrown away.
  if (where === "hand") return countAt(table, rulebook.place(writeName("sealed", seat + 1))) === 0;
  return countAt(table, rulebook.place(START_BERTH)) > 0;
}
