// The day's question: a choice on the ordinary table, then what was best and why, and on from there against the crew.
import { expectNoAxeViolations } from "../fixtures/axe";
import { expect, test } from "../fixtures/house";
import { say } from "../fixtures/words";

test("a question is answered on the board, told apart, kept, and played on from", async ({ arrive }) => {
  const { page, faults } = await arrive({ phone: true });
  // The very first question: 37 at the end of row 3, for one card.
  await page.goto("/en/question?day=2026-11-01");
  const card = (name: string) => page.getByRole("option", { name: new RegExp(`^${name},`) });
  const best = page.getByRole("heading", { name: /^Keeps most/ });
  await expect(page.getByText(say("en", "question.ask"), { exact: true })).toBeVisible();
  await expect(page.getByRole("button", { name: say("en", "question.share") })).toBeVisible();
  await card("37").click();
  await expect(card("37")).toHaveAttribute("aria-selected", "true");
  await expect(best).toHaveCount(0);
  await page.getByRole("gridcell", { name: /^Row 3, column 6,/ }).click();
  const primary = page.locator(".table-actions button").last();
  await primary.click();
  await card("40").click();
  await primary.click();
  await expect(best).toBeFocused();
  await expect(page.getByText(/^That was your choice too/)).toBeVisible();
  await expect(page.locator(".question-answer li")).toHaveCount(3);
  await expect(page.locator(".question-why")).toBeVisible();
  await expect(page.locator('.question-theme a[aria-current="page"]')).toContainText(
    say("en", "question.kept.found"),
  );
  await expectNoAxeViolations(page, "a question that was answered");
  await page.getByRole("button", { name: say("en", "question.playOn") }).click();
  await expect(page).toHaveURL(/\/en\/here\?game=/);
  await expect(page.getByRole("listbox", { name: say("en", "table.hand") })).toBeVisible();
  expect(faults.found).toEqual([]);
});
