/** Numbers in French words, up to 99. */
const SMALL =
  "zéro un deux trois quatre cinq six sept huit neuf dix onze douze treize quatorze quinze seize dix-sept dix-huit dix-neuf".split(
    " ",
  );
const TENS = "vingt trente quarante cinquante soixante".split(" ");
const EIGHTY = 80;

export function numberInFrench(value: number): string {
  const small = SMALL[value];
  if (small !== undefined) return small;
  if (value === EIGHTY) return "quatre-vingts";
  if (value > EIGHTY) return `quatre-vingt-${numberInFrench(value - EIGHTY)}`;
  const tens = Math.min(4, Math.floor(value / 10) - 2);
  const rest = value - 10 * (tens + 2);
  const word = TENS[tens] ?? "";
  if (rest === 0) return word;
  return rest === 1 || rest === 11 ? `${word} et ${SMALL[rest]}` : `${word}-${SMALL[rest]}`;
}

/** Single words that are numbers, without accents; Belgian and Swiss tens too. */
export const NUMBERS: Readonly<Record<string, number>> = {
  ...Object.fromEntries(
    SMALL.slice(0, 17).map((word, value) => [word.normalize("NFD").replace(/\p{M}/gu, ""), value]),
  ),
  ...Object.fromEntries(TENS.map((word, index) => [word, 10 * (index + 2)])),
  ...{ une: 1, vingts: 20, septante: 70, huitante: 80, octante: 80 },
};
