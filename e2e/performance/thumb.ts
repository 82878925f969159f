import { type CDPSession, expect, type Locator, type Page } from "@playwright/test";
import { Taps } from "../fixtures/any-hands";

/** Milliseconds that a thumb lies on the glass: what a page does at the touch is done before the thumb is lifted. */
const TOUCH = 60;

/** The time a thumb takes to the next place. */
const REST = 400;

/** The middle of an element, scrolled out from under whatever covers it; runs in the page. */
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

/** The page's total work, and its parts: script, style and layout; the rest is mostly painting. */
const PARTS = ["TaskDuration", "ScriptDuration", "RecalcStyleDuration", "LayoutDuration"] as const;

/** Milliseconds of processor time that the page has taken so far. */
export type Meter = () => Promise<Readonly<Record<(typeof PARTS)[number], number>>>;

/** Taps without the test runner's own scripts, which would be measured along with the page. */
export class Thumb extends Taps {
  /** The processor time of the most expensive tap so far. */
  dearest = 0;
  /** Every tap so far, in order: its processor time, and the parts of it. */
  readonly taps: string[] = [];

  constructor(
    page: Page,
    readonly meter: Meter,
    readonly session: CDPSession,
  ) {
    super(page);
  }

  override async press(target: Locator): Promise<void> {
    await expect(target).toBeVisible();
    const { x, y } = await target.evaluate(middleOf);
    const name = await target.evaluate((element) => element.ariaLabel ?? element.textContent ?? "");
    const before = await this.meter();
    await this.session.send("Input.dispatchTouchEvent", { type: "touchStart", touchPoints: [{ x, y }] });
    await this.page.waitForTimeout(TOUCH);
    await this.session.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
    await this.page.waitForTimeout(REST);
    const after = await this.meter();
    const [all, ...parts] = PARTS.map((part) => after[part] - before[part]);
    this.dearest = Math.max(this.dearest, all ?? 0);
    this.taps.push(`${Math.round(all ?? 0)} (${parts.map(Math.round).join("+")}) ${name.slice(0, 40)}`);
  }
}
