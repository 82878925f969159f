/** The canonical form of three words, however they were typed or said. */

/** "Amber  HERON-lock" → "amber heron lock"; null unless there are exactly three words of plain letters. */
export function normalWords(typed: string): string | null {
  const words = typed.toLowerCase().match(/[a-z]+/g) ?? [];
  return words.length === 3 && words.every((word) => word.length <= 12) ? words.join(" ") : null;
}
