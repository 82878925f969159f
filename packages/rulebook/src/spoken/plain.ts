/** Small letters without accents, and one kind of everything that is written in several ways. */
export function plainLetters(text: string): string {
  return text
    .toLowerCase()
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .replaceAll("ß", "ss")
    .replaceAll("œ", "oe")
    .replace(/[−–—]/g, "-")
    .replace(/['’`]/g, " ")
    .trim();
}
