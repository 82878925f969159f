/** The questions, in the order of their days. Written by `npm run questions`, which only ever adds. */
import rows from "./asked.json";
import { type Asked, THEMES } from "./questions";

export const ASKED: readonly Asked[] = rows.flatMap((row): Asked[] => {
  const theme = THEMES.find((one) => one === row.theme);
  return theme === undefined ? [] : [{ ...row, theme }];
});
