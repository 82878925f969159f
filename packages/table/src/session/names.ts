/** What somebody at a table is called. */

/**
 * The name of a seat. Throws for one that has none: whoever shows a table has a name for each of its seats, if only by
 * its number.
 */
export function nameOfSeat(names: readonly (string | null)[], seat: number | undefined): string {
  const name = seat === undefined ? undefined : names[seat];
  if (name === undefined || name === null) throw new Error(`Seat ${seat} has no name.`);
  return name;
}
