import { expect, type Locator, type Page } from "@playwright/test";
import { Taps } from "../fixtures/any-hands";

/** As long as a thumb takes to the next place. */
const REST = 400;

/** The middle of an element, brought out from under whatever covers it; runs in the page. */
function middleOf(element: Element): { readonly x: number; readonly y: number } {
  const middle = () => {
    const { x, y, width, height } = element.getBoundingClientRect();
    return { x: x + width / 2, y: y + height / 2 };
  };
  const { x, y } = middle();
  const top = document.elementFromPoint(x, y);
  if (top === null || !(element.contains(top) || top.contains(element)))
    element.scrollIntoView({ block: "center", behavior: "instant" });
  return middle();
}

/** Milliseconds of processor time that the page has taken so far. */
export type Meter = () => Promise<number>;

/** Taps without the test runner's own scripts on the way, which would be measured along with the page. */
export class Thumb extends Taps {
  /** What the dearest tap so far took. */
  dearest = 0;

  constructor(
    page: Page,
    readonly meter: Meter,
  ) {
    super(page);
  }

  override async press(target: Locator): Promise<void> {
    await expect(target).toBeVisible();
    const { x, y } = await target.evaluate(middleOf);
    const before = await this.meter();
    await this.page.touchscreen.tap(x, y);
    await this.page.waitForTimeout(REST);
    this.dearest = Math.max(this.dearest, (await this.meter()) - before);
  }
}
