import type { Measure } from "./sample";

export interface Goal {
  readonly text: string;
  /** The pages that it is about. */
  readonly pages: RegExp;
  readonly measure: Measure;
  readonly most: number;
}

const ALL = /./;
const TABLES = /^play/;

/** What the site is held to; script weights are held on every build by specs/weight.spec.ts too. */
export const GOALS: readonly Goal[] = [
  { text: "LCP of home and join", pages: /^(home|join)$/, measure: "lcp", most: 1800 },
  { text: "LCP of a table", pages: TABLES, measure: "lcp", most: 1800 },
  { text: "LCP of the other pages", pages: /^(new table|learn|replay)$/, measure: "lcp", most: 1800 },
  { text: "INP at a table", pages: TABLES, measure: "inp", most: 100 },
  { text: "INP of the other pages", pages: /^(?!play)/, measure: "inp", most: 100 },
  { text: "CLS", pages: ALL, measure: "cls", most: 0.02 },
  { text: "script of a table, first load", pages: TABLES, measure: "firstScript", most: 180 },
  { text: "script of a table, until it can be used", pages: TABLES, measure: "script", most: 230 },
  { text: "script of new table and learn", pages: /^(new table|learn)$/, measure: "script", most: 180 },
];
