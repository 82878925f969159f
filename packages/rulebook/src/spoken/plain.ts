/** Lower case without accents, and one spelling for characters that can be written in several ways. */
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
