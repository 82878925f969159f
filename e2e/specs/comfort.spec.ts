// For different eyes, hands and minds: zoom, reflow, spacing, longer languages, reduced motion, and presses that are
// cancelled.
import type { Page } from "@playwright/test";
import { due, legalActs } from "@stillwater/engine";
import { gather, seenBy } from "../fixtures/api";
import { cutWords, doubleWords, growWords, spaceOut, tooWide } from "../fixtures/fit";
import { expect, type Person, test } from "../fixtures/house";
import { Screen } from "../fixtures/screen";

test.use({ deal: "e2e-0" });

const PAGES = [
  "",
  "/play/new",
  "/join",
  "/play/lobby",
  "/daily",
  "/log",
  "/learn",
  "/settings",
  "/accessibility",
  "/replay/here?import",
];

/** A dealt table of the game, as the person to act sees it, with a playable card picked up. */
async function dealt(people: readonly [Person, Person], code: string): Promise<Person> {
  const table = await gather(people, { code, names: ["Ana", "Maximiliane"], deal: true });
  const { table: shown } = await seenBy(people[0], table);
  const seat = shown === undefined ? 0 : (due(shown).seats[0] ?? 0);
  const person = people[seat] ?? people[0];
  const own = await seenBy(person, table);
  const offer = own.table && legalActs(own.table, seat).find(({ type }) => type === "lay");
  const held = own.table === undefined ? "" : own.table.rulebook.pieceName(offer?.card ?? 0);
  await person.page.goto(`/en/play/${table}`);
  await expect(person.page.locator(".table-grid")).toBeVisible();
  if (code.startsWith("sea")) await new Screen(person.page).card(held).click();
  else await person.page.getByRole("option").first().click();
  return person;
}

/** Hand, verdict and buttons can each be scrolled fully onto the screen, and nothing covers them. */
async function expectInReach(page: Page, where: string): Promise<void> {
  for (const part of [
    page.getByRole("option").last(),
    page.locator(".table-desk"),
    page.locator(".table-actions"),
  ]) {
    await part.scrollIntoViewIfNeeded();
    await expect(part, where).toBeInViewport();
  }
  expect(await tooWide(page), `${where}: scrolls sideways`).toBeLessThanOrEqual(0);
}

test("no page scrolls sideways or cuts a word: at 320 px, as at 400 %; with wider spacing; in a longer language", async ({
  arrive,
}) => {
  const { page } = await arrive({ context: { viewport: { width: 320, height: 640 } } });
  const expectFit = async (where: string) => {
    expect(await tooWide(page), where).toBeLessThanOrEqual(0);
    expect(await cutWords(page), where).toEqual([]);
  };
  for (const path of PAGES) {
    await page.setViewportSize({ width: 320, height: 640 });
    await page.goto(`/en${path}`);
    await expect(page.locator("h1").first()).toBeVisible();
    await page.waitForLoadState("networkidle");
    await expectFit(`${path} at 320 px`);
    await page.setViewportSize({ width: 360, height: 740 });
    await spaceOut(page);
    await expectFit(`${path} set wider`);
    await page.evaluate(() => {
      document.adoptedStyleSheets = [];
    });
    await growWords(page);
    await expectFit(`${path}, longer`);
  }
});

for (const language of ["fr", "de"] as const)
  test(`the keys beside printed cards hold their words at 320 px: ${language}`, async ({ arrive }) => {
    const { page } = await arrive({ language, context: { viewport: { width: 320, height: 640 } } });
    for (const game of ["sea", "mountain"]) {
      await page.goto(`/${language}/companion?game=${game}`);
      await expect(page.locator(".companion-keys")).toBeVisible();
      expect(await cutWords(page), game).toEqual([]);
    }
  });

for (const language of ["fr", "de"] as const)
  test(`the day's question holds its themes and what the Summit waits for at 320 px: ${language}`, async ({
    arrive,
  }) => {
    const { page } = await arrive({ language, context: { viewport: { width: 320, height: 640 } } });
    // One of the sea, and one of the mountain with a Bridge to be covered.
    for (const day of ["2026-11-01", "2026-11-11"]) {
      await page.goto(`/${language}/question?day=${day}`);
      await expect(page.getByRole("gridcell").first()).toBeVisible();
      expect(await cutWords(page, ".table-board, .question-themes"), day).toEqual([]);
    }
  });

for (const code of ["sea p2 rocks storms", "mountain p2 green panoramas3 goats"]) {
  test(`a table keeps hand, verdict and buttons in reach, however large or long its words: ${code}`, async ({
    arrive,
  }) => {
    const phone = { context: { viewport: { width: 320, height: 640 } } };
    const people = [await arrive(phone), await arrive(phone)] as const;
    const { page } = await dealt(people, code);
    await expectInReach(page, "320 px");
    for (const [width, height] of [
      [1280, 900],
      [360, 740],
    ] as const) {
      for (const change of [doubleWords, spaceOut, growWords]) {
        await page.setViewportSize({ width, height });
        await page.reload();
        await page.getByRole("option").first().click();
        await change(page);
        const where = `${width} px, ${change.name}`;
        await expectInReach(page, where);
        expect(await cutWords(page, ".table-desk, .table-actions, .table-crew"), where).toEqual([]);
      }
    }
    // The three sizes of the numbers: each larger than the last, and the hand stays inside the page.
    const sizes: number[] = [];
    for (const numbers of ["usual", "large", "largest"]) {
      await page.evaluate((value) => document.documentElement.setAttribute("data-numbers", value), numbers);
      sizes.push(
        await page
          .locator('[role="option"] text, [role="option"] .sw-face-number')
          .first()
          .evaluate((it) => {
            const figures = document.createRange();
            figures.selectNodeContents(it);
            return figures.getBoundingClientRect().width;
          }),
      );
      await expectInReach(page, `${numbers} numbers`);
    }
    expect(sizes[1]).toBeGreaterThan(sizes[0] ?? 0);
    expect(sizes[2]).toBeGreaterThan(sizes[1] ?? 0);
  });
}

test("who wants stillness gets it: nothing moves, fades are short, nothing loops", async ({ arrive }) => {
  for (const wish of ["system", "switch"] as const) {
    const people = [await arrive(), await arrive()] as const;
    for (const { page, context, url } of people) {
      if (wish === "system") await page.emulateMedia({ reducedMotion: "reduce" });
      if (wish === "switch") await context.addCookies([{ name: "motion", value: "still", url }]);
      await context.addInitScript(() => {
        const seen: string[] = [];
        Object.assign(window, { seen });
        const note = () => {
          for (const one of document.getAnimations()) {
            const effect = one.effect as KeyframeEffect;
            const { duration, iterations } = effect.getTiming();
            const moved = effect.getKeyframes().flatMap((frame) => Object.keys(frame));
            const moves = moved.filter((it) =>
              /transform|translate|scale|rotate|top|left|offsetPath$/.test(it),
            );
            if (Number(duration) > 81 || (iterations ?? 1) > 1 || (moves.length > 0 && Number(duration) > 1))
              seen.push(
                `${effect.target?.getAttribute("class")} ${moves.join("+")} ${String(duration)} ms × ${iterations}`,
              );
          }
        };
        for (const type of ["animationstart", "transitionrun"]) document.addEventListener(type, note, true);
      });
    }
    const { page } = await dealt(people, "sea p2");
    await page.locator('[role="gridcell"]:not([aria-disabled])').first().click();
    await expect(page.getByRole("heading", { name: /^Yes/ })).toBeVisible();
    await page.locator(".table-actions button").last().click();
    await expect(page.locator(".table-grid")).not.toHaveAttribute("data-choice", "aim");
    expect(await page.evaluate(() => (window as unknown as { seen: string[] }).seen), wish).toEqual([]);
  }
});

test("a press that is released elsewhere does nothing, and what has the focus is seen", async ({
  arrive,
}) => {
  const phone = { context: { viewport: { width: 360, height: 740 } } };
  const people = [await arrive(phone), await arrive(phone)] as const;
  const { page } = await dealt(people, "sea p2");
  const grid = page.locator(".table-grid");
  const rev = await grid.getAttribute("data-rev");
  const pressAndLeave = async (selector: string) => {
    const box = await page.locator(selector).last().boundingBox();
    if (box === null) throw new Error(`no ${selector}`);
    await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
    await page.mouse.down();
    await page.mouse.move(2, 2);
    await page.mouse.up();
  };
  await pressAndLeave('[role="gridcell"]:not([aria-disabled])');
  await expect(grid).toHaveAttribute("data-choice", "card");
  await page.locator('[role="gridcell"]:not([aria-disabled])').first().click();
  await expect(grid).toHaveAttribute("data-choice", "aim");
  await pressAndLeave(".table-actions button");
  await expect(grid).toHaveAttribute("data-choice", "aim");
  await expect(grid).toHaveAttribute("data-rev", rev ?? "");

  const unseen: string[] = [];
  for (let stop = 0; stop < 40; stop++) {
    await page.keyboard.press("Tab");
    const fault = await page.evaluate(() => {
      const at = document.activeElement;
      if (at === null || at === document.body) return null;
      const { left, top, width, height } = at.getBoundingClientRect();
      const { outlineStyle, outlineWidth } = getComputedStyle(at);
      const over = document.elementFromPoint(left + width / 2, top + height / 2);
      const clear = over !== null && (at.contains(over) || over.contains(at));
      const ring = outlineStyle !== "none" && Number.parseFloat(outlineWidth) >= 2;
      const inner = at.closest(".sw-field-box, .open-tile, .sw-segment") !== null;
      return clear && (ring || inner)
        ? null
        : `${at.ariaLabel ?? at.textContent}: ${clear ? "no ring" : "covered"}`;
    });
    if (fault !== null) unseen.push(fault);
  }
  expect(unseen).toEqual([]);
});

test("the hand says what each card is and where it lies, on the mountain too", async ({ arrive }) => {
  const people = [await arrive(), await arrive()] as const;
  const { page } = await dealt(people, "mountain p2 goats");
  const names = await page.getByRole("option").evaluateAll((all) => all.map((one) => one.ariaLabel));
  for (const [index, name] of names.entries()) {
    expect(name).toMatch(/^(((red|green|blue) (\d+|Campfire))|Bridge|Summit)\b/);
    expect(name).toContain(`${index + 1} of ${names.length}`);
  }
});
