import { gather } from "../fixtures/api";
import { expect, test } from "../fixtures/house";
import { Screen } from "../fixtures/screen";

const MOST_KB = 180;

test(`the page of a table needs at most ${MOST_KB} kB of script to come alive`, async ({ arrive }) => {
  const people = [await arrive(), await arrive()] as const;
  const table = await gather(people, { code: "sea p2", names: ["Ana", "Ben"], deal: true });
  const { page, context } = people[0];
  const session = await context.newCDPSession(page);
  const urls = new Map<string, string>();
  const bytes = new Map<string, number>();
  await session.send("Network.enable");
  session.on("Network.responseReceived", ({ requestId, type, response }) => {
    if (type === "Script") urls.set(requestId, new URL(response.url).pathname);
  });
  session.on("Network.loadingFinished", ({ requestId, encodedDataLength }) => {
    const url = urls.get(requestId);
    if (url !== undefined) bytes.set(url, encodedDataLength);
  });
  const html = (await (await page.goto(`/en/play/${table}`))?.text()) ?? "";
  await expect(new Screen(page).hand.getByRole("option").first()).toBeVisible();
  await page.waitForLoadState("load");

  // What the document itself names is the first load; the rest of the table follows once it is known to be a game.
  const first = [...bytes].filter(([url]) => html.includes(`src="${url}"`));
  const kilobytes = (files: readonly (readonly [string, number])[]) =>
    Math.round(files.reduce((sum, [, size]) => sum + size, 0) / 1000);
  expect(first.length).toBeGreaterThan(3);
  test.info().annotations.push({
    type: "figures",
    description: `script, compressed: ${kilobytes(first)} kB first load, ${kilobytes([...bytes])} kB until the hand is up`,
  });
  expect(kilobytes(first)).toBeLessThanOrEqual(MOST_KB);
});
