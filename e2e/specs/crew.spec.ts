// The quiet crew at tables of the server: it fills seats with one tap, plays on by itself, proves what it did, and joins
// people who find nobody else.
import { due, hand, readPosition } from "@stillwater/engine";
import { act, look, seenBy, tell } from "../fixtures/api";
import { expectNoAxeViolations } from "../fixtures/axe";
import { expect, type Person, test } from "../fixtures/house";
import { decideText } from "../fixtures/sailor";
import { choose } from "../fixtures/screen";
import { say } from "../fixtures/words";

interface Crewed {
  readonly seats: readonly ({ readonly name: string; readonly crew?: string } | null)[];
}

const seatsAt = async (person: Person, table: string) =>
  ((await look(person, table)) as unknown as Crewed).seats.map((seat) => seat?.crew ?? seat?.name ?? null);

/** Plays one person's seat over plain HTTP until the game is over; the crew plays the others. */
async function playOut(person: Person, table: string): Promise<void> {
  for (;;) {
    const { view, table: seen } = await seenBy(person, table);
    if (view.status !== "playing" || seen === undefined || view.you === null) return;
    const text = decideText(seen, view.you);
    if (text !== undefined) await act(person, table, view.rev, text);
    // Until the crew has moved the table on, or this person has.
    await expect.poll(async () => (await look(person, table)).rev).toBeGreaterThan(view.rev);
  }
}

for (const viewport of [
  { width: 360, height: 740 },
  { width: 1440, height: 900 },
])
  test(`fills the seats by one tap and plays on, ${viewport.width} px wide`, async ({ arrive }) => {
    const ana = await arrive({ context: { viewport } });
    const { page } = ana;
    const { table } = await tell<{ table: string }>(ana, "table.open", {
      ...{ code: "sea p3", name: "Ana", language: "en" },
    });
    await page.goto(`/en/play/${table}`);
    const hand = viewport.width > 1000 ? "deckhand" : "steady";
    await choose(page.getByRole("radio", { name: say("en", `hands.${hand}`) }));
    await page.getByRole("button", { name: say("en", "aboard.fill") }).click();
    await expect(page.getByText(`${say("en", `hands.${hand}`)} 2`, { exact: true })).toBeVisible();
    await expect(page.getByRole("button", { name: say("en", "aboard.empty") })).toBeVisible();
    await expectNoAxeViolations(page, "a waiting table with crew");
    await page.getByRole("button", { name: "Start with three" }).click();
    await expect(page.locator("#board")).toBeVisible();
    expect(await seatsAt(ana, table)).toEqual(["Ana", hand, hand]);
    if (viewport.width > 1000) {
      await choose(page.getByRole("radio", { name: say("en", "aboard.paces.once") }));
      await expect
        .poll(async () => (await look(ana, table)) as unknown as object)
        .toMatchObject({ crewPace: "once" });
      await expectNoAxeViolations(page, "a game with crew");
    }
    // Ana plays over plain HTTP; the crew acts between her acts.
    await expect
      .poll(async () => {
        const { view, table: seen } = await seenBy(ana, table);
        const text = seen && decideText(seen, 0);
        if (text !== undefined && view.log.length < 12) await act(ana, table, view.rev, text);
        return (await look(ana, table)).log.length;
      })
      .toBeGreaterThan(8);
    expect(ana.faults.found).toEqual([]);
  });

test("proves every decision when the shuffle is open, and gives a link for the same crew", async ({
  arrive,
}) => {
  const [ana, ben] = [await arrive(), await arrive()];
  const { table } = await tell<{ table: string }>(ana, "table.open", {
    ...{ code: "sea p3", name: "Ana", language: "en" },
  });
  await tell(ana, "table.fill", { table, hand: "steady" });
  await tell(ana, "table.paceCrew", { table, pace: "once" });
  await tell(ana, "table.deal", { table });
  await playOut(ana, table);
  await ana.page.goto(`/en/play/${table}/verify`);
  await expect(
    ana.page.getByText(/^All \d+ decisions follow from what their seats could see\.$/),
  ).toBeVisible();
  const count = Number(/\d+/.exec((await ana.page.getByText(/^All \d+ decisions/).textContent()) ?? "")?.[0]);
  await ana.page.getByText(say("en", "verify.crewEvery"), { exact: true }).click();
  const decisions = ana.page.getByRole("listitem").filter({ hasText: say("en", "verify.crewSaw") });
  await expect(decisions).toHaveCount(count);
  await expect(decisions.getByRole("img", { name: say("en", "verify.yes") })).toHaveCount(count);
  await expectNoAxeViolations(ana.page, "the proof of the crew");
  // What a seat saw can be looked at: its own hand, and nobody else's.
  const saw = decisions.first().getByRole("link");
  const position =
    new URL((await saw.getAttribute("href")) ?? "", ana.page.url()).searchParams.get("p") ?? "";
  const read = readPosition(position);
  if (!read.ok) throw new Error(position);
  const { value: seen } = read;
  expect(hand(seen, seen.viewer).every((card) => card !== 0)).toBe(true);
  expect(due(seen).seats).toContain(seen.viewer);
  for (const seat of seen.rulebook.hands.keys())
    if (seat !== seen.viewer) expect(hand(seen, seat).filter((card) => card !== 0)).toEqual([]);
  await saw.click();
  await expect(ana.page.getByRole("gridcell").first()).toBeVisible();
  await ana.page.goto(`/en/play/${table}`);
  await expect(ana.page.getByRole("button", { name: say("en", "aboard.same") })).toBeVisible();
  await ben.page.goto(`/en/again/${table}`);
  await ben.page.getByRole("button", { name: say("en", "find.sameSit") }).click();
  await expect(ben.page.getByText(say("en", "find.stranger"))).toBeVisible();
  await ana.page.goto(`/again/${table}`);
  await ana.page.getByRole("button", { name: say("en", "find.sameSit") }).click();
  await ana.page.waitForURL(/\/play\/[A-Za-z0-9]{12}$/);
  const next = ana.page.url().split("/").at(-1) ?? "";
  expect(next).not.toBe(table);
  expect(await seatsAt(ana, next)).toEqual(["Ana", "steady", "steady"]);
});

test("advises whoever is asked at a table opened with advice, and nobody at a silent one", async ({
  arrive,
}) => {
  const [ana, ben] = [await arrive(), await arrive()];
  for (const advice of [true, false]) {
    const { table } = await tell<{ table: string }>(ana, "table.open", {
      ...{ code: "sea p2", name: "Ana", language: "en", advice },
    });
    await tell(ben, "table.sit", { table, name: "Ben", language: "en" });
    await tell(ana, "table.deal", { table });
    const { view, table: seen } = await seenBy(ana, table);
    const mover = seen !== undefined && due(seen).seats.includes(0) ? ana : ben;
    const { page } = mover;
    await page.goto(`/en/play/${table}`);
    await expect(page.locator("#board")).toBeVisible();
    const button = page.getByRole("button", { name: say("en", "advice.ask") });
    if (!advice) {
      await expect(page.getByRole("button", { name: say("en", "table.command") })).toBeVisible();
      await expect(button).toHaveCount(0);
      continue;
    }
    await page.setViewportSize({ width: 390, height: 844 });
    await button.click();
    const panel = page.getByRole("region", { name: say("en", "advice.title") });
    const acts = panel.getByRole("list", { name: say("en", "advice.title") }).getByRole("button");
    await expect(acts).toHaveCount(3);
    await expect(acts.first()).toContainText(/\d+ of 100/);
    // A tap shows an act on the board, which stays in view above the advice.
    await acts.last().click();
    await expect(acts.last()).toHaveAttribute("aria-pressed", "true");
    await expect(page.locator(".table-grid")).toHaveAttribute("data-choice", /aim|gift/);
    const [chart, under] = [await page.locator(".table-board").boundingBox(), await panel.boundingBox()];
    expect(chart?.y).toBeGreaterThanOrEqual(0);
    expect((chart?.y ?? 0) + (chart?.height ?? 0)).toBeLessThanOrEqual(under?.y ?? 0);
    // So does the button that does it.
    const doing = await page.locator(".table-actions button").last().boundingBox();
    expect(doing?.y).toBeGreaterThanOrEqual((under?.y ?? 0) + (under?.height ?? 0));
    expect((doing?.y ?? 0) + (doing?.height ?? 0)).toBeLessThanOrEqual(844);
    await expectNoAxeViolations(page, "advice");
    // On an upright tablet the advice is beside the board.
    await page.setViewportSize({ width: 820, height: 1180 });
    const [beside, told] = [await page.locator(".table-actions").boundingBox(), await panel.boundingBox()];
    expect(beside?.x).toBeGreaterThanOrEqual((told?.x ?? 0) + (told?.width ?? 0));
    expect((beside?.y ?? 0) + (beside?.height ?? 0)).toBeLessThanOrEqual(1180);
    await page.keyboard.press("Escape");
    await expect(panel).toBeHidden();
    await expect(button).toBeFocused();
    // Nobody else learns of it.
    expect((await look(ben, table)).rev).toBe(view.rev);
    expect(mover.faults.found).toEqual([]);
  }
});

test("seats whoever looks for a crew together at once", async ({ arrive }) => {
  const [ana, ben] = [await arrive({ phone: true }), await arrive()];
  await ana.page.goto("/en");
  await ana.page.waitForLoadState("networkidle");
  await ana.page.getByRole("link", { name: say("en", "home.findCrew"), exact: true }).tap();
  await expectNoAxeViolations(ana.page, "find a crew");
  for (const { page } of [ana, ben]) {
    if (page === ben.page) {
      await page.goto("/en/play/lobby");
      await page.getByRole("link", { name: say("en", "lobby.findCrew"), exact: true }).click();
      await page.waitForURL(/\/play\/find$/);
    }
    await page.waitForLoadState("networkidle");
    await choose(page.getByRole("radio", { name: say("en", "home.mountain"), exact: true }));
    await page.getByLabel(say("en", "guest.name")).fill(page === ana.page ? "Ana" : "Ben");
    await page.getByRole("button", { name: say("en", "find.find") }).click();
    await page.waitForURL(/\/play\/[A-Za-z0-9]{12}$/);
  }
  expect(ana.page.url()).toBe(ben.page.url());
  await expect(ana.page.getByText("Ben", { exact: true })).toBeVisible();
  await expect(ana.page.getByText(/the quiet crew takes what is still free/)).toBeVisible();
});
