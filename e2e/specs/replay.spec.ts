// A finished game, by its link: stepped through, seen from a seat, played differently, exported and imported.
import { readFile } from "node:fs/promises";
import { deal, due, hand, readOptions, rulebookFor, seededFate, type Table } from "@stillwater/engine";
import { withOthers } from "../../packages/engine/test/support/added-games";
import { act, ask, gather, look, seenBy, tell } from "../fixtures/api";
import { expectNoAxeViolations, expectNoAxeViolationsByNight } from "../fixtures/axe";
import { expect, type Person, test } from "../fixtures/house";
import { sail, wireless } from "../fixtures/sailing";
import { decideText } from "../fixtures/sailor";
import { choose, Screen } from "../fixtures/screen";
import { type Tried, wanderText } from "../fixtures/wanderer";
import { say } from "../fixtures/words";

test.use({ deal: "e2e-0" });

interface Told {
  readonly seed: string;
  readonly deal: string;
  readonly entries: readonly { readonly seat: number; readonly act: string }[];
}

const CODE = "sea p2 -12";
const NAMES = ["Ana", "Ben"];

/** A whole game over plain HTTP. */
async function played(people: readonly Person[], code = CODE): Promise<string> {
  const table = await gather(people, { code, names: NAMES, deal: true });
  await sail(
    people.map((person) => wireless(person, table)),
    people,
    table,
  );
  return table;
}

const told = (person: Person, table: string): Promise<Told> => ask<Told>(person, "table.replay", { table });

/** The whole table as it was dealt. */
function dealtFrom({ seed }: Told): Table {
  const options = readOptions(CODE);
  if (!options.ok) throw new Error(CODE);
  return deal(rulebookFor(options.value), seededFate(seed)).table;
}

const slider = ({ page }: Person) => page.getByRole("slider", { name: "Move" });

test("anybody with the link steps through a finished game, sees it from a seat, and plays another line", async ({
  arrive,
}) => {
  const [ana, ben] = [await arrive({ thinks: false }), await arrive({ thinks: false })];
  const table = await played([ana, ben]);
  const game = await told(ana, table);
  const moves = game.entries.length - 1;
  const full = dealtFrom(game);

  // A third person, in a browser that never sat at the table.
  const cleo = await arrive({ thinks: false });
  const { page } = cleo;
  await page.goto(`/en/replay/${table}`);
  await expect(slider(cleo)).toHaveValue(String(moves));
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(/island|sea/i);

  // By keyboard, from anywhere: the first move that lays an Island, and the one before it.
  await page.keyboard.press("Home");
  await expect(slider(cleo)).toHaveValue("0");
  await expect(slider(cleo)).toHaveAttribute("aria-valuetext", /^Before the first move/);
  const first = game.entries.findIndex(({ act }) => /^\d+ r\dc\d/.test(act));
  const [, card = "", cell = ""] = /^(\d+) (r\dc\d)/.exec(game.entries[first]?.act ?? "") ?? [];
  const screen = new Screen(page);
  for (let step = 1; step < first; step++) await page.keyboard.press("ArrowRight");
  await expect(screen.space(cell)).toHaveAccessibleName(/empty/);
  await page.keyboard.press("ArrowRight");
  await expect(screen.space(cell)).toHaveAccessibleName(new RegExp(`, ${card}`));
  await expect(slider(cleo)).toHaveAttribute("aria-valuetext", new RegExp(`^Turn \\d+ of \\d+\\. .*${card}`));
  await page.keyboard.press("PageDown");
  const mark = Number(await slider(cleo).inputValue());
  expect(mark).toBeGreaterThan(first);
  // The slider, the log and the moments all count in turns.
  const [, turn] = /^Turn (\d+) of/.exec((await slider(cleo).getAttribute("aria-valuetext")) ?? "") ?? [];
  const counted = page.locator("[aria-current=step] :is(.replay-moment-at, .replay-move-turn)");
  await expect(counted.first()).toHaveText(new RegExp(`\\b${turn}$`));
  await expect(counted.filter({ hasNotText: new RegExp(`\\b${turn}$`) })).toHaveCount(0);
  await page.keyboard.press("End");
  await expect(slider(cleo)).toHaveValue(String(moves));

  // All hands are open at the deal; then as Ana saw it.
  await page.keyboard.press("Home");
  const cards = (seat: number) => page.locator(".replay-hands > li").nth(seat).locator(".replay-cards > li");
  const numbers = (seat: number) =>
    hand(full, seat)
      .map((piece) => full.rulebook.pieceName(piece))
      .filter((name) => /^\d+$/.test(name));
  for (const seat of [0, 1])
    expect((await cards(seat).allTextContents()).filter((text) => /^\d+$/.test(text)).sort()).toEqual(
      numbers(seat).sort(),
    );
  await choose(page.getByRole("radio", { name: "Ana’s view" }));
  await expect(cards(1)).toHaveCount(0);
  await expect(page.locator(".replay-hands > li").nth(1)).toContainText("5 cards, hidden");
  expect((await cards(0).allTextContents()).filter((text) => /^\d+$/.test(text)).sort()).toEqual(
    numbers(0).sort(),
  );

  // Another line from the deal on, with the same hand and board as at any table.
  await page.getByRole("button", { name: "Branch here" }).click();
  await expect(page.getByText("Another line, from the deal on.")).toBeVisible();
  const seat = due(full).seats[0] ?? 0;
  const text = decideText(full, seat) ?? "";
  await screen.perform(text);
  await expect(page.locator(".replay")).toHaveAttribute("data-line", "0");
  await expect(slider(cleo)).toHaveValue("1");
  const [, laid = "", there = ""] = /^(\d+) (r\dc\d)/.exec(text) ?? [];
  await expect(screen.space(there)).toHaveAccessibleName(new RegExp(`, ${laid}`));
  await expect.poll(() => new URL(page.url()).hash).toContain("line=");

  // The link carries the line; the game behind it is unchanged.
  await ben.page.goto(page.url());
  await expect(ben.page.locator(".replay")).toHaveAttribute("data-line", "0");
  await expect(new Screen(ben.page).space(there)).toHaveAccessibleName(new RegExp(`, ${laid}`));
  await ben.page.getByRole("button", { name: "Back to the game" }).click();
  await expect(ben.page.getByRole("slider", { name: "Move" })).toHaveAttribute("max", String(moves));
  await expect(new Screen(ben.page).space(there)).toHaveAccessibleName(/empty/);

  // On a phone, where much is above the board, what the crew says to one another at the Start is below it.
  await ben.page.setViewportSize({ width: 390, height: 844 });
  const start = game.entries.findIndex(({ act }) => act.startsWith("start"));
  await ben.page.goto(`/en/replay/${table}#at=${start}`);
  await ben.page.getByRole("button", { name: "Branch here" }).click();
  const said = ben.page.locator(".table-speech");
  await expect(said).toBeVisible();
  await expect(ben.page.getByRole("button", { name: say("en", "table.seeBoard") })).toBeHidden();
  const [board, speech] = [await ben.page.locator(".table-board").boundingBox(), await said.boundingBox()];
  expect(speech?.y).toBeGreaterThan((board?.y ?? 0) + (board?.height ?? 0));
  for (const person of [ana, ben, cleo]) expect(person.faults.found).toEqual([]);
});

test("a game leaves as a record, as JSON and in words, and comes back without a server", async ({
  arrive,
}) => {
  const [ana, ben] = [await arrive({ thinks: false }), await arrive({ thinks: false })];
  const table = await played([ana, ben]);
  const { page } = ana;
  await page.goto(`/en/replay/${table}`);
  const title = (await page.getByRole("heading", { level: 1 }).textContent()) ?? "";
  const last = await slider(ana).inputValue();
  for (const [button, says] of [
    ["Text record", /^Stillwater record 1\n/],
    ["JSON", /"stillwater": 1/],
    ["In words", /Ana/],
  ] as const) {
    const [file] = await Promise.all([
      page.waitForEvent("download"),
      page.getByRole("button", { name: button, exact: true }).click(),
    ]);
    const written = await readFile(await file.path(), "utf8");
    expect(written).toMatch(says);
    if (button === "In words") continue;
    await ben.page.goto("/en/replay/here?import");
    await ben.page.getByLabel("Choose a file").setInputFiles({
      name: file.suggestedFilename(),
      mimeType: "text/plain",
      buffer: Buffer.from(written),
    });
    await expect(ben.page.getByRole("heading", { level: 1 })).toHaveText(title);
    await expect(slider(ben)).toHaveValue(last);
  }
  // The address contains the whole game: another browser shows it too.
  await expect.poll(() => new URL(ben.page.url()).hash).toContain("record=");
  const cleo = await arrive({ phone: true, thinks: false });
  await cleo.page.goto(ben.page.url());
  await expect(cleo.page.getByRole("heading", { level: 1 })).toHaveText(title);
  await cleo.page.goto("about:blank");
  await cleo.page.goto("/en/replay/here?import");
  await cleo.page.getByLabel("Or paste it here").fill("frog");
  await cleo.page.getByRole("button", { name: "Open the game" }).click();
  await expect(cleo.page.getByText("This cannot be read: This is no recorded game.")).toBeVisible();
  for (const person of [ana, ben, cleo]) expect(person.faults.found).toEqual([]);
});

test("the same deal is played again, and crews are compared", async ({ arrive }) => {
  const [ana, ben] = [await arrive({ thinks: false }), await arrive({ thinks: false })];
  const table = await played([ana, ben]);
  const { page } = ana;
  await page.goto(`/en/replay/${table}`);
  await expect(page.getByText("No other crew has finished this deal yet.")).toBeVisible();
  await page.getByRole("button", { name: "Same deal again" }).click();
  await page.waitForURL(/\/play\/[A-Za-z0-9]{12}$/);
  const again = page.url().split("/").at(-1) ?? "";
  await tell(ben, "table.sit", { table: again, name: "Ben", language: "en" });
  await tell(ana, "table.deal", { table: again });
  await sail([wireless(ana, again), wireless(ben, again)], [ana, ben], again, { temper: "idle" });
  expect((await told(ana, again)).seed).toBe((await told(ana, table)).seed);

  await ben.page.goto(`/en/replay/${again}`);
  await expect(ben.page.getByText(/^2 crews, \d won$/)).toBeVisible();
  await ben.page.getByRole("link", { name: /^Replay of/ }).click();
  await expect(ben.page).toHaveURL(new RegExp(`/replay/${table}`));
  for (const person of [ana, ben]) expect(person.faults.found).toEqual([]);
});

test("a daily game stays sealed until the day is over, and says when that is", async ({ arrive }) => {
  const ana = await arrive({ thinks: false });
  const day = new Date().toISOString().slice(0, 10);
  const opening = { code: "mountain p1", day, name: "Ana", language: "en" };
  const { table } = await tell<{ readonly table: string }>(ana, "table.open", opening);
  await tell(ana, "table.deal", { table });
  const tried: Tried = new Map();
  for (let acts = 0; acts < 260 && (await look(ana, table)).status === "playing"; acts++)
    await oneAct([ana], table, tried);
  await ana.page.goto(`/en/replay/${table}`);
  await expect(ana.page.getByRole("heading", { level: 1 })).toHaveText("Others still play this day’s deal.");
  await expect(ana.page.getByText(/^The game opens .*\d/)).toBeVisible();
  await expect(ana.page.getByRole("slider")).toHaveCount(0);
  expect(ana.faults.found).toEqual([]);
});

test("a game that cannot be looked at says why", async ({ arrive }) => {
  const ana = await arrive({ except: /404|400/, thinks: false });
  const ben = await arrive({ thinks: false });
  const table = await gather([ana, ben], { code: CODE, names: NAMES, deal: true });
  await ana.page.goto(`/en/replay/${table}`);
  await expect(ana.page.getByRole("heading", { level: 1 })).toHaveText("This game still goes on.");
  await ana.page.goto("/en/replay/aaaaaaaaaaaa");
  await expect(ana.page.getByRole("heading", { level: 1 })).toHaveText("There is no such game.");
  await ana.page.goto("/en/replay/here?game=none");
  await expect(ana.page.getByRole("heading", { level: 1 })).toHaveText("This game is not on this device.");
});

const KINDS = withOthers(
  "sea p2 rocks monsters3 storms wild2 -12",
  "sea p2 night -12",
  "sea p2 arch",
  "sea p1 pyramid",
  "sea p2 duel",
  "mountain p2 green panoramas3 goats",
);

for (const code of KINDS) {
  test(`every kind of game is drawn at every step: ${code}`, async ({ arrive }) => {
    const people = [await arrive({ phone: true, thinks: false }), await arrive({ thinks: false })].slice(
      0,
      code.includes("p1") ? 1 : 2,
    );
    const [ana] = people;
    if (ana === undefined) throw new Error("nobody");
    const table = await gather(people, { code, names: NAMES, deal: true });
    const tried: Tried = new Map();
    for (let acts = 0; acts < 260 && (await look(ana, table)).status === "playing"; acts++)
      await oneAct(people, table, tried);
    const { page } = ana;
    await page.goto(`/en/replay/${table}`);
    const grid = page.getByRole("grid", { name: "Board" });
    await expect(grid).toBeVisible();
    const length = Number(await slider(ana).inputValue());
    for (let step = length; step > 0; step -= 4) {
      for (let back = 0; back < 4; back++) await page.keyboard.press("ArrowLeft");
      await expect(slider(ana)).toHaveValue(String(Math.max(0, step - 4)));
      await expect(grid).toBeVisible();
    }
    await page.getByRole("button", { name: "Branch here" }).click();
    await expect(page.getByRole("listbox", { name: "Your hand" })).toBeVisible();
    expect(ana.faults.found).toEqual([]);
  });
}

async function oneAct(people: readonly Person[], table: string, tried: Tried): Promise<void> {
  for (const [seat, person] of people.entries()) {
    const { view, table: seen } = await seenBy(person, table);
    if (seen === undefined || !due(seen).seats.includes(seat)) continue;
    const text = wanderText(seen, seat, tried);
    if (text === undefined) continue;
    const reply = await act(person, table, view.rev, text);
    if ("rev" in reply) return;
  }
}

const SIZES = [
  [360, 740],
  [1280, 800],
] as const;

test("axe finds nothing on a replay, by day and by night", async ({ arrive }) => {
  const people = [await arrive({ phone: true, thinks: false }), await arrive({ thinks: false })] as const;
  const table = await played(people);
  const { page } = people[0];
  for (const [index, [width, height]] of SIZES.entries()) {
    const wellMade = async (where: string) => {
      await expectNoAxeViolations(page, where);
      // One width is enough: what depends on the width does not depend on the theme.
      if (index === 0) await expectNoAxeViolationsByNight(page, where);
    };
    await page.setViewportSize({ width, height });
    await page.goto(`/en/replay/${table}#at=20`);
    await expect(slider(people[0])).toHaveValue("20");
    await page.getByText("As a table").click();
    await wellMade(`a replay at ${width}`);
    const over = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(over, `wider than ${width}`).toBeLessThanOrEqual(0);
    await page.getByRole("button", { name: "Branch here" }).click();
    await expect(page.getByRole("listbox", { name: "Your hand" })).toBeVisible();
    await wellMade(`another line at ${width}`);
    await page.goto("about:blank");
  }
  await page.goto("/en/replay/here?import");
  await expect(page.getByLabel("Choose a file")).toBeVisible();
  await expectNoAxeViolations(page, "an import");
  await expectNoAxeViolationsByNight(page, "an import");
});
