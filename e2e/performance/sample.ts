/** What one visit to one page came to. Milliseconds and kilobytes as they went over the wire. */
export interface Sample {
  readonly lcp: number;
  readonly inp: number;
  readonly cls: number;
  /** The most processor time of the slowed phone that the page took for one tap, whoever else used the machine. */
  readonly tap: number;
  /** How much of a core the browser had: 1 on a quiet machine. Times mean little far below it. */
  readonly share: number;
  /** How fast the machine is before it is slowed down, as the benchmark index of Lighthouse. */
  readonly speed: number;
  /** When the first card was there; 0 on pages without cards. */
  readonly up: number;
  /** When a table that came with its page could be used; 0 on other pages. */
  readonly alive: number;
  /** Script that the document itself names. */
  readonly firstScript: number;
  /** All script until the page was ready. */
  readonly script: number;
  readonly html: number;
  readonly css: number;
  readonly font: number;
  /** Elements of the page once it rests. */
  readonly nodes: number;
  /** From a tap on a card until the spaces are lit; this and the next two are medians of warm taps, 0 where there were none. */
  readonly lit: number;
  /** From a tap on a space until the verdict is seen. */
  readonly verdict: number;
  /** From the tap that confirms until the card lies on the board. */
  readonly laid: number;
  /** Which element each figure is about. */
  readonly why: Readonly<Record<string, string>>;
}

export type Measure = Exclude<keyof Sample, "why">;

/** How many visits a median is worth writing down of. */
export const ENOUGH = 15;

/** Below this share of a core, times tell more about the machine than about the site. */
export const QUIET = 0.8;

/** The visits to one page, and what it is called in the report. */
export interface Visits {
  readonly page: string;
  readonly samples: readonly Sample[];
}

/** The one in the middle. */
export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? 0;
}
