// On phones, even with large letters and long languages, no control is covered by anything else.
import type { Page } from "@playwright/test";
import { due, hand, legalActs, owes, type Table } from "@stillwater/engine";
import { covered } from "../fixtures/covered";
import { expect, type Language, type Person, test } from "../fixtures/house";
import { atStartTable, sail, wireless } from "../fixtures/sailing";
import { Screen } from "../fixtures/screen";
import { say } from "../fixtures/words";
import { cheaply, curiously, dealt, dealtTo, type Game } from "../pictures/playing";

test.use({ deal: "e2e-3" });

const PHONES = [
  { width: 320, height: 568 },
  { width: 320, height: 640 },
  { width: 360, height: 640 },
  { width: 360, height: 740 },
  { width: 390, height: 844 },
] as const;

interface Step {
  /** The longest words by default. */
  readonly languages?: readonly Language[];
  /** `false` leaves the chart out, which is not needed while the talk of a table covers it. */
  readonly chart?: boolean;
  /** What this person does at the screen to reach the state that is checked. */
  readonly before?: (screen: Screen, table: Table, seat: number) => Promise<void>;
}

async function expectClear(page: Page, where: string, chart: boolean): Promise<void> {
  for (const size of PHONES) {
    await page.setViewportSize(size);
    for (const numbers of ["usual", "largest"]) {
      await page.evaluate((value) => {
        document.documentElement.setAttribute("data-numbers", value);
        window.scrollTo(0, 0);
      }, numbers);
      // A table that is not drawn yet would cover nothing.
      await expect(page.locator(".table-grid")).toBeVisible();
      await expect
        .poll(() => covered(page, chart), {
          message: `${where}, ${size.width}×${size.height}, ${numbers} numbers`,
        })
        .toEqual([]);
    }
  }
}

/** Checks a step of a game in its languages. */
async function expectClearAt(person: Person, { people, table }: Game, name: string, step: Step = {}) {
  const { page } = person;
  const { table: seen } = await dealtTo(person, table);
  for (const language of step.languages ?? (["de"] as const)) {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(`/${language}/play/${table}`);
    await expect(page.locator(".table-grid")).toBeVisible();
    await step.before?.(new Screen(page, language), seen, people.indexOf(person));
    await expectClear(page, `${name}, ${language}`, step.chart ?? true);
  }
}

/** Picks a card up, aims it where it costs something, and begins to pay if wanted. */
const aimed =
  (paying: boolean) =>
  async (screen: Screen, table: Table, seat: number): Promise<void> => {
    const { page } = screen;
    const offers = legalActs(table, seat).filter(({ type }) => type === "lay");
    const offer = offers.find(({ choose }) => choose > 0) ?? offers[0];
    await page
      .getByRole("option")
      .nth(hand(table, seat).indexOf(offer?.card ?? 0))
      .click();
    await screen.space(table.rulebook.placeName(offer?.to ?? 0)).click();
    if (paying) await page.locator(".table-actions button").last().click();
  };

const crewOf = async (arrive: () => Promise<Person>, code: string): Promise<Game> => {
  const people: Person[] = [];
  for (let seat = 0; seat < Number(/p(\d)/.exec(code)?.[1]); seat++) people.push(await arrive());
  return dealt(people, code);
};

test("at the Start table, with three who offer and in a storm", async ({ arrive }) => {
  for (const [code, languages] of [
    ["sea p3", ["en", "fr"]],
    ["sea p2 storms", ["de"]],
  ] as const) {
    const game = await crewOf(() => arrive({ phone: true }), code);
    const [ana] = game.people as readonly [Person];
    const helms = game.people.map((person) => wireless(person, game.table));
    await sail(helms, game.people, game.table, { after: async () => !(await atStartTable(ana, game.table)) });
    for (const helm of helms) await helm.perform("dial 3 4");
    await expectClearAt(ana, game, code, {
      languages,
      chart: false,
      before: async ({ page }) => {
        await expect(page.locator(".sw-chip").first()).toBeVisible();
      },
    });
  }
});

test("at the Start table that opens after a tap on the board", async ({ arrive }) => {
  const { people, table } = await crewOf(() => arrive({ phone: true }), "sea p2");
  const [ana] = people as readonly [Person];
  await ana.page.goto(`/en/play/${table}`);
  await new Screen(ana.page).space("r6c6").tap();
  const helms = people.map((person) => wireless(person, table));
  await sail(helms, people, table, { after: async () => !(await atStartTable(ana, table)) });
  const gladly = say("en", "eight.gladly");
  const more = `${say("en", "eight.more")}: ${gladly}`;
  await ana.page.getByRole("button", { name: more, exact: true }).tap();
  await expect(ana.page.getByRole("spinbutton", { name: gladly })).toHaveAttribute("aria-valuenow", "1");
});

test("paying, at the council, moving the Rocks, and at the end", async ({ arrive }) => {
  const plain = await crewOf(() => arrive({ phone: true }), "sea p2");
  const mover = await cheaply(plain, 9);
  await expectClearAt(mover, plain, "aiming", { before: aimed(false) });
  await expectClearAt(mover, plain, "paying", { before: aimed(true), chart: false });

  const stormy = await crewOf(() => arrive({ phone: true }), "sea p3 rocks monsters3 storms wild2");
  const inStorm = await curiously(stormy, (table) => due(table).step === "storm");
  await expectClearAt(inStorm, stormy, "council", { chart: false, languages: ["en", "fr", "de"] });
  await curiously(stormy, (table) => due(table).step === "act");
  const rocks = await curiously(stormy, (table) => due(table).step === "rocks");
  await expectClearAt(rocks, stormy, "rocks");

  await sail(
    plain.people.map((person) => wireless(person, plain.table)),
    plain.people,
    plain.table,
  );
  await expectClearAt(mover, plain, "end", { chart: false });
});

test("in the three steps of a Pyramid's border", async ({ arrive }) => {
  const game = await crewOf(() => arrive({ phone: true }), "sea p1 pyramid harder");
  const [ana] = game.people as readonly [Person];
  await expectClearAt(ana, game, "before the border", { before: aimed(false) });
  const paying = await curiously(game, (table, seat) => owes(table, seat) > 0);
  await expectClearAt(paying, game, "paying after the border", { chart: false });
});
