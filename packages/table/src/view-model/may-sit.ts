import type { TableView } from "../session/wire/view";

/** Whether there is a seat for who looks. Nobody sees two hands: who had a seat may only have that one again. */
export function maySit({
  you,
  status,
  seats,
  lost,
}: Pick<TableView, "you" | "status" | "seats" | "lost">): boolean {
  const going = status === "waiting" || status === "playing";
  // While a table waits, the quiet crew gives way to whoever comes; later to the one whose seat it keeps.
  const yields = (seat: (typeof seats)[number]): boolean => seat === null || seat.crew !== undefined;
  const open = status === "waiting" ? seats.some(yields) : seats.includes(null);
  return you === null && going && (lost === undefined ? open : yields(seats[lost] ?? null));
}
