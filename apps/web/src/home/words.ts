/** Three words as people type them (capitals, commas, dots, several spaces), or null when there are not three. */
export function tidyWords(typed: string): string | null {
  const words = typed
    .toLowerCase()
    .split(/[^\p{L}]+/u)
    .filter((word) => word !== "");
  return words.length === 3 ? words.join(" ") : null;
}
