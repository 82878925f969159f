/** Names for people who have not said theirs: short, given to anybody, and read alike in every language of the site. */
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

/** A name to sit down under until one is typed. */
export function suggestName(): string {
  return NAMES[Math.floor(Math.random() * NAMES.length)] ?? NAMES[0];
}
