import { due } from "@stillwater/engine";
import { gather, seenBy } from "../fixtures/api";
import { expect, type Person, test } from "../fixtures/house";
import { decideText } from "../fixtures/sailor";
import { Screen } from "../fixtures/screen";

test.use({ deal: "e2e-0" });

/** What somebody at the table would do next; around the Start several are asked at once. */
async function decision(people: readonly Person[], table: string): Promise<Decision | undefined> {
  const [first] = people;
  const seen = first && (await seenBy(first, table)).table;
  for (const seat of seen ? due(seen).seats : []) {
    const own = (await seenBy(people[seat] as Person, table)).table;
    const text = own && decideText(own, seat);
    if (text) return { seat, text };
  }
  return undefined;
}

interface Decision {
  readonly seat: number;
  readonly text: string;
}

/** Whether a decision is unchanged, or nobody can be asked at the moment. */
const isSame = (now: Decision | undefined, before: Decision) =>
  now === undefined || (now.seat === before.seat && now.text === before.text);

// The time is reported but has no limit: this machine may be busy with other tests.
test("another player's card comes to the screen by the open stream, and nothing is asked for", async ({
  arrive,
}) => {
  const people = [await arrive(), await arrive()];
  const table = await gather(people, { code: "sea p2", names: ["Ana", "Ben"], deal: true });
  for (const { page } of people) await page.goto(`/en/play/${table}`);
  const crew = people.map(({ page }) => new Screen(page));
  const waits: number[] = [];
  for (let turn = 0; turn < 20 && waits.length < 6; turn++) {
    const next = await decision(people, table);
    if (next === undefined) break;
    const { seat, text } = next;
    const space = /^\d+ (r\dc\d)/.exec(text)?.[1];
    if (space === undefined) {
      await (crew[seat] as Screen).perform(text);
      const taken = async () => !isSame(await decision(people, table), next);
      await expect.poll(taken).toBe(true);
      continue;
    }
    const other = crew[1 - seat] as Screen;
    // The time is measured in the watching page, from the last press until the card is drawn there.
    await other.space(space).evaluate((element) => {
      const watch = window as { shownAt?: number };
      delete watch.shownAt;
      const before = element.getAttribute("aria-label");
      new MutationObserver((_changes, observer) => {
        if (element.getAttribute("aria-label") === before) return;
        watch.shownAt = Date.now();
        observer.disconnect();
      }).observe(element, { attributes: true });
    });
    const asked: string[] = [];
    const watchful = (request: { url(): string }) => {
      if (request.url().includes("/api/")) asked.push(request.url());
    };
    other.page.on("request", watchful);
    let sentAt = 0;
    const mover = people[seat] as (typeof people)[0];
    const listener = (request: { url(): string }) => {
      if (request.url().includes("table.act")) sentAt = Date.now();
    };
    mover.page.on("request", listener);
    await (crew[seat] as Screen).perform(text);
    const handle = await other.page.waitForFunction(() => (window as { shownAt?: number }).shownAt ?? 0);
    mover.page.off("request", listener);
    other.page.off("request", watchful);
    expect(asked).toEqual([]);
    waits.push(Number(await handle.jsonValue()) - sentAt);
  }
  waits.sort((a, b) => a - b);
  test
    .info()
    .annotations.push({ type: "figures", description: `ms from sending to seeing: ${waits.join(", ")}` });
  expect(waits.length).toBeGreaterThan(3);
});
