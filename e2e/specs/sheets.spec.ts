// Pages beside printed cards, pages with a table and all others each have a style sheet of their own, and people who go from
// page to page have several loaded: each page must still look as it does when it is opened first.
import type { Page } from "@playwright/test";
import { expect, test } from "../fixtures/house";

/** The computed style of every element, by its place in the page; generated ids are left out. */
const looks = (page: Page): Promise<Readonly<Record<string, string>>> =>
  page.evaluate(() => {
    const found: Record<string, string> = {};
    const look = (element: Element, at: string): void => {
      const style = getComputedStyle(element);
      const said = [...style].map((name) => `${name}: ${style.getPropertyValue(name)}`);
      found[`${at} ${element.getAttribute("class")}`] = said.filter((line) => !line.includes("#")).join("\n");
      for (const [n, child] of [...element.children].entries()) look(child, `${at}/${child.tagName}${n}`);
    };
    for (const part of document.querySelectorAll("header, main, footer")) look(part, part.tagName);
    return found;
  });

const untilStill = async (page: Page): Promise<void> => {
  await page.waitForLoadState("networkidle");
  await page.evaluate(() => document.fonts.ready);
};

/** What looks otherwise on a page that somebody came to than on the same one opened first. */
async function otherwiseOn(page: Page, first: Page): Promise<readonly string[]> {
  const [came, opened] = await Promise.all([page, first].map(looks));
  const both = Object.keys(opened ?? {}).filter((at) => came?.[at] !== undefined);
  if (both.length <= 40) return ["The pages have little in common."];
  return both.flatMap((at) => {
    const lines = new Set(opened?.[at]?.split("\n"));
    return (came?.[at] ?? "")
      .split("\n")
      .filter((line) => !lines.has(line))
      .map((line) => `${at} has ${line}`);
  });
}

/** Links to follow one after another between pages of all three kinds; and one way back. */
const WAY: readonly (readonly [path: string, by: "link" | "back"])[] = [
  ["/learn", "link"],
  ["/rules", "link"],
  ["/companion", "link"],
  ["/rules", "back"],
  ["", "link"],
  ["/question", "link"],
];

for (const width of [360, 1440])
  test(`a page looks the same by whatever way somebody came: ${width}`, async ({ arrive }) => {
    const { page, context } = await arrive();
    const first = await context.newPage();
    for (const one of [page, first]) await one.setViewportSize({ width, height: 800 });
    await page.goto("/en");
    for (const [path, by] of WAY) {
      const address = new RegExp(`/en${path}$`);
      const link = page.locator(`a[href="/en${path}"]:visible`).first();
      await (by === "back" ? page.goBack() : link.click());
      await expect(page).toHaveURL(address);
      // What lies under the pointer may look otherwise.
      await page.mouse.move(0, 0);
      await first.goto(`/en${path}`);
      await Promise.all([page, first].map(untilStill));
      // What comes late may be on one of the two pages already.
      await expect.poll(() => otherwiseOn(page, first), path).toEqual([]);
    }
    // All of this happened in one document.
    expect(await page.evaluate(() => performance.getEntriesByType("navigation")[0]?.name)).toMatch(/\/en$/);
  });
