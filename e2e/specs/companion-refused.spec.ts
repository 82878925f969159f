// A refused card is written down only when somebody says that it lies there, never by a tap alone.

import { expect, test } from "../fixtures/house";
import { begin, written } from "../fixtures/real-table";
import { say } from "../fixtures/words";

test("a refused space that is tapped again writes nothing, payable or not; the words for it do", async ({
  arrive,
}) => {
  const { page, faults } = await arrive({ phone: true });
  await begin(page, "sea p3", ["Ana", "Ben", "Cleo"], 0);
  const numbers = page.getByRole("group", { name: say("en", "companion.numberKeys") });
  const cell = (row: number, column: number) =>
    page.getByRole("gridcell", { name: new RegExp(`^Row ${row}, column ${column},`) });
  const type = async (card: number) => {
    for (const figure of String(card)) await numbers.getByRole("button", { name: figure, exact: true }).tap();
  };
  const entries = async () => Number(await page.locator("[data-entries]").getAttribute("data-entries"));
  for (const [card, row, column] of [
    [10, 1, 5],
    [41, 4, 3],
    [70, 6, 1],
  ] as const) {
    const before = await entries();
    await type(card);
    await cell(row, column).tap();
    await page.locator("button.sw-answer").tap();
    await expect.poll(entries).toBeGreaterThan(before);
  }
  const before = await entries();
  for (const card of [39, 30]) {
    await type(card);
    await cell(4, 4).tap({ force: true });
    await expect(page.locator(".sw-answer")).toHaveAttribute("data-tone", "no");
    await cell(4, 4).tap({ force: true });
    await expect(page.locator("[data-phase]")).toHaveAttribute("data-phase", "answer");
    expect((await written(page)).history).toHaveLength(before);
    await page.getByRole("button", { name: say("en", "companion.takeBack", { card: String(card) }) }).tap();
    await page.getByRole("button", { name: say("en", "companion.clear") }).tap();
  }
  await type(39);
  await cell(4, 4).tap({ force: true });
  await page.getByRole("button", { name: say("en", "track.recordSlip") }).tap();
  await expect.poll(entries).toBeGreaterThan(before);
  const view = await written(page);
  expect(view.notApplied).toEqual([]);
  expect(view.steps.filter(({ slip }) => slip)).toHaveLength(1);
  expect(faults.found).toEqual([]);
});
