/** The players at a table with printed cards, as the header shows them. */
import type { Seat, Table } from "@stillwater/engine";
import type { Player } from "@stillwater/ui";
import type { CrewSeats } from "../device/shelf";
import { countsOf } from "./counted-piles";
import { Signs } from "./Signs";

interface Playing {
  readonly nameOf: (seat: Seat) => string;
  /** The player to act; null once the game is over. */
  readonly turn: Seat | null;
  readonly crew: CrewSeats | undefined;
}

export function trackedPlayers(table: Table, { nameOf, turn, crew }: Playing): readonly Player[] {
  const { hands, leads } = table.rulebook;
  return hands.map((_hand, seat) => {
    const { hand, pile } = countsOf(table, seat);
    return {
      ...{ key: String(seat), name: nameOf(seat), active: seat === turn, hand },
      crew: crew?.[seat] !== undefined,
      // In a duel the two players draw from one deck.
      ...(leads === null ? { pile } : {}),
      badges: <Signs table={table} seat={seat} />,
    };
  });
}
