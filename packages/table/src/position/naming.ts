/** What a position knows by name beside the board. Pure. */
import { type Seat, setupOf, type Table, withoutCopy } from "@stillwater/engine";
import { lying, stackWords } from "./settling";

/** The cards of a hand that are known by name. */
export const handNames = (table: Table, seat: Seat): readonly string[] =>
  stackWords(setupOf(table).hands?.[seat])
    .filter((word) => word !== "?")
    .map(withoutCopy);

/** The names of what lies at a place that is not a space. */
export const namesAt = (table: Table, place: string): readonly string[] =>
  lying(setupOf(table), place)
    .filter((word) => word !== "?")
    .map(withoutCopy);

export const hasPlace = ({ rulebook }: Table, place: string): boolean =>
  rulebook.places.some(({ name }) => name === place);
