// The pictures of docs/, taken from the built site. With the same seed they show the same game every time.
import path from "node:path";
import { due, legalActs } from "@stillwater/engine";
import { gather, seenBy } from "../fixtures/api";
import { expect, type Person, test } from "../fixtures/house";
import { atStartTable, sail, wireless } from "../fixtures/sailing";
import { dealCards, openTable, Screen, sitDown } from "../fixtures/screen";
import { cheaply } from "./playing";

const DOCS = path.resolve(import.meta.dirname, "../../docs");
const DESKTOP = { viewport: { width: 1280, height: 860 } };

test.use({ deal: "e2e-3" });
test.describe.configure({ mode: "parallel" });
test.setTimeout(180_000);

async function take({ page }: Person, name: string): Promise<void> {
  await page.evaluate(() => document.fonts.ready);
  await page.waitForLoadState("networkidle").catch(() => undefined);
  // A caret or a focus ring where nobody points would be noise.
  await page.mouse.move(0, 0);
  await page.screenshot({ path: path.join(DOCS, `${name}.png`), animations: "disabled", caret: "hide" });
}

test("home and a waiting table", async ({ arrive }) => {
  const ana = await arrive({ context: DESKTOP });
  await ana.page.goto("/en");
  await expect(ana.page.getByRole("heading", { level: 1 })).toBeVisible();
  await take(ana, "home");
  const table = await openTable(ana, 3, "Ana");
  const ben = await arrive({ language: "fr" });
  await sitDown(ben, table, "Ben", "fr");
  await expect(ana.page.getByText("Ben", { exact: true })).toBeVisible();
  await expect(ana.page.getByRole("img", { name: "Code with the link to this table" })).toBeVisible();
  await take(ana, "waiting");
});

/** Takes up a card that costs something over one of its spaces, so that the picture shows a verdict. */
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
  for (const [size, viewport] of [
    ["desktop", DESKTOP.viewport],
    ["phone", { width: 360, height: 740 }],
  ] as const) {
    await page.setViewportSize(viewport);
    for (const [light, colorScheme] of [
      ["day", "light"],
      ["night", "dark"],
    ] as const) {
      await page.emulateMedia({ colorScheme });
      await page.reload();
      await expect(new Screen(page).board).toBeVisible();
      await aim(mover, table);
      await take(mover, `table-${size}-${light}`);
    }
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
  await take(ana, "start-table");

  await sail(helms, people, table);
  await expect(ana.page.getByRole("link", { name: "Check the deal" })).toBeVisible();
  await take(ana, "end");
});

test("setting up, a mountain and a stormy sea", async ({ arrive }) => {
  const ana = await arrive({ context: DESKTOP });
  await ana.page.goto("/en/play/new");
  await expect(ana.page.getByRole("heading", { level: 1 })).toBeVisible();
  await take(ana, "new-table");
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
    await take(mover, name);
  }
});
