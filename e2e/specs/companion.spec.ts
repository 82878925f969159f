// People with the printed cards: whole games of every kind are entered by taps on a small phone, and come out as the engine has them.

import type { Page } from "@playwright/test";
import { add, EMPTY_LOG, fold, readEntry } from "@stillwater/companion";
import { outcome, writePosition } from "@stillwater/engine";
import { expect, test } from "../fixtures/house";
import { alike, TableTop } from "../fixtures/table-top";
import { say } from "../fixtures/words";

test.setTimeout(300_000);
test.describe.configure({ mode: "parallel" });

const GAMES = [
  "sea p2 rocks monsters3 storms wild2 -12",
  "sea p3 -12",
  "sea p2 rocks:auto -12",
  "sea p1 arch -12",
  "sea p1 pyramid harder -12",
  "sea p2 night -12",
  "sea p2 duel",
  "mountain p3",
  "mountain p2 green panoramas3 goats",
  "mountain p1 ropes2",
] as const;

/** Opens the screen that begins a game at a real table, with an option code and names. */
async function begin(page: Page, code: string, names: readonly string[], first: number): Promise<void> {
  await page.goto(`/en/play/new?companion${code.startsWith("mountain") ? "&game=mountain" : ""}`);
  const field = page.getByRole("textbox", { name: say("en", "open.code") });
  await expect(async () => {
    await field.fill(code);
    await field.press("Enter");
    await expect(
      page.getByRole("textbox", { name: /^(Name|Player)/ }).or(page.locator('input[name^="name"]')),
    ).toHaveCount(names.length, { timeout: 1000 });
  }).toPass();
  for (const [seat, name] of names.entries())
    await page.locator(`input[name="${seat === 0 ? "name" : `name-${seat + 1}`}"]`).fill(name);
  if (names.length > 1)
    await page
      .getByRole("radio", { name: names[first] ?? "", exact: true })
      .or(page.getByRole("button", { name: names[first] ?? "", exact: true }))
      .first()
      .tap();
  await page.getByRole("button", { name: say("en", "open.goTable") }).tap();
  await page.waitForURL(/\/companion\/game\?game=/);
  await expect(page.locator("[data-phase]")).toBeVisible();
}

/** What the device has written, folded again outside the browser. */
async function written(page: Page) {
  const lines = await page.evaluate(async () => {
    const open = indexedDB.open("stillwater-companion");
    await new Promise((resolve) => (open.onsuccess = resolve));
    const all = open.result.transaction("entries").objectStore("entries").getAll();
    await new Promise((resolve) => (all.onsuccess = resolve));
    open.result.close();
    return (all.result as { line: string }[]).map(({ line }) => line);
  });
  const entries = lines.flatMap((line) => {
    const entry = readEntry(line);
    return entry.ok ? [entry.value] : [];
  });
  expect(entries).toHaveLength(lines.length);
  return fold(add(EMPTY_LOG, entries).log);
}

for (const code of GAMES) {
  test(`${code}: a whole game with printed cards, by taps`, async ({ arrive }) => {
    const { page, faults } = await arrive({ phone: true });
    const names = ["Ana", "Ben", "Cleo"].slice(0, Number(/p(\d)/.exec(code)?.[1] ?? 1));
    const top = new TableTop(code, page, names);
    await begin(page, code, names, top.first);
    await top.play();

    expect(["won", "lost"]).toContain(outcome(top.table));
    const view = await written(page);
    expect(view.conflicts).toEqual([]);
    expect(view.notApplied).toEqual([]);
    expect(view.steps.filter(({ slip }) => slip)).toEqual([]);
    expect(view.table && alike(writePosition(view.table))).toBe(top.position);
    await expect(page.locator("[data-phase]")).toHaveAttribute("data-phase", "over");
    const touches = [...top.perTurn].sort((a, b) => a - b);
    test.info().annotations.push({
      type: "figures",
      description: `touches in ${touches.length} turns: median ${touches[Math.floor(touches.length / 2)]}, most ${touches.at(-1)}`,
    });
    expect(faults.found).toEqual([]);
  });
}
