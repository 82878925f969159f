import type { TableView } from "../session/wire/view";

/** Whether the viewer may take a seat. Nobody may see two hands: somebody who had a seat may only have that one again. */
export function maySit({
  you,
  status,
  seats,
  lost,
}: Pick<TableView, "you" | "status" | "seats" | "lost">): boolean {
  const going = status === "waiting" || status === "playing";
  // Before the deal the quiet crew gives up any seat to a person; later, only to the person whose seat it keeps.
  const yields = (seat: (typeof seats)[number]): boolean => seat === null || seat.crew !== undefined;
  const open = status === "waiting" ? seats.some(yields) : seats.includes(null);
  return you === null && going && (lost === undefined ? open : yields(seats[lost] ?? null));
}
