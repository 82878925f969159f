/** Who is to act next, as the people around the table would say. */
import { due, type Seat, startTable, type Table } from "@stillwater/engine";

/** The seats that are asked, without those that have had their say about a Start, unless that leaves none. */
export function seatsNext(table: Table): readonly Seat[] {
  const { seats, step } = due(table);
  const talk = step === "pledge" ? startTable(table) : null;
  if (talk === null) return seats;
  const [proposal] = talk.proposals;
  const silent = seats.filter((seat) =>
    proposal ? !proposal.agreed.includes(seat) : talk.dials[seat] === null,
  );
  return silent.length > 0 ? silent : seats;
}
