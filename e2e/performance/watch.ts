import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { CDPSession, Page } from "@playwright/test";
import { arrivedWhenAlive } from "../fixtures/alive";
import { slowDown } from "./profile";
import { median, type Sample } from "./sample";
import type { Meter } from "./thumb";

const folder = createRequire(import.meta.url).resolve("web-vitals");
const LIBRARY = readFileSync(folder.replace(/[^/\\]+$/, "web-vitals.attribution.iife.js"), "utf8");

/** Interactions slower than this are listed one by one. */
const SLOW_MS = 100;

/** Has what the page tells of itself wait while it is used: the library's work with that would count as the page's own. */
const WAIT = `(() => {
  const waiting = [];
  let using = false;
  window.stillwaterUsing = (isUsed) => {
    using = isUsed;
    if (!using) for (const tell of waiting.splice(0)) tell();
  };
  window.PerformanceObserver = class extends PerformanceObserver {
    constructor(told) {
      super((...what) => {
        if (using) waiting.push(() => told(...what));
        else told(...what);
      });
    }
  };
})();`;

/** What the page records during use: the library's figures, when the first card was drawn, and when it could be picked. */
const KEEP = `(() => {
  const kept = { lcp: 0, inp: 0, cls: 0, up: 0, alive: 0, why: {}, slow: [], lit: [], verdict: [], laid: [] };
  window.stillwaterFigures = kept;
  const all = { reportAllChanges: true };
  const { onLCP, onINP, onCLS } = webVitals;
  onLCP(({ value, attribution }) => { kept.lcp = value; kept.why.lcp = attribution.target; }, all);
  onCLS(({ value, attribution }) => { kept.cls = value; kept.why.cls = attribution.largestShiftTarget; }, all);
  onINP(({ value, attribution: it }) => {
    kept.inp = value;
    const parts = [it.inputDelay, it.processingDuration, it.presentationDelay].map(Math.round);
    kept.why.inp = it.interactionType + " " + it.interactionTarget + " " + parts.join("+");
  }, { ...all, durationThreshold: 16 });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      const { interactionId, name, target, duration, startTime, processingStart, processingEnd } = entry;
      if (!(interactionId > 0) || duration <= ${SLOW_MS}) continue;
      const what = target?.closest?.("button, [aria-label]")?.ariaLabel ?? target?.textContent ?? "";
      const parts = [processingStart - startTime, processingEnd - processingStart, startTime + duration - processingEnd];
      const words = duration + " " + name + " " + parts.map(Math.round).join("+") + " " + what.slice(0, 40);
      kept.slow.push({ duration, words });
    }
  }).observe({ type: "event", durationThreshold: 16, buffered: true });
  const coming = new MutationObserver(() => {
    if (kept.up === 0 && document.querySelector('[role="option"]') !== null) kept.up = performance.now();
    if (kept.alive === 0 && document.documentElement?.dataset.alive !== undefined)
      kept.alive = performance.mark("alive").startTime;
    if (kept.up !== 0 && kept.alive !== 0) coming.disconnect();
  });
  coming.observe(document, { childList: true, subtree: true, attributeFilter: ["data-alive"] });
  // Pages without cards would pay for the looking with every tap.
  addEventListener("pointerdown", () => coming.disconnect(), { capture: true, once: true });
  const lying = () =>
    document.querySelectorAll("#board :is([data-state=laid], [data-state=lastLaid], [data-state=bound], [data-state=blocks], [data-look^=on-])").length;
  const KINDS = [
    ["lit", "#hand [role=option]", () => "#board"],
    ["verdict", "#board [role=gridcell]", () => ".table-desk"],
    ["laid", ".table-actions [data-variant=primary]", () => "#board"],
  ];
  addEventListener("click", ({ target, timeStamp }) => {
    const [kind, , where] = KINDS.find(([, of]) => target.closest?.(of)) ?? [];
    const place = kind === undefined ? null : document.querySelector(where());
    if (place === null) return;
    // Not every act that is confirmed lays a card.
    if (kind === "laid" && place.querySelector(".sw-space[data-state=picked], .sw-ledge[data-look=picked]") === null) return;
    const before = lying();
    const observer = new MutationObserver(() => {
      if (kind === "laid" && lying() <= before) return;
      observer.disconnect();
      requestAnimationFrame(() => setTimeout(() => kept[kind].push(performance.now() - timeStamp)));
    });
    observer.observe(place, { childList: true, subtree: true, attributes: true, characterData: true });
    // What has not come with the next tap was no answer to this one.
    addEventListener("click", () => observer.disconnect(), { capture: true, once: true });
  }, { capture: true });
})();`;

interface Kept {
  readonly lcp: number;
  readonly inp: number;
  readonly cls: number;
  readonly up: number;
  readonly alive: number;
  readonly why: Readonly<Record<string, string>>;
  /** Milliseconds from a tap until its effect is drawn, tap by tap: on a card, a space, and the button that lays a card. */
  readonly lit: readonly number[];
  readonly verdict: readonly number[];
  readonly laid: readonly number[];
  /** Every slow interaction: how long it waited, was processed, and waited to be drawn. */
  readonly slow: readonly { readonly duration: number; readonly words: string }[];
}

/** Figures known only once the page has been used. */
type Used = "inp" | "cls" | "lit" | "verdict" | "laid" | "why";

/**
 * A headless window is as tall as the page plus the window's frame, so the lowest 60 pixels of the page are never drawn: a
 * change there would count as drawn only with the next change elsewhere.
 */
async function uncover(session: CDPSession): Promise<void> {
  const { windowId } = await session.send("Browser.getWindowForTarget");
  await session.send("Browser.setWindowBounds", { windowId, bounds: { width: 600, height: 1000 } });
}

/** A page on the slow phone, watched from its first byte. */
export class Watched {
  readonly #types = new Map<string, { readonly type: string; readonly path: string }>();
  readonly #bytes = new Map<string, number>();
  #html = "";

  #share = 0;

  private constructor(
    readonly page: Page,
    readonly session: CDPSession,
  ) {}

  static async open(page: Page, rate?: number): Promise<Watched> {
    const watched = new Watched(page, await page.context().newCDPSession(page));
    await uncover(watched.session);
    // Tests reduce motion; most people's phones do not, and movement costs them time with every tap.
    await page.emulateMedia({ reducedMotion: "no-preference" });
    await watched.session.send("Performance.enable", { timeDomain: "threadTicks" });
    await watched.#measureShare();
    await page.addInitScript({ content: `${WAIT}${LIBRARY};${KEEP}` });
    await slowDown(watched.session, rate);
    watched.#count();
    return watched;
  }

  /** Milliseconds of processor time that the page's own thread has taken. */
  readonly meter = async () => {
    const { metrics } = await this.session.send("Performance.getMetrics");
    const taken = (part: string) => (metrics.find(({ name }) => name === part)?.value ?? 0) * 1000;
    return {
      TaskDuration: taken("TaskDuration"),
      ScriptDuration: taken("ScriptDuration"),
      RecalcStyleDuration: taken("RecalcStyleDuration"),
      LayoutDuration: taken("LayoutDuration"),
    } satisfies Awaited<ReturnType<Meter>>;
  };

  /** What share of a second a page that is always busy had the processor. */
  async #measureShare(): Promise<void> {
    const before = (await this.meter()).TaskDuration;
    const took = await this.page.evaluate(() => {
      const begun = performance.now();
      while (performance.now() - begun < 1000);
      return performance.now() - begun;
    });
    this.#share = Math.min(1, ((await this.meter()).TaskDuration - before) / took);
  }

  #count(): void {
    const { session } = this;
    session.on("Network.responseReceived", ({ requestId, type, response }) => {
      this.#types.set(requestId, { type, path: new URL(response.url).pathname });
    });
    session.on("Network.loadingFinished", ({ requestId, encodedDataLength }) =>
      this.#bytes.set(requestId, encodedDataLength),
    );
  }

  #kilobytes(wanted: (type: string, path: string) => boolean): number {
    let bytes = 0;
    for (const [request, size] of this.#bytes) {
      const of = this.#types.get(request);
      if (of !== undefined && wanted(of.type, of.path)) bytes += size;
    }
    return bytes / 1000;
  }

  /** Loads an address, waits until `ready` resolves and nothing moves any more, and returns the figures. */
  async load(url: string, ready: (page: Page) => Promise<unknown>): Promise<Omit<Sample, Used | "tap">> {
    this.#html = (await (await this.page.goto(url))?.text()) ?? "";
    await ready(this.page);
    await this.page.waitForLoadState("load");
    // What is only prefetched must not be counted as needed; a slow machine sees late that the page is ready.
    const needed = await arrivedWhenAlive(this.page);
    const script = this.#kilobytes((type, path) => type === "Script" && needed.has(path));
    const firstScript = this.#kilobytes(
      (type, path) => type === "Script" && this.#html.includes(`src="${path}"`),
    );
    await this.page.waitForTimeout(1500);
    const { lcp, up, alive } = await this.#kept();
    const font = this.#kilobytes((type) => type === "Font");
    const css = this.#kilobytes((type) => type === "Stylesheet");
    const html = this.#kilobytes((type) => type === "Document");
    const nodes = await this.page.evaluate(() => document.body.querySelectorAll("*").length);
    await this.#use(true);
    return {
      lcp,
      up,
      alive,
      firstScript,
      script,
      html,
      css,
      font,
      nodes,
      share: this.#share,
    };
  }

  /** The figures of the whole visit so far. */
  async used(): Promise<Pick<Sample, Used>> {
    await this.page.waitForTimeout(700);
    await this.#use(false);
    // The library waits for an idle moment.
    await this.page.waitForTimeout(300);
    const { inp, cls, why, slow, lit, verdict, laid } = await this.#kept();
    const late = slow.toSorted((a, b) => b.duration - a.duration).map(({ words }) => words);
    // The first of each kind is the cold one, which the most expensive tap already covers.
    const warm = (times: readonly number[]) => median(times.length > 1 ? times.slice(1) : times);
    return {
      ...{ inp, cls, lit: warm(lit), verdict: warm(verdict), laid: warm(laid) },
      why: { ...why, late: late.join("; ") },
    };
  }

  async #use(isUsed: boolean): Promise<void> {
    await this.page.evaluate(
      (is) => (window as unknown as { stillwaterUsing: (is: boolean) => void }).stillwaterUsing(is),
      isUsed,
    );
  }

  #kept(): Promise<Kept> {
    return this.page.evaluate(() => (window as unknown as { stillwaterFigures: Kept }).stillwaterFigures);
  }
}
