import type { Page } from "@playwright/test";
import { type Arrive, expect, type Person, test } from "../fixtures/house";
import { ENOUGH, median, QUIET, type Sample } from "./sample";
import { Thumb } from "./thumb";
import { Watched } from "./watch";

const RUNS = Number(process.env.RUNS ?? ENOUGH);

/** After this many visits it is clear whether the browser has a core to itself. */
const TELLING = 3;

/** How one page is visited. */
export interface Visit {
  readonly url: string;
  readonly ready: (page: Page) => Promise<unknown>;
  readonly use: (thumb: Thumb) => Promise<unknown>;
}

/** Somebody with a phone and an empty cache. */
export const PHONE = { phone: true } as const;

/** One visit by somebody who has not been here before. */
export async function visit(person: Person, { url, ready, use }: Visit): Promise<Sample> {
  const watched = await Watched.open(person.page);
  const loaded = await watched.load(url, ready);
  const thumb = new Thumb(person.page, watched.meter, watched.session);
  await use(thumb);
  const used = await watched.used();
  // Closes the page after the visit: an open page would take processor time from later visits.
  await person.page.close();
  const why = { ...used.why, taps: thumb.taps.join("; ") };
  return { ...loaded, ...used, why, tap: thumb.dearest };
}

/**
 * Repeats a visit and passes its figures to the report. If they are for the file, a browser short of processor time stops
 * after a few visits: nothing it measures could be kept.
 */
export function measure(page: string, once: (arrive: Arrive) => Promise<Sample>): void {
  test(page, async ({ arrive }) => {
    const samples: Sample[] = [];
    for (let run = 0; run < RUNS; run++) {
      samples.push(await once(arrive));
      if (run + 1 === TELLING && RUNS >= ENOUGH && median(samples.map(({ share }) => share)) < QUIET) break;
    }
    test.info().annotations.push({ type: "visits", description: JSON.stringify({ page, samples }) });
    for (const { why, ...figures } of samples)
      console.log(JSON.stringify(figures), JSON.stringify(why, null, 2));
    expect(samples.every(({ lcp, inp }) => lcp > 0 && inp > 0)).toBe(true);
  });
}
