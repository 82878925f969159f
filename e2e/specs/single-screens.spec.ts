// Faults found on one screen at one size: a word broken, a dial out of its column, a name cut, a sign that was not drawn.
import { due, setUp, writePosition } from "@stillwater/engine";
import { gather, look } from "../fixtures/api";
import { tooWide } from "../fixtures/fit";
import { expect, type Person, test } from "../fixtures/house";
import { begin } from "../fixtures/real-table";
import { atStartTable, sail, wireless } from "../fixtures/sailing";
import { unfold } from "../fixtures/screen";
import { TableTop } from "../fixtures/table-top";
import { say } from "../fixtures/words";
import { curiously, dealt, type Game } from "../pictures/playing";

test.use({ deal: "e2e-3" });

async function crewOf(arrive: () => Promise<Person>, code: string): Promise<Game> {
  const people: Person[] = [];
  for (let seat = 0; seat < Number(/p(\d)/.exec(code)?.[1]); seat++) people.push(await arrive());
  return dealt(people, code);
}

test("a Storm on a space of the Pyramid is drawn by its sign, not by colour alone", async ({ arrive }) => {
  const { page } = await arrive();
  const table = setUp({ options: "sea p2 pyramid", at: { "border:r2c1": ["storm"] } });
  if (!table.ok) throw new Error("no such table");
  await page.goto(`/en/rules/check?p=${encodeURIComponent(writePosition(table.value))}`);
  const space = page.locator('.sw-space[data-state="covered"]').first();
  await expect(space).toBeVisible();
  const sign = await space.locator(".sw-space-face").evaluate((face) => {
    const { content, maskImage, width } = getComputedStyle(face, "::before");
    return { drawn: content !== "none" && maskImage.includes("svg"), wide: Number.parseFloat(width) };
  });
  expect(sign.drawn).toBe(true);
  expect(sign.wide).toBeGreaterThan(10);
});

for (const code of [
  "sea p1 rocks monsters3 storms wild2",
  "sea p1 arch",
  "mountain p1 green panoramas3 goats",
])
  test(`a laptop at twice its size shows the whole hand and the lowest row: ${code}`, async ({ arrive }) => {
    const person = await arrive({ context: { viewport: { width: 683, height: 384 } } });
    const { page } = person;
    const game = await dealt([person], code);
    await page.goto(`/en/play/${game.table}`);
    await expect(page.getByRole("option").first()).toBeVisible();
    for (const [width, height] of [
      [683, 384],
      [640, 400],
    ] as const) {
      await page.setViewportSize({ width, height });
      const hidden = () =>
        page.evaluate(() => {
          const at = (selector: string) => document.querySelector(selector)?.getBoundingClientRect();
          const [desk, actions] = [at(".table-desk"), at(".table-actions")];
          const cards = [...document.querySelectorAll('.table-hand [role="option"]')].filter((card) => {
            const { left, bottom } = card.getBoundingClientRect();
            return left < (desk?.left ?? 0) - 1 || bottom > (actions?.top ?? 0) + 1;
          });
          const spaces = [...document.querySelectorAll('.table-board [role="gridcell"]')].filter(
            (space) => space.getBoundingClientRect().bottom > innerHeight + 1,
          );
          return [...cards, ...spaces].map(({ ariaLabel }) => ariaLabel);
        });
      await expect.poll(hidden, { message: `${width}×${height}` }).toEqual([]);
    }
  });

test.describe("any deal", () => {
  test.use({ deal: "" });
  test("the words of a Campfire and a Summit stand on their cards, six in a low and narrow hand", async ({
    arrive,
  }) => {
    const person = await arrive({ context: { viewport: { width: 640, height: 400 } } });
    const { page } = person;
    const broken = () =>
      page.evaluate(() =>
        [...document.querySelectorAll(".table-hand :is(.sw-mountain-foot, .sw-card-name)")].flatMap(
          (word) => {
            const said = document.createRange();
            said.selectNodeContents(word);
            const wide = said.getBoundingClientRect().width > word.getBoundingClientRect().width;
            return wide || said.getClientRects().length > 1 ? [word.textContent] : [];
          },
        ),
      );
    const seen = new Set<string>();
    for (let games = 0; games < 60 && seen.size < 2; games++) {
      const table = await gather([person], { code: "mountain p1", names: ["Ana"], deal: true });
      const hand = /hand:1=(\S*)/.exec((await look(person, table)).position ?? "")?.[1] ?? "";
      const news = ["campfire", "summit"].filter((word) => hand.includes(word) && !seen.has(word));
      if (news.length === 0) continue;
      for (const word of news) seen.add(word);
      await page.goto(`/en/play/${table}`);
      await expect(page.locator(".table-hand [role=option]")).toHaveCount(6);
      await expect.poll(broken, { message: hand, timeout: 15_000 }).toEqual([]);
    }
    expect([...seen].sort()).toEqual(["campfire", "summit"]);
  });
});

test("the companion says once to the eye whose turn it is, on a phone and on a desk", async ({ arrive }) => {
  const { page } = await arrive({ phone: true });
  await begin(page, "sea p2", ["Ana", "Cleo"], 1);
  const [onBoard, above] = [page.locator(".sw-caption-top"), page.locator(".companion-title")];
  const tall = async (words: typeof above) => (await words.boundingBox())?.height ?? 0;
  await expect(onBoard).toBeVisible();
  expect(await tall(above)).toBeLessThan(5);
  await page.setViewportSize({ width: 1440, height: 900 });
  await expect(onBoard).toBeHidden();
  await expect.poll(() => tall(above)).toBeGreaterThan(10);
});

test("the record of a game with printed cards has the width of a phone for its sentences", async ({
  arrive,
}) => {
  const { page } = await arrive({ phone: true });
  const names = ["Ana", "Ben"];
  const top = new TableTop("sea p2", page, names);
  await begin(page, "sea p2", names, top.first);
  await top.play(3);
  await page
    .locator(".companion-header")
    .getByRole("button", { name: say("en", "shell.menu") })
    .tap();
  await page.getByRole("button", { name: say("en", "track.mistake"), exact: true }).tap();
  const sentences = page.locator(".companion-history li > :nth-child(2)");
  await expect(sentences.first()).toBeVisible();
  const widths = await sentences.evaluateAll((all) => all.map((one) => one.getBoundingClientRect().width));
  expect(Math.min(...widths)).toBeGreaterThan(240);
});

test("names stand whole beside what a Storm has put on their seats, on a phone with three", async ({
  arrive,
}) => {
  const game = await crewOf(() => arrive({ phone: true }), "sea p3 storms");
  const lies = /(?:yellow|orange):\d=storm/;
  const { page } = await curiously(
    game,
    (table) => lies.test(writePosition(table)) && due(table).step === "act",
  );
  await page.goto(`/en/play/${game.table}`);
  await expect(page.locator(".table-crew .sw-badge-sign").first()).toBeVisible();
  const cut = await page.locator(".table-crew").evaluate((crew) =>
    [...crew.querySelectorAll<HTMLElement>("*")]
      .filter((one) => one.childElementCount === 0 && /^(?:Ana|Ben|Cléo)$/.test(one.textContent ?? ""))
      .filter((one) => one.checkVisibility())
      .map((one) => one.scrollWidth - one.clientWidth),
  );
  expect(cut.length).toBeGreaterThanOrEqual(3);
  expect(Math.max(...cut)).toBeLessThanOrEqual(0);
});

test("the dials of the Start table stay in their column on a tablet", async ({ arrive }) => {
  const game = await crewOf(arrive, "sea p3");
  const [ana] = game.people as readonly [Person];
  const helms = game.people.map((person) => wireless(person, game.table));
  await sail(helms, game.people, game.table, { after: async () => !(await atStartTable(ana, game.table)) });
  await ana.page.setViewportSize({ width: 820, height: 1180 });
  for (const language of ["en", "de", "fr"]) {
    await ana.page.goto(`/${language}/play/${game.table}`);
    const dials = ana.page.locator(".sw-dials-frame");
    await expect(dials).toBeVisible();
    const out = await dials.evaluate((frame) => {
      const column = frame.closest(".table-desk")?.getBoundingClientRect().right ?? 0;
      const inside = [frame, ...frame.querySelectorAll("*")].map((one) => one.getBoundingClientRect().right);
      return Math.max(...inside) - column;
    });
    expect(out, language).toBeLessThanOrEqual(1);
  }
});

test("no choice of a new table breaks inside a word, and every page of the site is in sight, in three languages", async ({
  arrive,
}) => {
  const { page } = await arrive({ phone: true });
  for (const language of ["fr", "de", "en"]) {
    await page.goto(`/${language}/play/new`);
    await unfold(page, language as "fr" | "de" | "en");
    const broken = await page.evaluate(() =>
      [...document.querySelectorAll(".sw-segment, .sw-segments label")].flatMap((label) => {
        const words: string[] = [];
        const walker = document.createTreeWalker(label, NodeFilter.SHOW_TEXT);
        for (let node = walker.nextNode(); node !== null; node = walker.nextNode())
          for (const { 0: word, index } of (node.textContent ?? "").matchAll(/\S+/g)) {
            const range = document.createRange();
            range.setStart(node, index);
            range.setEnd(node, index + word.length);
            if (new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size > 1)
              words.push(word);
          }
        return words;
      }),
    );
    expect(broken, language).toEqual([]);
    expect(await tooWide(page), language).toBeLessThanOrEqual(0);
    await page.evaluate(() => window.scrollTo(0, 0));
    const links = page.locator("header nav a");
    for (const link of await links.all())
      if (await link.isVisible()) await expect(link, language).toBeInViewport({ ratio: 1 });
  }
});

test("whoever skips to the content comes to it, where there is no game too", async ({ arrive }) => {
  const { page } = await arrive();
  await page.goto("/en/here");
  const skip = page.locator(".skip-link");
  await expect(skip).toHaveCount(1);
  const target = (await skip.getAttribute("href")) ?? "#";
  await expect(page.locator(target)).toHaveCount(1);
});

test("every key of the companion is above the fold of a phone, the set-up and the first question too", async ({
  arrive,
}) => {
  for (const code of ["sea p3", "sea p2 night"]) {
    const { page } = await arrive({ phone: true });
    await begin(page, code, ["Ana", "Ben", "Cleo"].slice(0, Number(/p(\d)/.exec(code)?.[1])), 0);
    const nothing = page.locator('[data-answer="?all"] button');
    const keys = page.locator(".companion-keys button");
    await expect(nothing.or(keys.first()).first()).toBeVisible();
    if (await nothing.isVisible()) await nothing.tap();
    await expect(keys.first()).toBeVisible();
    // A message shown once on this device is read and dismissed.
    const once = page.getByRole("status").getByRole("button", { name: say("en", "track.goOn") });
    if (await once.isVisible()) await once.tap();
    for (const [width, height] of [
      [360, 740],
      [390, 844],
    ] as const) {
      await page.setViewportSize({ width, height });
      await page.evaluate(() => window.scrollTo(0, 0));
      await expect(keys.last(), `${code}, ${width}×${height}`).toBeInViewport({ ratio: 1 });
    }
  }
});

for (const [width, height] of [
  [360, 740],
  [1440, 900],
] as const)
  test(`what of a link to a position cannot be read is said in sight, ${width} × ${height}`, async ({
    arrive,
  }) => {
    const { page } = await arrive();
    await page.setViewportSize({ width, height });
    for (const asked of ["o=frog", "p=sea p2 | 12 95"]) {
      await page.goto(`/en/rules/check?${asked}`);
      await expect(page.getByText("This line cannot be read.")).toBeInViewport({ ratio: 1 });
    }
  });

test("the line for saying acts has its keys in sight on a phone, in three languages", async ({ arrive }) => {
  const { page } = await arrive({ phone: true });
  for (const language of ["fr", "de", "en"] as const) {
    await page.goto(`/${language}/companion`);
    const close = page.getByRole("button", { name: say(language, "command.close"), exact: true });
    await expect(async () => {
      await page.keyboard.press("/");
      await expect(close).toBeVisible({ timeout: 500 });
    }, "the page answers keys once it is alive").toPass();
    for (const key of ["send", "close"])
      await expect(
        page.getByRole("button", { name: say(language, `command.${key}`), exact: true }),
        language,
      ).toBeInViewport({ ratio: 1 });
  }
});
