/** The questions, in the order of their days. Written by `npm run questions`, which only ever adds. */
import rows from "./asked.json";
import { type AskedQuestion, THEMES } from "./questions";

export const ASKED: readonly AskedQuestion[] = rows.flatMap((row): AskedQuestion[] => {
  const theme = THEMES.find((one) => one === row.theme);
  return theme === undefined ? [] : [{ ...row, theme }];
});
