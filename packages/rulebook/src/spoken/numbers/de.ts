/** Numbers in German words, up to 99. */
const SMALL =
  "null eins zwei drei vier fünf sechs sieben acht neun zehn elf zwölf dreizehn vierzehn fünfzehn sechzehn siebzehn achtzehn neunzehn".split(
    " ",
  );
const TENS = "zwanzig dreißig vierzig fünfzig sechzig siebzig achtzig neunzig".split(" ");

export function numberInGerman(value: number): string {
  const small = SMALL[value];
  if (small !== undefined) return small;
  const tens = TENS[Math.floor(value / 10) - 2] ?? "";
  const unit = value % 10;
  return unit === 0 ? tens : `${unit === 1 ? "ein" : SMALL[unit]}und${tens}`;
}

const plain = (word: string): string => word.replaceAll("ü", "u").replaceAll("ö", "o").replaceAll("ß", "ss");
/** As it is typed where there are no umlauts. */
const spelledOut = (word: string): string =>
  word.replaceAll("ü", "ue").replaceAll("ö", "oe").replaceAll("ß", "ss");

/** Every number as one word, without umlauts and with them spelled out. */
export const NUMBERS: Readonly<Record<string, number>> = {
  ...Object.fromEntries(
    Array.from({ length: 100 }, (_, value) => numberInGerman(value)).flatMap((word, value) => [
      [plain(word), value],
      [spelledOut(word), value],
    ]),
  ),
  ...{ ein: 1, eine: 1, zwo: 2 },
};
