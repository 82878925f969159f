/** Slips of the finger and of the hurry, made by a chance that is the same every time. */

/** Chance with a seed: numbers from 0 up to 1 (mulberry32). */
export function chanceFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** One of a list. */
export function oneOf(list: readonly string[], chance: () => number): string {
  return list[Math.floor(chance() * list.length)] ?? "";
}

const KEYBOARD = ["qwertyuiop", "asdfghjkl", "zxcvbnm"];

function neighbourKey(letter: string): string {
  const row = KEYBOARD.find((keys) => keys.includes(letter)) ?? letter;
  const at = row.indexOf(letter);
  return row[at + 1] ?? row[at - 1] ?? letter;
}

type Slip = (text: string, at: number) => string;

const dropped: Slip = (text, at) => text.slice(0, at) + text.slice(at + 1);
const swapped: Slip = (text, at) =>
  text.slice(0, at) + text.charAt(at + 1) + text.charAt(at) + text.slice(at + 2);
const doubled: Slip = (text, at) => text.slice(0, at) + text.charAt(at) + text.slice(at);
const beside: Slip = (text, at) => text.slice(0, at) + neighbourKey(text.charAt(at)) + text.slice(at + 1);

/** A slip within the words of a text: a word left out, two in the wrong order, two run together. */
function amongWords(text: string, chance: () => number): string {
  const words = text.split(" ");
  if (words.length < 2) return text;
  const at = Math.floor(chance() * (words.length - 1));
  const [one = "", other = ""] = words.slice(at, at + 2);
  const kind = chance();
  if (kind < 0.3) return words.length > 2 ? words.toSpliced(at, 1).join(" ") : text;
  return words.toSpliced(at, 2, ...(kind < 0.7 ? [other, one] : [one + other])).join(" ");
}

/** Of ten texts this many stay as they are. */
const UNHARMED = 0.4;
const SECOND_SLIP = 0.25;
const IN_A_WORD = 0.65;

/** A text as it may come from a hurried hand. */
export function hurried(text: string, chance: () => number): string {
  if (chance() < UNHARMED) return text;
  const slips = chance() < SECOND_SLIP ? [1, 2] : [1];
  return slips.reduce((typed) => {
    if (chance() >= IN_A_WORD) return amongWords(typed, chance);
    const slip = [dropped, dropped, swapped, swapped, doubled, beside][Math.floor(chance() * 6)] ?? dropped;
    // The first letter is seldom wrong.
    return slip(typed, 1 + Math.floor(chance() * Math.max(1, typed.length - 1))) || text;
  }, text);
}
