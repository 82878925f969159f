// The pictures of the README and those that the site shows of itself, taken from the built site. With the same seed they show
// the same game every time.
import { due, legalActs } from "@stillwater/engine";
import { gather, seenBy } from "../fixtures/api";
import { expect, type Person, test } from "../fixtures/house";
import { atStartTable, sail, wireless } from "../fixtures/sailing";
import { dealCards, openTable, Screen, sitDown } from "../fixtures/screen";
import { keep, show } from "./camera";
import { cheaply } from "./playing";

const DESKTOP = { viewport: { width: 1280, height: 860 } };

test.use({ deal: "e2e-3" });
test.describe.configure({ mode: "parallel" });
test.setTimeout(180_000);

test("home and a waiting table", async ({ arrive }) => {
  const ana = await arrive({ context: DESKTOP });
  await ana.page.goto("/en");
  await expect(ana.page.getByRole("heading", { level: 1 })).toBeVisible();
  await keep(ana.page, "home");
  const table = await openTable(ana, 3, "Ana");
  const ben = await arrive({ language: "fr" });
  await sitDown(ben, table, "Ben", "fr");
  await expect(ana.page.getByText("Ben", { exact: true })).toBeVisible();
  await expect(ana.page.getByRole("img", { name: "Code with the link to this table" })).toBeVisible();
  await keep(ana.page, "waiting");
});

/** Aims a card that costs something at one of its spaces, so that the picture shows a verdict. */
async function aim(person: Person, table: string): Promise<void> {
  const { view, table: seen } = await seenBy(person, table);
  if (seen === undefined || view.you === null) throw new Error("no cards are dealt");
  const { rulebook } = seen;
  const priced = legalActs(seen, view.you)
    .filter((offer) => offer.type === "lay" && offer.choose > 0)
    .sort((a, b) => Math.abs(a.choose - 2) - Math.abs(b.choose - 2));
  const [offer] = priced;
  if (offer === undefined) return;
  const screen = new Screen(person.page);
  await screen.card(rulebook.pieceName(offer.card)).click();
  await screen.space(rulebook.placeName(offer.to)).click();
}

test("the table by day and by night, on a desk and on a phone", async ({ arrive }) => {
  const people = [await arrive({ context: DESKTOP }), await arrive({ context: DESKTOP })] as const;
  const [ana, ben] = people;
  const table = await openTable(ana, 2, "Ana");
  await sitDown(ben, table, "Ben");
  await dealCards(ana, table);
  const helms = people.map((person) => wireless(person, table));
  await expect(ana.page.getByText("here", { exact: true })).toHaveCount(1);
  let mover: Person = ana;
  await sail(helms, people, table, {
    after: async (acts) => {
      const { table: seen } = await seenBy(ana, table);
      if (seen === undefined || due(seen).step !== "act") return true;
      const seat = due(seen).seats[0] ?? 0;
      mover = people[seat] ?? ana;
      const own = await seenBy(mover, table);
      const offers = own.table ? legalActs(own.table, seat) : [];
      return acts < 22 || !offers.some((offer) => offer.type === "lay" && offer.choose === 2);
    },
  });
  const { page } = mover;
  for (const [size, viewport, light, colorScheme] of [
    ["desktop", DESKTOP.viewport, "day", "light"],
    ["phone", { width: 360, height: 740 }, "day", "light"],
    ["phone", { width: 360, height: 740 }, "night", "dark"],
  ] as const) {
    await page.setViewportSize(viewport);
    await page.emulateMedia({ colorScheme });
    await page.reload();
    await expect(new Screen(page).board).toBeVisible();
    await aim(mover, table);
    await keep(page, `table-${size}-${light}`);
  }
});

test("the Start table and the end", async ({ arrive }) => {
  const people = [
    await arrive({ context: DESKTOP }),
    await arrive({ context: DESKTOP }),
    await arrive({ context: DESKTOP }),
  ] as const;
  const [ana] = people;
  const table = await gather(people, { code: "sea p3", names: ["Ana", "Ben", "Cléo"], deal: true });
  const helms = people.map((person) => wireless(person, table));
  await sail(helms, people, table, { after: async () => !(await atStartTable(ana, table)) });
  for (const { page } of people) await page.goto(`/en/play/${table}`);
  await expect(ana.page.getByText("here", { exact: true })).toHaveCount(2);
  await helms[1]?.perform("dial 3 4");
  await helms[2]?.perform("dial 2 3");
  await new Screen(ana.page).dial(2, 4);
  await expect(ana.page.getByRole("button", { name: /^Agree to/ }).first()).toBeVisible();
  await keep(ana.page, "start-table");

  await sail(helms, people, table);
  await expect(ana.page.getByRole("link", { name: "Check the deal" })).toBeVisible();
  await keep(ana.page, "end");
});

test("setting up, a mountain and a stormy sea", async ({ arrive }) => {
  const ana = await arrive({ context: DESKTOP });
  await ana.page.goto("/en/play/new");
  await expect(ana.page.getByRole("heading", { level: 1 })).toBeVisible();
  await keep(ana.page, "new-table");
  for (const [name, code, acts] of [
    ["mountain", "mountain p2 green panoramas3 goats", 20],
    ["stormy-sea", "sea p2 rocks:auto monsters3", 18],
  ] as const) {
    const people = [await arrive({ context: DESKTOP }), await arrive({ context: DESKTOP })] as const;
    const table = await gather(people, { code, names: ["Ana", "Ben"], deal: true });
    const mover = await cheaply({ people, table }, acts);
    await mover.page.goto(`/en/play/${table}`);
    await expect(mover.page.getByRole("listbox").getByRole("option").first()).toBeVisible();
    await mover.page.getByRole("listbox").getByRole("option").nth(1).click();
    await keep(mover.page, name);
  }
});

test("the companion and the rules", async ({ arrive }) => {
  const { page } = await arrive({ context: DESKTOP });
  await page.goto("/en/companion");
  const board = page.getByRole("grid");
  await expect(board).toBeVisible();
  for (const [card, column] of [
    ["41", 1],
    ["45", 3],
    ["43", 2],
  ] as const) {
    await page.keyboard.type(card);
    await page.getByRole("gridcell", { name: new RegExp(`^Row 4, column ${column},`) }).click();
    if (card !== "43") await page.locator("button.sw-answer").click();
  }
  await keep(page, "companion-answer");
  await page.goto("/en/rules/T.place.cost");
  await expect(board).toBeVisible();
  await keep(page, "rule");
});

test("what devices and other sites show of this one", async ({ arrive }) => {
  // Without the page's own script, which would put back what is taken away.
  const { page } = await arrive({ context: { viewport: { width: 1200, height: 630 } } });
  await page.route("**/*.js", (route) => route.abort());
  await page.goto("/en");
  await page.evaluate(() => {
    const [main, mark] = [document.querySelector("main"), document.querySelector(".sw-mark")?.parentElement];
    const drawings = main?.querySelector(".sw-drawing-picture")?.closest(".grid");
    if (!main || !mark || !drawings) throw new Error("the home page has another structure");
    for (const over of drawings.querySelectorAll(".sw-drawing-over")) over.remove();
    for (const line of drawings.querySelectorAll<HTMLElement>(".sw-neatline")) line.style.height = "384px";
    for (const picture of drawings.querySelectorAll<HTMLElement>(".sw-drawing-picture"))
      picture.style.margin = "0";
    Object.assign(mark.style, { zoom: "2.6", padding: "16px 0 14px 4px" });
    main.replaceChildren(mark, drawings);
    document.body.replaceChildren(main);
  });
  await show(page, "picture");
  // Without an own frame: devices cut it to a circle or to a square with round corners.
  const icon = await (await page.request.get("/icon.svg")).text();
  await page.goto("about:blank");
  for (const [name, size] of [
    ["apple-icon", 180],
    ["install-icon", 512],
  ] as const) {
    await page.setViewportSize({ width: size, height: size });
    await page.setContent(
      `<body style="margin:0;background:#f6f1e7;padding:20%;box-sizing:border-box">${icon}</body>`,
    );
    await show(page, name);
  }
});
