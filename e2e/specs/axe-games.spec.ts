// Screen readers, keyboards and thumbs at the tables of every game: what axe finds, and how large targets are.
import { due } from "@stillwater/engine";
import { gamesOfOthers } from "../../packages/engine/test/support/added-games";
import { act, gather, seenBy } from "../fixtures/api";
import { expectNoAxeViolations } from "../fixtures/axe";
import { expect, type Person, test } from "../fixtures/house";
import { expectNoSidewaysScroll, small } from "../fixtures/thumbs";
import { type Tried, wanderText } from "../fixtures/wanderer";

test.use({ deal: "e2e-all-38" });

interface Scene {
  readonly code: string;
  /** Plays on until this step is due, or this many acts are done. */
  readonly until: string | number;
  readonly theme: "light" | "dark";
}

const CHOSEN: readonly Scene[] = [
  { code: "sea p2 rocks monsters4 storms wild2 -12", until: "storm", theme: "light" },
  { code: "sea p2 rocks monsters4 storms wild2 -12", until: "rocks", theme: "dark" },
  { code: "sea p2 night -12", until: 12, theme: "dark" },
  { code: "sea p2 arch", until: 5, theme: "light" },
  { code: "sea p2 pyramid", until: 8, theme: "dark" },
  { code: "sea p2 duel", until: 10, theme: "light" },
  { code: "mountain p2 green panoramas3 goats", until: 20, theme: "light" },
  { code: "mountain p2 green panoramas3 goats", until: "relocate", theme: "dark" },
];

const SCENES: readonly Scene[] = [
  ...CHOSEN,
  ...gamesOfOthers(CHOSEN.map(({ code }) => code)).map(
    ({ code }): Scene => ({ code, until: 6, theme: "dark" }),
  ),
];

/** Plays on over plain HTTP; returns whose turn it is then. */
async function playTo(
  people: readonly [Person, Person],
  table: string,
  until: string | number,
): Promise<Person> {
  const tried: Tried = new Map();
  for (let acts = 0; acts < 120; acts++) {
    const { table: seen } = await seenBy(people[0], table);
    if (seen === undefined) break;
    const asked = due(seen);
    if (asked.step === until || acts === until) return people[asked.seats[0] ?? 0] ?? people[0];
    for (const seat of asked.seats) {
      const person = people[seat];
      if (person === undefined) continue;
      const own = await seenBy(person, table);
      const text = own.table && wanderText(own.table, seat, tried);
      if (text === undefined) continue;
      await act(person, table, own.view.rev, text);
      break;
    }
  }
  throw new Error(`the game never comes to ${until}`);
}

for (const { code, until, theme } of SCENES) {
  test(`axe finds nothing, and thumbs hit: ${code}, ${until}, ${theme}`, async ({ arrive }) => {
    const people = [await arrive({ theme, phone: true }), await arrive({ theme, phone: true })] as const;
    const table = await gather(people, { code, names: ["Ana", "Ben"], deal: true });
    const { page } = await playTo(people, table, until);
    await page.goto(`/en/play/${table}`);
    await expect(page.locator(".table-grid")).toBeVisible();
    await expectNoAxeViolations(page, `${code} on a phone`);
    expect(await small(page, 44, '[role="option"], .table-actions button, .table-tools button')).toEqual([]);
    expect(await small(page, 24, "button, a[href], [role=spinbutton]")).toEqual([]);
    await expectNoSidewaysScroll(page, code);
    if (until === "storm") await pointAt(people, table, page);
    // A hand may be empty while the first cards are dealt, or after a sweep.
    const card = page.getByRole("option").last();
    if ((await card.count()) > 0) await card.tap();
    const space = page.locator('[role="gridcell"]:not([aria-disabled])').first();
    if ((await space.count()) > 0) await space.tap();
    // Scrolled out from under the bar of buttons, which stays at the edge of the screen.
    await page.locator(".table-desk").evaluate((desk) => desk.scrollIntoView({ block: "center" }));
    await expectNoAxeViolations(page, `${code}, something picked`);
    await page.setViewportSize({ width: 1440, height: 900 });
    await expectNoAxeViolations(page, `${code} on a desktop`);
  });
}

/** One person points at keeping the Compass; the other sees it at once, and still after a reload. */
async function pointAt(
  people: readonly [Person, Person],
  table: string,
  page: Person["page"],
): Promise<void> {
  const other = people[0].page === page ? people[1] : people[0];
  await other.page.goto(`/en/play/${table}`);
  const keep = (on: Person["page"]) =>
    on.getByRole("button", { name: /^(?:Keep the Compass|Spend nothing)/ });
  await keep(page).tap();
  await expect(keep(other.page)).toHaveAccessibleName(/, (Ana|Ben)$/);
  await other.page.reload();
  await expect(keep(other.page)).toHaveAccessibleName(/, (Ana|Ben)$/);
  await other.page.goto("/en");
}

test("axe finds nothing on the set-up screen of the mountain", async ({ arrive }) => {
  const ana = await arrive({ theme: "dark", phone: true });
  await ana.page.goto("/en/play/new?game=mountain");
  await expect(ana.page.getByRole("switch").first()).toBeVisible();
  await expectNoAxeViolations(ana.page, "open a mountain table");
});

/** Controls that are too small for a thumb. */
