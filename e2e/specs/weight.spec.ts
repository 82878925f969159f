// The compressed size of what pages need. Sizes do not depend on the machine, so they have limits here; times are measured
// by `npm run performance`.
import type { Page } from "@playwright/test";
import { arrivedWhenAlive, markAlive } from "../fixtures/alive";
import { gather } from "../fixtures/api";
import { expect, type Person, test } from "../fixtures/house";

/**
 * Kilobytes: scripts named by the document itself, scripts loaded when a table can be used, all scripts until the page is at
 * rest, style sheets, fonts.
 */
interface Weight {
  readonly first: number;
  readonly usable: number;
  readonly all: number;
  readonly css: number;
  readonly fonts: number;
}

/** For every page. */
const STYLES = { css: 25.0, fonts: 81 } as const;

/** Resolves when a page has nothing left to do, including its idle work, which loads more. */
const untilIdle = (page: Page): Promise<unknown> =>
  page.evaluate(async () => {
    for (let turn = 0; turn < 3; turn++) {
      await new Promise(requestAnimationFrame);
      await new Promise((resolve) => requestIdleCallback(resolve));
    }
  });

/** Loads a page, waits until it can be used and nothing more arrives, and measures the size of its scripts. */
async function weigh({ page, context }: Person, url: string, ready: (page: Page) => Promise<void>) {
  const session = await context.newCDPSession(page);
  const sent = new Map<string, { readonly path: string; readonly type: string }>();
  const coming = new Set<string>();
  const bytes: Readonly<Record<string, Map<string, number>>> = {
    Script: new Map(),
    Stylesheet: new Map(),
    Font: new Map(),
  };
  await page.addInitScript(markAlive);
  await session.send("Network.enable");
  session.on("Network.requestWillBeSent", ({ requestId }) => coming.add(requestId));
  session.on("Network.loadingFailed", ({ requestId }) => coming.delete(requestId));
  session.on("Network.responseReceived", ({ requestId, type, response }) => {
    // A stream stays open for as long as its page.
    if (response.mimeType === "text/event-stream") coming.delete(requestId);
    sent.set(requestId, { path: new URL(response.url).pathname, type });
  });
  session.on("Network.loadingFinished", ({ requestId, encodedDataLength }) => {
    coming.delete(requestId);
    const file = sent.get(requestId);
    if (file !== undefined) bytes[file.type]?.set(file.path, encodedDataLength);
  });
  const html = (await (await page.goto(url))?.text()) ?? "";
  await ready(page);
  const come = await arrivedWhenAlive(page);
  await page.waitForLoadState("load");
  const files = (type: string) => [...(bytes[type] ?? [])];
  for (let known = -1; known < sent.size; ) {
    known = sent.size;
    await untilIdle(page);
    await expect.poll(() => coming.size, { intervals: [20] }).toBe(0);
  }
  const kilobytes = (some: readonly (readonly [string, number])[]) =>
    Math.round(some.reduce((sum, [, size]) => sum + size, 0) / 100) / 10;
  const first = files("Script").filter(([script]) => html.includes(`src="${script}"`));
  expect(first.length).toBeGreaterThan(3);
  return {
    first: kilobytes(first),
    usable: kilobytes(files("Script").filter(([script]) => come.has(script))),
    all: kilobytes(files("Script")),
    css: kilobytes(files("Stylesheet")),
    fonts: kilobytes(files("Font")),
  } satisfies Weight;
}

function hold(weight: Weight, most: Partial<Weight>): void {
  const { first, usable, all, css, fonts } = weight;
  const description = `compressed: script ${first} kB first load, ${usable} kB until it can be used, ${all} kB until it rests; styles ${css} kB, fonts ${fonts} kB`;
  test.info().annotations.push({ type: "figures", description });
  expect(fonts).toBeGreaterThan(0);
  for (const [what, at] of Object.entries({ ...most, ...STYLES }))
    expect(weight[what as keyof Weight], what).toBeLessThanOrEqual(at);
}

// A player who waits is sent a little more than the one to act; in this deal of `sea p2` Ana waits.
test.use({ deal: "e2e-0" });

const firstCard = (page: Page) => expect(page.getByRole("listbox").getByRole("option").first()).toBeVisible();

test("the page of a table needs little script to come alive, and not much more in all", async ({
  arrive,
}) => {
  const people = [await arrive(), await arrive()] as const;
  const table = await gather(people, { code: "sea p2", names: ["Ana", "Ben"], deal: true });
  const alive = (page: Page) => expect(page.locator("html[data-alive]")).toBeAttached();
  hold(await weigh(people[0], `/en/play/${table}`, alive), { first: 133.4, usable: 222.4, all: 250.9 });
  // Every element is restyled and laid out when the table changes, so the signs on spaces are no elements.
  expect(await people[0].page.locator("body *").count()).toBeLessThanOrEqual(450);
});

for (const [code, usable, all] of [
  ["mountain p2", 229, 254.2],
  ["sea p2 rocks monsters3 storms wild2", 239.5, 264.7],
] as const)
  test(`the page of a table of other rules needs little more: ${code}`, async ({ arrive }) => {
    const people = [await arrive(), await arrive()] as const;
    const table = await gather(people, { code, names: ["Ana", "Ben"], deal: true });
    const alive = (page: Page) => expect(page.locator("html[data-alive]")).toBeAttached();
    hold(await weigh(people[0], `/en/play/${table}`, alive), { first: 133.4, usable, all });
  });

test("the page of a new table needs little script", async ({ arrive }) => {
  const ready = (page: Page) => expect(page.locator("dl.figures dd").first()).toBeVisible();
  hold(await weigh(await arrive({ phone: true }), "/en/play/new", ready), { first: 164.4, all: 218.8 });
});

test("the lessons need little script", async ({ arrive }) => {
  hold(await weigh(await arrive({ phone: true }), "/en/learn", firstCard), { first: 138.7, all: 233.1 });
});

test("files are sent as small as the browser takes them, and built ones kept for good", async ({
  arrive,
}) => {
  const { context, url } = await arrive();
  const html = await (await context.request.get(`${url}/en`)).text();
  const named = /src="(\/_next\/static\/chunks\/[^"]+\.js)"/.exec(html)?.[1] ?? "";
  const sheet = /href="(\/_next\/static\/chunks\/[^"]+\.css)"/.exec(html)?.[1] ?? "";
  const fetched = async (path: string, takes: string) => {
    const answer = await context.request.get(url + path, { headers: { "accept-encoding": takes } });
    const { vary = "", ...headers } = answer.headers();
    expect(answer.status()).toBe(200);
    if (path.startsWith("/_next/")) expect(headers["cache-control"]).toContain("immutable");
    expect(headers["x-content-type-options"]).toBe("nosniff");
    expect(headers["cross-origin-resource-policy"]).toBe("same-origin");
    expect(vary.toLowerCase()).toContain("accept-encoding");
    return {
      encoding: headers["content-encoding"],
      type: headers["content-type"],
      text: await answer.text(),
    };
  };
  for (const [path, type] of [
    [named, /javascript/],
    [sheet, /css/],
    ["/en/rules/pack", /json/],
  ] as const) {
    const [small, packed, plain] = [
      await fetched(path, "gzip, deflate, br"),
      await fetched(path, "gzip"),
      await fetched(path, "br;q=0"),
    ];
    expect([small.encoding, packed.encoding, plain.encoding]).toEqual(["br", "gzip", undefined]);
    for (const { text, type: sent } of [small, packed, plain]) {
      expect(sent).toMatch(type);
      expect(text).toBe(plain.text);
    }
  }
});

test("scripts ask the browser to compile them while they arrive, if large", async ({ arrive }) => {
  const { page, context, url } = await arrive();
  await page.goto(`${url}/en/learn`);
  await firstCard(page);
  const sources = await page
    .locator("script[src]")
    .evaluateAll((scripts) => scripts.map((one) => one.getAttribute("src")));
  const texts = sources.map(async (source) =>
    (await context.request.get(new URL(source ?? "", url).href)).text(),
  );
  const large = (await Promise.all(texts)).filter((script) => script.length > 16_100);
  expect(large.length).toBeGreaterThan(5);
  for (const script of large) expect(script).toMatch(/^\/\/# allFunctionsCalledOnLoad\n/);
});
