/** Places where cards may lie that some seat does not see, and which cards may lie there. */
import type { PieceSpec } from "../kernel/chapter";
import type { Rulebook } from "../kernel/rulebook";
import { countAt, NOWHERE, type Place, type Seat, type Table } from "../kernel/table";
import { type NamedPlace, namedPlace, writeName } from "../notation/names";
import { START_BERTH } from "../sea/board";
import { comesToLight, isHeldBy } from "./holders";

/** A place whose cards some seat does not see. */
export interface UnseenPlace {
  readonly place: Place;
  readonly name: string;
  /** Whether it is a stack with cards of its own. */
  readonly own: boolean;
  /** The names or kinds of the only cards that it holds; null where it holds any. */
  readonly holds: readonly string[] | null;
  /** The kind of place; a deck that all draw from counts as a pile. */
  readonly where: NamedPlace["kind"];
  /** The seat whose place it is; -1 for nobody's. */
  readonly seat: Seat;
}

const known = new WeakMap<Rulebook, readonly UnseenPlace[]>();

/** All unseen places, in the order of the places. */
export function unseenPlaces(rulebook: Rulebook): readonly UnseenPlace[] {
  const found = known.get(rulebook);
  if (found !== undefined) return found;
  const places = rulebook.places.flatMap(({ name, sight, own = false, holds }, place): UnseenPlace[] => {
    if (sight === "all" || place === NOWHERE) return [];
    const named = namedPlace(name);
    if (named === undefined) return [];
    const where = named.kind === "deck" ? "pile" : named.kind;
    return [{ place, name, own, holds: holds === "cards" ? null : holds, where, seat: named.number - 1 }];
  });
  known.set(rulebook, places);
  return places;
}

/** Whether a card starts in a stack with cards of its own, which it leaves only when it is turned up. */
const hasOwn = ({ places }: Rulebook, { starts }: PieceSpec): boolean =>
  places.some(({ name, own }) => own === true && name === starts);

/**
 * Whether an unseen card may lie at a place under all rules that restrict this. Each pile was given one Start; the caller
 * decides which one lies where. Cards that are revealed when drawn are taken not to lie among discards, and Starts only
 * once one is laid, though either may happen (`comesToLight`, T.start.unpayable, T.storm.yellow).
 */
export function mayLieUnseen(
  table: Table,
  spec: PieceSpec,
  { name, own, holds, where, seat }: UnseenPlace,
): boolean {
  const { rulebook } = table;
  if (spec.starts === name) return true;
  // Cards of a stack of their own may be dealt to places that hold only such cards.
  if (own || holds !== null || spec.apart) return !own && holds !== null && isHeldBy(holds, spec.name);
  if (where === "removed") return spec.starts === "islands";
  const leavesOwn = hasOwn(rulebook, spec);
  if (where === "pile") return !leavesOwn && !(spec.name === "start" && seat < 0);
  if (comesToLight(spec) || (where === "discard" && spec.kept !== undefined)) return false;
  if (spec.name !== "start" || leavesOwn) return true;
  // No opening hand had a Start (T.setup.hand); before one is laid, a Start is hardly ever given or discarded.
  if (where === "hand") return countAt(table, rulebook.place(writeName("sealed", seat + 1))) === 0;
  return countAt(table, rulebook.place(START_BERTH)) > 0;
}
