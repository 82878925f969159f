// Setting up a table: conflicting choices are explained, the code can be pasted, and the table is the one that was set.
import { look } from "../fixtures/api";
import { expect, test } from "../fixtures/house";
import { choose, unfold } from "../fixtures/screen";

test("a stormy sea gives way to another board, and it is said why", async ({ arrive }) => {
  const { page, faults } = await arrive();
  await page.goto("/en/play/new");
  await unfold(page);
  await choose(page.getByRole("radio", { name: /^3:/ }));
  await choose(page.getByRole("group", { name: "Jagged Rocks" }).getByRole("radio", { name: "By hand" }));
  await page.getByRole("switch", { name: "In play" }).click();
  const islands = page.getByRole("slider", { name: "Islands taken out" });
  await islands.focus();
  for (let taken = 0; taken < 4; taken++) await page.keyboard.press("ArrowRight");
  await expect(islands).toHaveAttribute("aria-valuetext", "4: Galateia");
  await expect(
    page.getByRole("heading", {
      name: "Three players, Jagged Rocks, Storm & Compass, and Galateia. Expect to lose more than you win.",
    }),
  ).toBeVisible();
  const code = page.getByRole("textbox", { name: "Option code" });
  await expect(code).toHaveValue("sea p3 rocks storms -4");

  await choose(page.getByRole("radio", { name: /High Arch/ }));
  await expect(page.getByText("those were switched off")).toBeVisible();
  await expect(code).toHaveValue("sea p3 arch -4");
  await page.setViewportSize({ width: 360, height: 740 });
  await page.evaluate(() => window.scrollTo(0, 0));
  await expect(page.getByText("those were switched off")).toBeInViewport({ ratio: 1 });
  await page.getByText("those were switched off").locator("..").getByRole("button").click();
  await expect(page.getByRole("dialog")).toContainText("T.setup.mix");
  expect(faults.found).toEqual([]);
});

test("a pasted code sets every control, and one that cannot be played says why", async ({ arrive }) => {
  const ana = await arrive();
  const { page } = ana;
  await page.goto("/en/play/new");
  await unfold(page);
  const code = page.getByRole("textbox", { name: "Option code" });
  await code.fill("sea p2 duel storms");
  await expect(page.getByText("does not go with this variant")).toBeVisible();
  await code.fill("mountain p2 green panoramas(3-4-3,9-8-7,2-3-4) goats");
  await expect(page.getByRole("switch", { name: "Green leads to the top" })).toBeChecked();
  await expect(page.getByRole("switch", { name: "Eight goats on row 8" })).toBeChecked();
  await expect(page.getByRole("textbox", { name: "Our own Panoramas" })).toHaveValue("2-3-4, 3-4-3, 9-8-7");
  await page.getByLabel("Your first name").fill("Ana");
  await page.getByRole("button", { name: "Open the table" }).click();
  await page.waitForURL(/\/play\/[A-Za-z0-9]{12}$/);
  const view = (await look(ana, page.url().split("/").at(-1) ?? "")) as { readonly code?: string };
  expect(view.code).toBe("mountain p2 green panoramas(2-3-4,3-4-3,9-8-7) goats");
  await expect(page.getByText("Green Path, 3 Panoramas, Mountain goats")).toBeVisible();
});
