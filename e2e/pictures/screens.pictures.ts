// The main screens at three widths, by day and by night, to be looked at. The same seed shows the same games.
import type { Page } from "@playwright/test";
import { due, legalActs, type Table, topOf } from "@stillwater/engine";
import { ask, tell } from "../fixtures/api";
import { expect, type Person, test } from "../fixtures/house";
import { atStartTable, sail, wireless } from "../fixtures/sailing";
import { Screen } from "../fixtures/screen";
import { say } from "../fixtures/words";
import { take } from "./camera";
import { LANGUAGE, writeContents } from "./contents";
import { cheaply, curiously, dealt, dealtTo, type Game, offerFor, well } from "./playing";

test.use({ deal: "e2e-3" });
test.describe.configure({ mode: "parallel" });
test.setTimeout(240_000);

const at = (path: string): string => `/${LANGUAGE}${path}`;
const options = (page: Page) => page.getByRole("listbox").getByRole("option");
const word = (key: string, values: Readonly<Record<string, string | number>> = {}): string =>
  say(LANGUAGE, key, values);

const laid = (table: Table): number => table.rulebook.cells.filter((cell) => topOf(table, cell) !== 0).length;

type Arrive = () => Promise<Person>;
async function crew(arrive: Arrive, count: number): Promise<Person[]> {
  const people: Person[] = [];
  for (let seat = 0; seat < count; seat++) people.push(await arrive());
  return people;
}

async function show({ page }: Person, path: string): Promise<Page> {
  await page.goto(at(path));
  await expect(page.locator("main").first()).toBeVisible();
  await page.waitForLoadState("networkidle").catch(() => undefined);
  return page;
}

/** Shows a table with a card of the hand picked up. */
async function showTable(person: Person, { table }: Game): Promise<Page> {
  const page = await show(person, `/play/${table}`);
  await expect(page.locator(".table-grid")).toBeVisible();
  return page;
}

/** Picks up what every board lets you: the hand's middle card, and a lit place for it if there is one. */
async function pickUp(page: Page): Promise<void> {
  const count = await options(page).count();
  const lit = page.locator('[role="gridcell"]:not([aria-disabled]), [role="radio"]:not([aria-disabled])');
  for (let index = count - 1; index >= 0; index--) {
    await options(page).nth(index).click();
    if ((await lit.count()) > 0) break;
  }
}

test("pages without a game", async ({ arrive }) => {
  const ana = await arrive();
  for (const [name, path] of [
    ["join", "/join"],
    ["new-sea", "/play/new"],
    ["new-mountain", "/play/new?game=mountain"],
    ["learn-sea", "/learn"],
    ["learn-mountain", "/learn?game=mountain"],
    ["daily", "/daily"],
    ["settings", "/settings"],
    ["import", "/replay/here?import"],
    ["not-found", "/nowhere"],
  ] as const) {
    const page = await show(ana, path);
    if (name === "import") await expect(page.locator("textarea, input[type=file]").first()).toBeAttached();
    await take(page, name, { whole: true });
  }
});

test("the companion", async ({ arrive }) => {
  const ana = await arrive();
  const page = await show(ana, "/companion");
  const lay = async (card: string, column: number): Promise<void> => {
    await page.keyboard.type(card);
    await new Screen(page, LANGUAGE).space(`r4c${column}`).click();
  };
  for (const [card, column] of [
    ["41", 1],
    ["45", 3],
  ] as const) {
    await lay(card, column);
    await page.locator("button.sw-answer").click();
  }
  await page.keyboard.type("43");
  await take(page, "companion");
  await lay("43", 2);
  await take(page, "companion-answer");
  await show(ana, "/companion?game=mountain");
  await page.keyboard.type("b5");
  await take(page, "companion-mountain");
});

test("the rules", async ({ arrive }) => {
  const ana = await arrive();
  for (const [name, path, whole] of [
    ["rules", "/rules", false],
    ["rules-search", `/rules?q=${encodeURIComponent(word("rules.asked.one"))}`, false],
    ["rules-asked", `/rules?q=${encodeURIComponent(word("rules.asked.two"))}`, true],
    ["rule", "/rules/T.place.cost", true],
    ["rule-mountain", "/rules/A.bridge.cover", true],
    ["rules-read", "/rules/read/sea", false],
    ["rules-card", "/rules/card/mountain", true],
  ] as const) {
    const page = await show(ana, path);
    if (name === "rules-asked") await expect(page.locator(".checked [role=grid]")).toBeVisible();
    if (name === "rules-read") await expect(page.locator(".still [role=grid]").last()).toBeAttached();
    await take(page, name, { whole });
  }
});

test("before a game: the lobby, a seat kept, waiting, and passing a device", async ({ arrive }) => {
  const [ana, ben, cleo] = (await crew(arrive, 3)) as [Person, Person, Person];
  const opened: string[] = [];
  for (const [code, name, pace] of [
    ["sea p3 rocks storms -4", "Ana", "now"],
    ["mountain p2 green goats", "Maximiliane", "today"],
    ["sea p2 pyramid", "Jo", "week"],
  ] as const) {
    const person = await arrive();
    const input = { code, name, pace, listed: true, language: LANGUAGE };
    opened.push((await tell<{ readonly table: string }>(person, "table.open", input)).table);
  }
  await take(await show(ana, "/play/lobby"), "lobby", { whole: true });
  const { table } = await tell<{ readonly table: string }>(ana, "table.open", {
    ...{ code: "sea p3 rocks storms -4", name: "Ana", language: LANGUAGE },
  });
  await tell(ben, "table.sit", { table, name: "Ben", language: "de" });
  await take(await show(cleo, `/play/${table}`), "seat", { whole: true });
  await take(await show(ana, `/play/${table}`), "waiting", { whole: true });

  const { page } = await arrive();
  await page.addInitScript(() => {
    crypto.getRandomValues = (array) => {
      if (array instanceof Uint8Array) array.set(array.map((_, index) => index * 7 + 3));
      return array;
    };
  });
  await page.goto(at("/play/new"));
  await page.getByRole("radio", { name: word("open.onHere") }).click();
  await take(page, "new-here", { whole: true });
  await page.getByRole("textbox", { name: word("guest.name") }).fill("Ana");
  await page.getByRole("textbox", { name: word("open.nameOf", { seat: 2 }) }).fill("Ben");
  await page.getByRole("button", { name: word("open.goHere") }).click();
  await page.waitForURL(/\/here\?game=/);
  await expect(page.locator("h1").first()).toBeVisible();
  await page.waitForTimeout(500);
  await take(page, "curtain");
});

test("the sea: a card up, a verdict, a refusal, paying", async ({ arrive }) => {
  const game = await dealt(await crew(arrive, 3), "sea p3", LANGUAGE);
  const mover = await well(game, 14);
  const seat = game.people.indexOf(mover);
  const { table } = await dealtTo(mover, game.table);
  const offer = offerFor(table, seat, 2);
  if (offer === undefined) throw new Error("nothing costs anything");
  await show(mover, "");
  await take(mover.page, "home", { whole: true });
  const page = await showTable(mover, game);
  const screen = new Screen(page, LANGUAGE);
  const card = table.rulebook.pieceName(offer.card);
  await take(page, "sea");
  await screen.card(card).click();
  await take(page, "sea-card");
  await screen.space(table.rulebook.placeName(offer.to)).click();
  await take(page, "sea-verdict");
  const empty = new RegExp(word("table.emptySpace"));
  await page.getByRole("gridcell", { disabled: true, name: empty }).nth(4).click({ force: true });
  await take(page, "sea-refusal");
  await screen.space(table.rulebook.placeName(offer.to)).click();
  await page.locator(".table-actions button").last().click();
  await expect(page.locator(".sw-sockets")).toBeVisible();
  await options(page).first().click();
  await take(page, "sea-paying");
});

test("the Start table, giving, the end, the replay", async ({ arrive }) => {
  const game = await dealt(await crew(arrive, 3), "sea p3", LANGUAGE);
  const { people, table } = game;
  const [ana] = people as [Person];
  const helms = people.map((person) => wireless(person, table));
  await sail(helms, people, table, { after: async () => !(await atStartTable(ana, table)) });
  await helms[1]?.perform("dial 3 4");
  await helms[2]?.perform("dial 2 3");
  await showTable(ana, game);
  await new Screen(ana.page, LANGUAGE).dial(2, 4);
  await expect(new Screen(ana.page, LANGUAGE).split("3-3-2")).toBeVisible();
  await take(ana.page, "start-table");
  await sail(helms, people, table, {
    after: async () => due((await dealtTo(ana, table)).table).step !== "give",
  });
  await ana.page.waitForTimeout(300);
  await options(ana.page).first().click();
  await take(ana.page, "giving");
  await sail(helms, people, table);
  await ana.page.reload();
  await expect(ana.page.locator(".table-grid")).toHaveCount(1);
  await ana.page.waitForTimeout(300);
  await take(ana.page, "end");
  await show(ana, `/replay/${table}`);
  await expect(ana.page.getByRole("slider")).toBeVisible();
  await ana.page.keyboard.press("PageUp");
  await take(ana.page, "replay", { whole: true });
  await take(await show(ana, "/log"), "log", { whole: true });
});

test("Stormy Seas: the council, and the board", async ({ arrive }) => {
  const game = await dealt(await crew(arrive, 3), "sea p3 rocks monsters3 storms wild2", LANGUAGE);
  const inStorm = await curiously(game, (table) => due(table).step === "storm" && laid(table) > 9);
  await take(await showTable(inStorm, game), "storm");
  const mover = await curiously(game, (table) => due(table).step === "act");
  const page = await showTable(mover, game);
  await pickUp(page);
  await take(page, "stormy-sea");
  const rocks = await curiously(game, (table) => due(table).step === "rocks");
  await take(await showTable(rocks, game), "rocks");
});

for (const [name, code, acts] of [
  ["high-arch", "sea p2 arch", 16],
  ["pyramid", "sea p2 pyramid", 18],
  ["day-night", "sea p2 night", 20],
  ["competitive", "sea p2 duel", 16],
] as const) {
  test(`another board: ${name}`, async ({ arrive }) => {
    const game = await dealt(await crew(arrive, 2), code, LANGUAGE);
    const page = await showTable(await cheaply(game, acts), game);
    await pickUp(page);
    await take(page, name);
  });
}

test("the mountain: a card up, a verdict, everything at once", async ({ arrive }) => {
  const plain = await dealt(await crew(arrive, 3), "mountain p3", LANGUAGE);
  const mover = await cheaply(plain, 24);
  const page = await showTable(mover, plain);
  await take(page, "mountain");
  await pickUp(page);
  await take(page, "mountain-card");

  const full = await dealt(await crew(arrive, 2), "mountain p2 green panoramas3 goats", LANGUAGE);
  await cheaply(full, 24);
  const herder = await curiously(
    full,
    (table, seat) => due(table).step === "act" && legalActs(table, seat).some(({ type }) => type === "herd"),
  );
  const there = await showTable(herder, full);
  await pickUp(there);
  const lit = there.locator('[role="gridcell"]:not([aria-disabled])').first();
  if ((await lit.count()) > 0) await lit.click();
  await take(there, "mountain-verdict");
  await there.keyboard.press("Escape");
  await there.keyboard.press("Escape");
  await there.locator(".table-tools button").first().click();
  await take(there, "mountain-herd");
  expect(await ask(herder, "table.look", { table: full.table })).toBeTruthy();
});

test.afterAll(writeContents);
