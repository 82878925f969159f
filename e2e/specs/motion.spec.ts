// A screen is checked once its motion has ended: axe waits for it, and for what it triggers.
import type { Page } from "@playwright/test";
import { expectNoAxeViolations } from "../fixtures/axe";
import { expect, test } from "../fixtures/house";

/** A word that can be read only once its fade is over: until then it stays as faint as at first. */
async function fading(page: Page, begin: string): Promise<void> {
  await page.setContent(`<!doctype html><html lang="en"><title>A fade</title>
    <style>
      p { opacity: 0.2; transition: opacity 2s step-end }
      p.shown { opacity: 1 }
    </style>
    <main><h1>A fade</h1><p>Read me</p></main></html>`);
  await page.evaluate(begin);
}

const SHOW = 'document.querySelector("p").className = "shown"';
const opacity = (page: Page) => page.locator("p").evaluate((it) => getComputedStyle(it).opacity);

test("axe finds what stays faint", async ({ arrive }) => {
  const { page } = await arrive();
  await fading(page, "");
  await expect(expectNoAxeViolations(page, "a faint word")).rejects.toThrow(/color-contrast: p:/);
});

for (const [when, begin] of [
  ["that has begun", SHOW],
  [
    "of a word that has just come",
    `document.querySelector("p").offsetTop; requestAnimationFrame(() => ${SHOW})`,
  ],
  [
    "that follows another",
    `const h1 = document.querySelector("h1");
     h1.animate({ translate: ["9px", "0"] }, 300).finished.then(() => { ${SHOW} }); undefined`,
  ],
  [
    "that begins while axe looks",
    `let left = 6; const next = () => { if (left-- > 0) requestAnimationFrame(next); else ${SHOW} }; next()`,
  ],
] as const)
  test(`axe waits for the end of a fade ${when}`, async ({ arrive }) => {
    const { page } = await arrive();
    await fading(page, begin);
    await expectNoAxeViolations(page, `a fade ${when}`);
    expect(await opacity(page)).toBe("1");
  });
