/** What a crew may wish for while its table waits for somebody, and whose wishes decide. */
import type { Seat } from "@stillwater/engine";

/** What a seat wants done about a long wait: free the late seats, give them to the quiet crew, end the game, or nothing. */
export const WISHES = ["free", "crew", "stop", "none"] as const;
export type Wish = (typeof WISHES)[number];

/** The seats whose wishes decide, of those that people hold: all that are not waited for, or all if that leaves none. */
export function deciding(people: readonly Seat[], late: readonly Seat[]): readonly Seat[] {
  const present = people.filter((seat) => !late.includes(seat));
  return present.length > 0 ? present : people;
}
