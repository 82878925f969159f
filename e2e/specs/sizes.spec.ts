// On every screen from a low phone to a large desk the board, the hand or the keys, the prompt and the buttons are in view
// together, and none of them moves when a verdict comes or somebody else acts.

import type { Page } from "@playwright/test";
import { due, legalActs, topOf } from "@stillwater/engine";
import { withOthers } from "../../packages/engine/test/support/added-games";
import { Taps } from "../fixtures/any-hands";
import { gather } from "../fixtures/api";
import { expect, type Person, test } from "../fixtures/house";
import { begin } from "../fixtures/real-table";
import { TableTop } from "../fixtures/table-top";
import { say } from "../fixtures/words";
import { cheaply, curiously, dealt, dealtTo } from "../pictures/playing";

test.use({ deal: "e2e-3" });

const PHONE = { width: 360, height: 740 };
const SIZES = [
  [320, 568],
  [360, 640],
  [360, 740],
  [390, 844],
  [820, 1180],
  [1024, 768],
  [1280, 720],
  [1440, 900],
  [2560, 1440],
  // A laptop at 200% zoom.
  [720, 450],
] as const;
const LARGEST = "2560×1440";
const LOWEST = "320×568";
const LOW: readonly string[] = [LOWEST, "360×640", "720×450"];

const TABLE =
  '.table-board [role="gridcell"], .table-hand [role="option"], .table-prompt, .table-said .sw-verdict, .table-actions button';
/** What is said in an answer stands whole on a screen that is not very low. */
const WHOLE = ".companion-answer > .sw-answer";
const COMPANION =
  ".companion-header, .companion-board [role=gridcell], .way-figures > *, .companion-before > *, .sw-typed, .companion-usual > *, .sw-key, .sw-act-key, .sw-terrain-key, .companion-answer > *, .companion-answer .companion-pair > *";

/** The parts of a page that are not fully on the screen, and by how much. */
const outside = (page: Page, parts: string): Promise<string[]> =>
  page.evaluate(
    (selector) =>
      [...document.querySelectorAll<HTMLElement>(selector)].flatMap((one) => {
        const { top, bottom, left, right, width, height } = one.getBoundingClientRect();
        if (width < 2 || height < 2) return [];
        const out = Math.max(-top, bottom - innerHeight, -left, right - innerWidth);
        const name = one.ariaLabel ?? one.textContent?.slice(0, 30) ?? "";
        return out > 1 ? [`${one.className} ${name}: ${out.toFixed(0)} px`] : [];
      }),
    parts,
  );

/** Spaces whose middle the hand, what is said or the buttons cover, and lines of what is said under hand or buttons. */
const behind = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const covered = (parts: string, covers: string): string[] =>
      [...document.querySelectorAll<HTMLElement>(parts)].flatMap((one) => {
        const { left, top, width, height } = one.getBoundingClientRect();
        const over = document.elementFromPoint(left + width / 2, top + height / 2)?.closest(covers);
        return over == null ? [] : [`${one.ariaLabel ?? one.textContent} behind ${over.className}`];
      });
    return [
      ...covered('.table-board [role="gridcell"]', ".table-hand, .table-desk, .table-actions"),
      ...covered(".table-hint > p, .table-said .sw-verdict-words > *", ".table-hand, .table-actions"),
    ];
  });

/** Captions of the chart that a tab beside them covers; half of a tab's slanted edge is its own. */
const underTabs = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll(".sw-caption")].flatMap((caption) => {
      const words = document.createRange();
      words.selectNodeContents(caption);
      const [said, box] = [words.getBoundingClientRect(), caption.getBoundingClientRect()];
      return [...document.querySelectorAll(".sw-berth")].flatMap((tab) => {
        const { left, right, top, bottom } = tab.getBoundingClientRect();
        const slope = (tab.querySelector("svg")?.getBoundingClientRect().width ?? 0) / 2;
        const across =
          Math.min(said.right, box.right, right - slope) - Math.max(said.left, box.left, left + slope);
        const down = Math.min(box.bottom, bottom) - Math.max(box.top, top);
        return across > 0 && down > 0 ? [`${caption.textContent} under ${tab.textContent}`] : [];
      });
    }),
  );

/** Words beside the Summit that rise above its row, over what stands there. */
const aboveSummit = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll(".sw-summit-words")].flatMap((words) => {
      const row = words.closest(".sw-summit")?.getBoundingClientRect().top ?? 0;
      const high = row - words.getBoundingClientRect().top;
      return high > 1 ? [`${words.textContent}: ${high} px above`] : [];
    }),
  );

/** Elements whose content is cut, or has to be scrolled to. */
const cut = (page: Page, parts: string): Promise<string[]> =>
  page.evaluate(
    (selector) =>
      [...document.querySelectorAll(selector)].flatMap((one) => {
        const { clientWidth, clientHeight, scrollWidth, scrollHeight } = one;
        const shown = clientWidth > 2 && (scrollWidth > clientWidth || scrollHeight > clientHeight + 1);
        return shown ? [`${one.className}: ${one.textContent}`] : [];
      }),
    parts,
  );

/** What lies before a player stands whole, or gives way whole. */
const halfCut = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>(".companion-header .sw-counts > *")].flatMap((count) => {
      const { left, right, top, bottom } = count.getBoundingClientRect();
      const edge = count.closest(".sw-player")?.getBoundingClientRect();
      if (edge === undefined || left >= edge.right || top >= edge.bottom - 1) return [];
      return right > edge.right || bottom > edge.bottom + 1 ? [`${count.title}: ${count.textContent}`] : [];
    }),
  );

/** What a finger is on its way to: its place must not depend on what is said. */
const PRESSED = {
  board: '[role="grid"]',
  hand: ".sw-hand-row",
  buttons: ".table-actions > :last-child",
  keys: ".companion-keys",
} as const;

type Standing = Readonly<Record<string, readonly number[]>>;

/** The place and size of each of them that is on the page. */
const standing = (page: Page): Promise<Standing> =>
  page.evaluate(
    (parts) =>
      Object.fromEntries(
        Object.entries(parts).flatMap(([name, selector]) => {
          const box = document.querySelector(selector)?.getBoundingClientRect();
          if (box === undefined) return [];
          // A button is as large as its words.
          return [[name, name === "buttons" ? [box.top] : [box.left, box.top, box.width, box.height]]];
        }),
      ),
    PRESSED,
  );

/** What has visibly moved; what was not there before cannot have moved. */
async function moved(page: Page, before: Standing): Promise<string[]> {
  return Object.entries(await standing(page)).flatMap(([name, now]) => {
    const then = before[name] ?? now;
    const far = now.some((px, at) => Math.abs(px - (then[at] ?? px)) > 1);
    return far ? [`${name}: ${then.map(Math.round)}, then ${now.map(Math.round)}`] : [];
  });
}

/** The drawn height of a space. */
const space = (page: Page): Promise<number> =>
  page
    .locator('[role="gridcell"][aria-label^="Row 1"]')
    .first()
    .evaluate((one) => one.getBoundingClientRect().height);

/** Something that is said on a page, how it comes up, and what has to be in view then. */
interface Moment {
  readonly name: string;
  readonly parts: string;
  /** Docked elements cover nothing of the board; the lowest phone has no room for that. */
  readonly clear?: true;
  readonly come?: () => Promise<unknown>;
}

/** Checks the page at every size and moment: its parts in view without scrolling, and in the same place as before. */
async function look(
  page: Page,
  moments: readonly Moment[],
  before: Readonly<Record<string, Standing>> = {},
  // The page of the day's question is as wide as the site's others, which limits the board's width.
  least = 110,
): Promise<Record<string, Standing>> {
  const stood: Record<string, Standing> = {};
  for (const [width, height] of SIZES) {
    const size = `${width}×${height}`;
    await page.setViewportSize({ width, height });
    await page.evaluate(() => window.scrollTo(0, 0));
    let last = before[size] ?? {};
    for (const { name, parts, clear, come } of moments) {
      await come?.();
      if (clear && size !== LOWEST)
        await expect.poll(() => behind(page), { message: `${name}, ${size}` }).toEqual([]);
      await expect.poll(() => outside(page, parts), { message: `${name}, ${size}` }).toEqual([]);
      await expect.poll(() => underTabs(page), { message: `${name}, ${size}` }).toEqual([]);
      await expect.poll(() => aboveSummit(page), { message: `${name}, ${size}` }).toEqual([]);
      await expect.poll(() => halfCut(page), { message: `${name}, ${size}` }).toEqual([]);
      if (!LOW.includes(size))
        await expect.poll(() => cut(page, WHOLE), { message: `${name}, ${size}` }).toEqual([]);
      await expect.poll(() => moved(page, last), { message: `${name}, ${size}` }).toEqual([]);
      last = { ...last, ...(await standing(page)) };
    }
    stood[size] = last;
    if (size === LARGEST) expect(await space(page), "the board grows").toBeGreaterThanOrEqual(least);
  }
  return stood;
}

/** A tap on the first space that is lit, wherever it is. */
const tapSpace = (page: Page): Promise<void> =>
  page
    .locator('[role="gridcell"]:not([aria-disabled])')
    .first()
    .evaluate((one: HTMLElement) => one.click());

for (const code of withOthers(
  "sea p3",
  "sea p3 rocks monsters3 storms wild2",
  "mountain p2 green panoramas3 goats",
  "sea p2 night",
  "sea p1 pyramid harder",
  "sea p1 arch",
  "sea p2 duel",
))
  test(`play: ${code}`, async ({ arrive }) => {
    const people: Person[] = [];
    for (let seat = 0; seat < Number(/p(\d)/.exec(code)?.[1]); seat++) people.push(await arrive());
    const game = await dealt(people, code);
    const other = await cheaply(game, 1);
    const mover = people[(people.indexOf(other) + 1) % people.length] as Person;
    const { page } = mover;
    await page.goto(`/en/play/${game.table}`);
    await expect(page.getByRole("gridcell").first()).toBeVisible();
    // Somebody who is alone waits for nobody.
    const waited =
      other === mover ? {} : await look(page, [{ name: "somebody else acts", parts: TABLE, clear: true }]);
    expect(await cheaply(game, 1)).toBe(mover);
    const { view, table } = await dealtTo(mover, game.table);
    const grid = page.locator(".table-grid");
    await expect(grid).toHaveAttribute("data-rev", String(view.rev));
    const offer = legalActs(table, people.indexOf(mover)).find(({ type }) => type === "lay");
    if (offer === undefined) throw new Error("nothing can be laid");
    const card = new Taps(page).card(table.rulebook.pieceName(offer.card));
    const atRest = async () => {
      for (let back = 0; back < 2; back++) await page.keyboard.press("Escape");
      await expect(grid).not.toHaveAttribute("data-choice", /card|aim/);
    };
    const aim = async () => {
      await tapSpace(page);
      await expect(grid).toHaveAttribute("data-choice", "aim");
    };
    // On low phones the verdict takes the hand's place.
    const said = TABLE.replace('.table-hand [role="option"], ', "");
    await look(
      page,
      [
        { name: "at rest", parts: TABLE, clear: true, come: atRest },
        { name: "a card is up", parts: TABLE, clear: true, come: () => card.click() },
        { name: "a verdict", parts: said, clear: true, come: aim },
      ],
      waited,
    );
  });

for (const code of ["sea p3", "mountain p3"])
  test(`long names: ${code}`, async ({ arrive }) => {
    const people = [await arrive(), await arrive(), await arrive()];
    const names = ["Maximiliane", "Bartholomäus", "Ana"];
    const table = await gather(people, { code, names, deal: true });
    // A long name has laid the last card, and the Start.
    const { page } = await curiously({ people, table }, (seen, seat) => {
      const start = seen.rulebook.places.findIndex(({ name }) => name === "berth:start");
      return due(seen).step === "act" && seat === 2 && (start < 0 || topOf(seen, start) !== 0);
    });
    await page.goto(`/en/play/${table}`);
    await expect(page.getByRole("gridcell").first()).toBeVisible();
    for (const [width, height] of [
      [320, 568],
      [360, 640],
      [360, 740],
      [390, 844],
    ] as const) {
      await page.setViewportSize({ width, height });
      await page.evaluate(() => window.scrollTo(0, 0));
      const size = `${width}×${height}`;
      await expect.poll(() => underTabs(page), { message: size }).toEqual([]);
      await expect
        .poll(() => outside(page, ".play-header h1, .play-header p"), { message: size })
        .toEqual([]);
      await expect
        .poll(() => cut(page, ".play-header h1, .sw-player-presence"), { message: size })
        .toEqual([]);
    }
  });

for (const code of [
  "sea p3",
  "sea p3 rocks monsters3 storms wild2",
  "mountain p2 green panoramas3 goats",
  "sea p1 pyramid harder",
  "sea p2 duel",
])
  test(`companion: ${code}`, async ({ arrive }) => {
    const { page } = await arrive({ phone: true });
    // A screen that stays on: the message that it cannot is shown above the board, whenever the device refuses.
    await page.addInitScript(() => {
      const request = async () => Object.assign(new EventTarget(), { release: async () => undefined });
      Object.defineProperty(navigator, "wakeLock", { value: { request }, configurable: true });
    });
    const names = ["Ana", "Ben", "Cléo"].slice(0, Number(/p(\d)/.exec(code)?.[1]));
    const top = new TableTop(code, page, names);
    await begin(page, code, names, top.first);
    await look(page, [{ name: "asked", parts: COMPANION }]);
    await page.setViewportSize(PHONE);
    await top.play(["lay"]);
    const key = (name: string) => page.locator(".companion-keys").getByRole("button", { name, exact: true });
    const type = async () => {
      await key(code.startsWith("sea") ? "4" : say("en", "card.red")).tap();
      await key("5").tap();
    };
    const answer = page.locator(".companion-answer");
    const aim = async () => {
      // If the typed card fits nowhere, two cards are discarded.
      if ((await page.locator('[role="gridcell"]:not([aria-disabled])').count()) > 0) await tapSpace(page);
      else await key(say("en", "track.twoOut")).tap();
      await expect(answer).toBeVisible();
    };
    const atRest = async () => {
      for (let back = 0; back < 2; back++) await page.keyboard.press("Escape");
      await expect(answer).toBeHidden();
    };
    await look(page, [
      { name: "to act", parts: COMPANION, come: atRest },
      { name: "typed", parts: COMPANION, come: type },
      { name: "answered", parts: COMPANION, come: aim },
    ]);
  });

for (const kind of ["sea", "mountain"])
  test(`check: ${kind}`, async ({ arrive }) => {
    const { page } = await arrive();
    await page.goto(`/en/companion${kind === "sea" ? "" : "?game=mountain"}`);
    await expect(page.getByRole("gridcell").first()).toBeVisible();
    await look(page, [{ name: "to type", parts: COMPANION }]);
  });

// The first of all questions is of the sea, the second of the mountain.
for (const [game, day] of [
  ["sea", "2026-11-01"],
  ["mountain", "2026-11-02"],
] as const)
  test(`the day's question: ${game}`, async ({ arrive }) => {
    const { page } = await arrive();
    await page.goto(`/en/question?day=${day}`);
    await expect(page.getByRole("gridcell").first()).toBeVisible();
    await expect(page.locator(`.table-grid[data-game="${game}"]`)).toBeVisible();
    await look(page, [{ name: "asked", parts: TABLE, clear: true }], {}, game === "sea" ? 78 : 50);
  });

test("on a phone the Storms that a Compass may clear stand in view, above the hand", async ({ arrive }) => {
  const people: Person[] = [await arrive(), await arrive()];
  const game = await dealt(people, "sea p2 storms -12");
  for (;;) {
    const mover = await cheaply(game, 1);
    const { table } = await dealtTo(mover, game.table);
    const seat = people.indexOf(mover);
    if (due(table).step !== "act" || !legalActs(table, seat).some(({ type }) => type === "compass")) continue;
    const { page } = mover;
    await page.goto(`/en/play/${game.table}`);
    const storms = ".table-said .table-tools button";
    await page.setViewportSize(PHONE);
    await page.getByRole("button", { name: say("en", "tool.compass"), exact: true }).click();
    await expect(page.locator(storms).first()).toBeVisible();
    for (const [width, height] of SIZES.slice(0, 4)) {
      await page.setViewportSize({ width, height });
      await page.evaluate(() => window.scrollTo(0, 0));
      const said = `${width}×${height}`;
      await expect.poll(() => outside(page, storms), { message: said }).toEqual([]);
      const lowest = await page.locator(storms).last().boundingBox();
      const hand = await page.locator('.table-hand [role="option"]').first().boundingBox();
      expect((lowest?.y ?? 0) + (lowest?.height ?? 0), said).toBeLessThanOrEqual(hand?.y ?? 0);
    }
    return;
  }
});
