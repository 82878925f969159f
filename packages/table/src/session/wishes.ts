/** What a crew may wish while its table waits for somebody, and whose wishes decide. */
import type { Seat } from "@stillwater/engine";

/** What somebody at the table would do about a long wait: free the seats waited for, give them to the quiet crew, end the game, or nothing. */
export const WISHES = ["free", "crew", "stop", "none"] as const;
export type Wish = (typeof WISHES)[number];

/** Whose wishes decide, of the seats that people hold: all who are not waited for, or everybody where everybody is. */
export function deciding(people: readonly Seat[], late: readonly Seat[]): readonly Seat[] {
  const present = people.filter((seat) => !late.includes(seat));
  return present.length > 0 ? present : people;
}
