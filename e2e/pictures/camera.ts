// Takes one screen at every width, by day and by night. WebP is the smallest format that the browser itself can write.
import { mkdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import type { Page } from "@playwright/test";
import { FOLDER, type ScreenName, SIZES, THEMES } from "./contents";

/** The pictures of the README are kept in the repository. */
const KEPT = path.resolve(import.meta.dirname, "../../docs/pictures");
const QUALITY = 60;

export interface Shot {
  /** Whole pages are shown to their end; a table only as it fits the screen. */
  readonly whole?: boolean;
  /** Steps to repeat at each width, because the screen differs there. */
  readonly before?: (page: Page) => Promise<void>;
}

/** The largest size of a README picture. */
const MOST_BYTES = 60_000;

/** Writes one picture of the README as it is on the screen. */
export async function keep(page: Page, name: string): Promise<void> {
  mkdirSync(KEPT, { recursive: true });
  // A focus ring where nobody points would distract.
  await page.mouse.move(0, 0);
  await page.waitForLoadState("networkidle").catch(() => undefined);
  await settled(page);
  const lens = await page.context().newCDPSession(page);
  for (let quality = QUALITY; quality > 0; quality -= 10) {
    const { data } = await lens.send("Page.captureScreenshot", { format: "webp", quality });
    const picture = Buffer.from(data, "base64");
    if (picture.length > MOST_BYTES) continue;
    writeFileSync(path.join(KEPT, `${name}.webp`), picture);
    return lens.detach();
  }
  throw new Error(`${name} is larger than ${MOST_BYTES} bytes`);
}

/** Where the site's own pictures of itself lie. */
const APP = path.resolve(import.meta.dirname, "../../apps/web/src/app");

/** Writes a picture that the site shows of itself: as PNG, which every device and every other site can read. */
export async function show(page: Page, name: string): Promise<void> {
  await settled(page);
  await page.screenshot({ path: path.join(APP, `${name}.png`) });
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
