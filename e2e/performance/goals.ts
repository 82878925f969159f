import type { Measure } from "./sample";

export interface Goal {
  readonly text: string;
  /** The pages to which it applies. */
  readonly pages: RegExp;
  readonly measure: Measure;
  readonly most: number;
}

const ALL = /./;
const TABLES = /^play/;

/** The limits for the site; specs/weight.spec.ts checks the weights of scripts at every build too. */
export const GOALS: readonly Goal[] = [
  { text: "LCP", pages: ALL, measure: "lcp", most: 1800 },
  { text: "processor for the dearest tap", pages: ALL, measure: "tap", most: 80 },
  { text: "INP", pages: ALL, measure: "inp", most: 100 },
  { text: "card to lit spaces", pages: TABLES, measure: "lit", most: 50 },
  { text: "space to verdict", pages: TABLES, measure: "verdict", most: 50 },
  { text: "confirm to card on the board", pages: TABLES, measure: "laid", most: 50 },
  { text: "CLS", pages: ALL, measure: "cls", most: 0.02 },
  { text: "script of a table, first load", pages: TABLES, measure: "firstScript", most: 180 },
  { text: "script of a table, until it can be used", pages: TABLES, measure: "script", most: 200 },
  { text: "script of the other pages", pages: /^(?!play)/, measure: "script", most: 180 },
  { text: "fonts", pages: ALL, measure: "font", most: 90 },
  { text: "style sheets", pages: ALL, measure: "css", most: 25 },
  { text: "elements of a sea table", pages: /^play, sea$/, measure: "nodes", most: 450 },
];
