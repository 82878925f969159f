import type { Page } from "@playwright/test";
import { gather } from "../fixtures/api";
import { expect, type Person, test } from "../fixtures/house";
import { Screen } from "../fixtures/screen";

test.use({ deal: "e2e-0" });

const OFFSETS = [0, 80, 150, 220];

const DEVICES = [
  {
    name: "360×740, touch",
    context: { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true },
  },
  {
    name: "390×844, touch",
    context: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
  },
  { name: "390×844, mouse", context: { viewport: { width: 390, height: 844 } } },
  { name: "820×1180, mouse", context: { viewport: { width: 820, height: 1180 } } },
] as const;

/** Opens a solo table whose hand holds numbers, dealt and on the screen. */
async function alone(person: Person): Promise<Screen> {
  const table = await gather([person], { code: "sea p1", names: ["Zoë"], deal: true });
  await person.page.goto(`/en/play/${table}`);
  const screen = new Screen(person.page);
  await expect(screen.board).toBeVisible();
  return screen;
}

/** Where the hand begins on the whole page. */
function handTop(page: Page): Promise<number> {
  return page
    .locator(".table-hand")
    .evaluate((hand) => Math.round(hand.getBoundingClientRect().top + window.scrollY));
}

/** Presses where the space is now, as a finger or a mouse does: slowly, and without looking again. */
async function press(screen: Screen, space: string, touch: boolean): Promise<boolean> {
  const box = await screen.space(space).boundingBox();
  if (box === null) return false;
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  const inReach = await screen.space(space).evaluate(
    (element, at) => {
      return element.contains(document.elementFromPoint(at.x, at.y));
    },
    { x, y },
  );
  if (!inReach) return false;
  const { page } = screen;
  if (touch) await page.touchscreen.tap(x, y);
  else await page.mouse.click(x, y, { delay: 80 });
  return true;
}

for (const { name, context } of DEVICES) {
  test(`a space is chosen by one press wherever the page is scrolled to: ${name}`, async ({ arrive }) => {
    const touch = "hasTouch" in context;
    const person = await arrive({ context });
    const screen = await alone(person);
    const { page } = screen;
    const card = screen.hand.getByRole("option", { name: /^\d+, \d/ }).nth(1);
    const number = /^\d+/.exec((await card.getAttribute("aria-label")) ?? "")?.[0] ?? "";
    const atRest = await handTop(page);
    let pressed = 0;
    for (const offset of OFFSETS) {
      for (const space of ["r3c2", "r1c4", "r5c5"]) {
        await page.evaluate(() => window.scrollTo(0, 0));
        await screen.card(number).click();
        await page.evaluate((to) => window.scrollTo(0, to), offset);
        const top = await page.evaluate(() => window.scrollY);
        if (!(await press(screen, space, touch))) {
          await page.keyboard.press("Escape");
          continue;
        }
        pressed += 1;
        await expect(screen.space(space), `${space} after a scroll of ${offset} px`).toHaveAttribute(
          "aria-selected",
          "true",
        );
        await expect(screen.button("table.play", { card: number })).not.toHaveAttribute("aria-disabled");
        expect(await page.evaluate(() => window.scrollY)).toBe(top);
        expect(await handTop(page), "the hand moved").toBe(atRest);
        await page.keyboard.press("Escape");
        await page.keyboard.press("Escape");
      }
    }
    expect(pressed).toBeGreaterThan(6);
    expect(person.faults.found).toEqual([]);
  });
}

test("a page that is gone on to begins at its top, and one that is come back to is where it was", async ({
  arrive,
}) => {
  const { page } = await arrive({ phone: true });
  const scrolled = () => page.evaluate(() => Math.round(window.scrollY));
  await page.goto("/en");
  await page.waitForLoadState("networkidle");
  await page.evaluate(() => window.scrollTo(0, 50));
  await page.getByRole("link", { name: "Rules", exact: true }).first().tap();
  await expect(page).toHaveURL(/\/en\/rules$/);
  await expect.poll(scrolled).toBe(0);
  await page.goBack();
  await expect(page).toHaveURL(/\/en$/);
  await expect.poll(scrolled).toBe(50);
});
