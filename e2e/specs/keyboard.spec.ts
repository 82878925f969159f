import { look } from "../fixtures/api";
import { expect, type Person, test } from "../fixtures/house";
import { Keyboard, tabTo } from "../fixtures/keys";
import { sail, sparing } from "../fixtures/sailing";

test.use({ deal: "e2e-8" });

/** Using a pointer would be an error of the test. */
async function withoutPointer({ context }: Person): Promise<void> {
  await context.addInitScript(() => {
    for (const type of ["mousedown", "pointerdown", "touchstart"]) {
      document.addEventListener(type, () => console.error(`a ${type} in a keyboard-only game`), true);
    }
  });
}

test("from the home page to the end of a game, each kind of act in it, by keyboard alone", async ({
  arrive,
}) => {
  const ana = await arrive();
  const ben = await arrive();
  await withoutPointer(ana);
  await withoutPointer(ben);

  await ana.page.goto("/en");
  await tabTo(ana.page, ana.page.getByRole("link", { name: "Open a sea table" }));
  await ana.page.keyboard.press("Enter");
  await ana.page.waitForURL(/\/play\/[A-Za-z0-9]{12}$/);
  await tabTo(ana.page, ana.page.getByRole("button", { name: "Change my name" }));
  await ana.page.keyboard.press("Enter");
  await tabTo(ana.page, ana.page.getByLabel("Your first name"));
  await ana.page.keyboard.press("ControlOrMeta+a");
  await ana.page.keyboard.type("Ana");
  await ana.page.keyboard.press("Enter");
  const table = ana.page.url().split("/").at(-1) ?? "";
  const { words } = await look(ana, table);

  await ben.page.goto("/en");
  await tabTo(ben.page, ben.page.getByRole("textbox", { name: "Three words" }));
  await ben.page.keyboard.type(words);
  await ben.page.keyboard.press("Enter");
  await tabTo(ben.page, ben.page.getByLabel("Your first name"));
  await ben.page.keyboard.type("Ben");
  await ben.page.keyboard.press("Enter");
  const start = ana.page.getByRole("button", { name: "Start with two" });
  await tabTo(ana.page, start);
  await ana.page.keyboard.press("Enter");
  await expect.poll(async () => (await look(ana, table)).status).toBe("playing");

  const people = [ana, ben];
  const keyboards = people.map(({ page }) => new Keyboard(page));
  const end = await sail(sparing(keyboards, people, table), people, table);

  expect(end.status).toBe("won");
  for (const { page, faults } of [ana, ben]) {
    await tabTo(page, page.getByRole("link", { name: "Check the deal" }));
    expect(faults.found).toEqual([]);
  }
});

test("what has the focus while a table is set up is never under the button that stays in sight", async ({
  arrive,
}) => {
  const { page } = await arrive();
  const under = () =>
    page.evaluate(() => {
      const { activeElement } = document;
      const button = document.querySelector("main .sticky");
      if (activeElement === null || activeElement === document.body) return null;
      if (button === null || button.contains(activeElement)) return null;
      const at = (activeElement.closest("label, .sw-field-box") ?? activeElement).getBoundingClientRect();
      const bar = button.getBoundingClientRect();
      const across = Math.min(at.right, bar.right) - Math.max(at.left, bar.left);
      const down = Math.min(at.bottom, bar.bottom) - Math.max(at.top, bar.top);
      return across > 1 && down > 1 ? `${activeElement.outerHTML} by ${down} px` : null;
    });
  for (const viewport of [
    { width: 1440, height: 900 },
    { width: 360, height: 740 },
  ]) {
    await page.setViewportSize(viewport);
    await page.goto("/en/play/new?here");
    await expect(page.getByRole("button", { name: "Deal the cards" })).toBeVisible();
    // What this device knows comes after the page, and makes it longer.
    await expect(page.getByRole("textbox", { name: "Name 2" })).toBeVisible();
    await expect(page.getByRole("group", { name: "Seats for the quiet crew" })).toBeVisible();
    for (let stops = 0; stops < 24; stops++) {
      await page.keyboard.press("Tab");
      expect(await under()).toBeNull();
    }
  }
});
