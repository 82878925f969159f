// Takes one screen at every width, by day and by night. WebP is what the browser itself can write smallest.
import { mkdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import type { Page } from "@playwright/test";
import type { Language } from "../fixtures/house";
import type { ScreenName } from "./contents";

/** Pictures in another language than English are to be looked at, not to be kept. */
export const LANGUAGE = (process.env.SCREENS_LANGUAGE ?? "en") as Language;
const ROOT = path.resolve(import.meta.dirname, "../..");
export const FOLDER =
  LANGUAGE === "en" ? path.join(ROOT, "docs/screens") : path.join(ROOT, "e2e/test-results", LANGUAGE);

export const SIZES = [
  { width: 360, height: 740 },
  { width: 820, height: 1180 },
  { width: 1440, height: 900 },
] as const;
export const THEMES = ["light", "dark"] as const;
const QUALITY = 60;

export interface Shot {
  /** A page is shown to its end; a table as it stands on the screen. */
  readonly whole?: boolean;
  /** What has to be done anew at each width, because the screen is another one there. */
  readonly before?: (page: Page) => Promise<void>;
}

async function settled(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await document.fonts.ready;
    await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
    await Promise.allSettled(document.getAnimations().map((it) => it.finished));
  });
}

/** Writes `<name>-<width>-<theme>.webp` for every width and theme. */
export async function take(
  page: Page,
  name: ScreenName,
  { whole = false, before }: Shot = {},
): Promise<void> {
  mkdirSync(FOLDER, { recursive: true });
  const lens = await page.context().newCDPSession(page);
  await page.mouse.move(0, 0);
  for (const size of SIZES) {
    await page.setViewportSize(size);
    await before?.(page);
    if (whole) {
      await settled(page);
      const height = await page.evaluate(() => document.documentElement.scrollHeight);
      await page.setViewportSize({ width: size.width, height: Math.max(size.height, height) });
    }
    for (const theme of THEMES) {
      await page.emulateMedia({ colorScheme: theme, reducedMotion: "reduce" });
      await page.evaluate(() => window.scrollTo(0, 0));
      await settled(page);
      const { data } = await lens.send("Page.captureScreenshot", { format: "webp", quality: QUALITY });
      writeFileSync(path.join(FOLDER, `${name}-${size.width}-${theme}.webp`), Buffer.from(data, "base64"));
    }
  }
  await lens.detach();
}
