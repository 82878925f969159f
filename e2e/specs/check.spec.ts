// Any position at one address: set up by taps on a small phone, asked about, shared, and continued.

import { readPosition, writePosition } from "@stillwater/engine";
import { expectNoAxeViolations } from "../fixtures/axe";
import { kept } from "../fixtures/device";
import { expect, type Person, test } from "../fixtures/house";
import { written } from "../fixtures/real-table";
import { choose } from "../fixtures/screen";

/** The keys and the board of the page. */
function desk({ page }: Person) {
  const key = async (...names: readonly (string | number)[]) => {
    for (const name of names)
      await page
        .locator(".editor-keys")
        .getByRole("button", { name: String(name), exact: true })
        .click();
  };
  const space = (label: string) => page.getByRole("gridcell", { name: new RegExp(`^${label}(,|$)`) });
  const part = (name: string) => page.getByRole("group").filter({ hasText: name }).locator("summary").click();
  const ask = (name: string) => choose(page.getByRole("radio", { name, exact: true }));
  const line = () => page.getByRole("textbox", { name: "Position line" }).inputValue();
  return { key, space, part, ask, line };
}

test("a sea with Storms is set up by taps, judged, reloaded without a network, passed on, and followed", async ({
  arrive,
}) => {
  const ana = await arrive({
    keepsOffline: true,
    phone: true,
    except: /ERR_INTERNET_DISCONNECTED|Failed to fetch/,
  });
  const { page } = ana;
  const { key, space, part, ask, line } = desk(ana);
  await ana.context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await kept(ana);
  await page.goto("/en/rules/check?p=sea+p2+rocks+storms");
  // The keys are within the thumb's reach, and the whole board is above them.
  const grid = page.locator(".editor-board [role=grid]");
  await grid.evaluate((board) => board.scrollIntoView({ block: "start" }));
  const [board, keys] = [await grid.boundingBox(), await page.locator(".editor-dock").boundingBox()];
  expect((board?.y ?? 0) + (board?.height ?? 999)).toBeLessThanOrEqual(keys?.y ?? 0);
  await key(4, 5);
  await space("Row 4, column 3").tap();
  await page.keyboard.type("52");
  await space("Row 4, column 5").tap();
  await key("Start");
  await space("Start").tap();
  await part("On and beside the board");
  await page.getByRole("spinbutton", { name: "Purple Storm (fog) on row 2" }).press("ArrowUp");
  await page.getByRole("combobox", { name: "Jagged Rocks beside row" }).selectOption("6");
  await part("The table");
  await page.getByRole("spinbutton", { name: "Hand, Seat 1" }).press("ArrowDown");
  const set = await line();
  const read = readPosition(set);
  expect(read.ok && writePosition(read.value)).toBe(set);
  expect(set).toMatch(/45 \. 52 \..* berth:start=start#1 row:2=storm:purple#1 row:6=rocks .*hand:1=\?x4/);

  await ask("Try a card");
  await key(4, 7);
  await space("Row 4, column 4, empty, legal, discard 2").tap();
  await expect(page.getByRole("heading", { name: "Yes — discard 2." })).toBeVisible();
  await page.getByText(/^\d+ rules say yes$/).click();
  await expect(page.locator(".editor-findings a").first()).toHaveAttribute("href", /^\/en\/rules\/T\./);
  await expectNoAxeViolations(page, "a verdict");
  const address = page.url();
  expect(address).toContain("&a=47+r4c4");
  await ana.context.setOffline(true);
  await page.reload();
  await expect(page.getByRole("heading", { name: "Yes — discard 2." })).toBeVisible();
  expect([await line(), page.url()]).toEqual([set, address]);
  await page.getByRole("textbox", { name: "Say the act" }).fill("forty-seven row two column four");
  await page.getByRole("button", { name: "Judge" }).click();
  await expect(page.getByRole("heading", { name: /^No — / })).toBeVisible();

  await ask("Try a space");
  await space("Row 4, column 4").tap();
  const answers = page.getByRole("table", { name: "What may go on row 4, column 4" });
  await expect(answers.getByRole("row").nth(2)).toHaveText("47, 50discard 2");

  await page.getByRole("button", { name: "Copy the link" }).click();
  await page.getByRole("button", { name: "Copy as text" }).click();
  const text = await page.evaluate(() => navigator.clipboard.readText());
  expect(text.split("\n")[2]).toBe("4 |  .   .  45   .  52   .");
  expect(text.split("\n").at(-1)).toBe(set);
  await page.getByRole("button", { name: "Copy as a picture" }).click();
  const picture = page.getByRole("img", { name: /^The board: / });
  await expect(picture).toBeVisible();
  expect(await picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(400);

  await page.getByRole("textbox", { name: "Position line" }).fill("sea p2 | 12 95");
  await expect(page.getByText("There is no card “95”.")).toBeVisible();
  await page.getByRole("textbox", { name: "Position line" }).fill(set);
  await page.getByRole("textbox", { name: "Seat 2" }).fill("Ben");
  await page.getByRole("button", { name: "Follow it in the companion" }).click();
  await expect(page).toHaveURL(/\/companion\/game\?game=/);
  await expect(page.getByRole("gridcell", { name: /^Row 4, column 3, 45/ })).toBeVisible();
  const view = await written(page);
  expect(view.table && writePosition(view.table)).toBe(set);
  expect(view.names).toEqual(["Seat 1", "Ben"]);
  expect(ana.faults.found).toEqual([]);
});

test("a mountain is set up in the dark, asked about, and played on from there", async ({ arrive }) => {
  const ana = await arrive({ phone: true, theme: "dark" });
  const { page } = ana;
  const { key, space, ask, line } = desk(ana);
  await page.goto("/en/rules/check?o=mountain+p1&n=Ana");
  await key("red", 2);
  await space("Row 1, place 1").tap();
  await key("Bridge");
  await space("Row 1, place 2").tap();
  await key("green", 4);
  await space("Row 1, place 3").tap();
  await space("Row 1, place 3, green 4").tap();
  await page.getByRole("button", { name: "Move it" }).click();
  await space("Row 2, place 1").tap();
  await page.getByRole("button", { name: "Undo" }).click();
  expect(await line()).toContain("| r2#1 bridge#1 g4#1 .");
  await expectNoAxeViolations(page, "setting up a mountain");
  await ask("Try a space");
  await space("Row 1, place 4").tap();
  await expect(page.getByRole("row", { name: /^red 4\s*blue 4.* free$/ })).toBeVisible();
  await expectNoAxeViolations(page, "what may go on a place");
  await page.getByRole("button", { name: "Start a game from here" }).click();
  await expect(page).toHaveURL(/\/here\?game=/);
  await expect(page.getByRole("gridcell", { name: /^Row 1, place 3, green 4/ })).toBeVisible();
  await expect(page.getByRole("listbox").getByRole("option")).toHaveCount(6);
  await page.goBack();
  await page.getByRole("button", { name: "Open an online table from here" }).click();
  await expect(page).toHaveURL(/\/play\/[0-9A-Za-z]{12}$/);
  expect(ana.faults.found).toEqual([]);
});
