/** Names for people who have not given theirs: short, suitable for anybody, and the same in every language of the site. */
const NAMES = [
  "Alex",
  "Charlie",
  "Eden",
  "Jo",
  "Kim",
  "Lou",
  "Mika",
  "Noa",
  "Robin",
  "Sam",
  "Sascha",
  "Toni",
] as const;

/** A name to take a seat with until one is typed. */
export function suggestName(): string {
  return NAMES[Math.floor(Math.random() * NAMES.length)] ?? NAMES[0];
}
