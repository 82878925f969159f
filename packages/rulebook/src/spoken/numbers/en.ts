/** Numbers in English words, up to 99. */
const SMALL =
  "zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen".split(
    " ",
  );
const TENS = "twenty thirty forty fifty sixty seventy eighty ninety".split(" ");

export function numberInEnglish(value: number): string {
  const small = SMALL[value];
  if (small !== undefined) return small;
  const tens = TENS[Math.floor(value / 10) - 2] ?? "";
  return value % 10 === 0 ? tens : `${tens}-${SMALL[value % 10]}`;
}

/** Single words that are numbers; tens and units side by side are put together elsewhere. */
export const NUMBERS: Readonly<Record<string, number>> = {
  ...Object.fromEntries(SMALL.map((word, value) => [word, value])),
  ...Object.fromEntries(TENS.map((word, index) => [word, 10 * (index + 2)])),
  ...{ fourty: 40, fivety: 50, oh: 0 },
};
