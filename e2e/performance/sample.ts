/** The figures of one visit to one page. Milliseconds, and kilobytes as sent over the network. */
export interface Sample {
  readonly lcp: number;
  readonly inp: number;
  readonly cls: number;
  /** The page's most processor time for one tap on the slowed phone, independent of other load on the machine. */
  readonly tap: number;
  /** The share of a core that the browser had: 1 on a quiet machine. Times mean little far below it. */
  readonly share: number;
  /** When the first card was drawn; 0 on pages without cards. */
  readonly up: number;
  /** When a table that came with its page could be used; 0 on other pages. */
  readonly alive: number;
  /** Scripts named by the document itself. */
  readonly firstScript: number;
  /** All scripts until the page was ready. */
  readonly script: number;
  readonly html: number;
  readonly css: number;
  readonly font: number;
  /** Elements of the page once it is at rest. */
  readonly nodes: number;
  /** From a tap on a card until the spaces are lit; this and the next two are medians of warm taps, 0 if there were none. */
  readonly lit: number;
  /** From a tap on a space until the verdict is drawn. */
  readonly verdict: number;
  /** From the tap that confirms until the card is drawn on the board. */
  readonly laid: number;
  /** The element that each figure is about. */
  readonly why: Readonly<Record<string, string>>;
}

export type Measure = Exclude<keyof Sample, "why">;

/** The least number of visits whose median is worth recording. */
export const ENOUGH = 15;

/** Below this share of a core, times say more about the machine than about the site. */
export const QUIET = 0.8;

/** The visits to one page, and its name in the report. */
export interface Visits {
  readonly page: string;
  readonly samples: readonly Sample[];
}

/** The one in the middle. */
export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? 0;
}
