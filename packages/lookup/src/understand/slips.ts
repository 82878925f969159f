/** Slips of the finger in the words of a small vocabulary. */
import { distance } from "fastest-levenshtein";

/** Shorter words are too like others. */
const SHORTEST = 5;

/** Whether two letters side by side changed places. */
function isSwapped(one: string, other: string): boolean {
  if (one.length !== other.length) return false;
  const at = [...one].findIndex((letter, index) => letter !== other[index]);
  return one[at] === other[at + 1] && one[at + 1] === other[at] && one.slice(at + 2) === other.slice(at + 2);
}

/** Two letters that changed places are seldom another word, however short. */
const isSlip = (typed: string, meant: string): boolean =>
  typed[0] === meant[0] &&
  Math.min(typed.length, meant.length) >= SHORTEST - 1 &&
  (isSwapped(typed, meant) ||
    (Math.max(typed.length, meant.length) >= SHORTEST && distance(typed, meant) === 1));

/**
 * Finds the word that was meant.
 * @param known words by what they say
 * @param guards real words that no slip may turn into a known one
 * @returns a function that gives a word back unless all words that are a slip away from it say the same
 */
export function speller(
  known: ReadonlyMap<string, string>,
  guards: ReadonlySet<string>,
): (word: string) => string {
  return (word) => {
    if (known.has(word) || guards.has(word)) return word;
    const near = [...known.keys(), ...guards].filter((each) => isSlip(word, each));
    const [meant = word] = near;
    return near.every((each) => known.get(each) !== undefined && known.get(each) === known.get(meant))
      ? meant
      : word;
  };
}
