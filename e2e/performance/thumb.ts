import { expect, type Locator } from "@playwright/test";
import { Taps } from "../fixtures/any-hands";

/** As long as a thumb takes to the next place. */
const REST = 250;

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

/** Taps without the test runner's own scripts on the way, which would be measured along with the page. */
export class Thumb extends Taps {
  override async press(target: Locator): Promise<void> {
    await expect(target).toBeVisible();
    const { x, y } = await target.evaluate(middleOf);
    await this.page.touchscreen.tap(x, y);
    await this.page.waitForTimeout(REST);
  }
}
