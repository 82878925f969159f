import { atTable } from "../fixtures/at-table";
import { expectNoAxeViolations, expectNoAxeViolationsIn, LANGUAGES } from "../fixtures/axe";
import { expect, type Person, test } from "../fixtures/house";
import { choose, Screen } from "../fixtures/screen";
import { say } from "../fixtures/words";

test.use({ deal: "e2e-0" });

/** No first-time explanations: they would cover what these tests look at. */
async function knowing(person: Person): Promise<void> {
  await person.context.addInitScript(() => {
    const kept = JSON.parse(localStorage.getItem("stillwater.settings") ?? "{}");
    localStorage.setItem("stillwater.settings", JSON.stringify({ ...kept, firsts: "no" }));
  });
}

const word = (key: string) => say("en", `settings.${key}`);

test("what is set stays: the next page is right in its first HTML, and so is a table", async ({ arrive }) => {
  const people = [await arrive({ phone: true }), await arrive({ phone: true })] as const;
  const { mover, path } = await atTable(people);
  await knowing(mover);
  const { page, context } = mover;
  await page.goto("/en/settings");
  await choose(page.getByRole("radio", { name: word("numbersBy.largest") }));
  await choose(page.getByRole("radio", { name: word("handBy.left") }));
  await page.getByRole("switch", { name: word("prices") }).click();
  await page.getByRole("switch", { name: word("spare") }).click();
  await page.getByRole("slider", { name: word("turn"), exact: true }).fill("4");

  // The server renders it: nothing moves when the page's scripts start.
  const html = await (await context.request.get("/en/settings")).text();
  for (const attribute of ['numbers="largest"', 'hand="left"', 'prices="hidden"', 'spare="hidden"']) {
    expect(html).toContain(`data-${attribute}`);
  }
  await page.reload();
  await expect(page.getByRole("radio", { name: word("numbersBy.largest") })).toBeChecked();
  await expect(page.getByRole("switch", { name: word("prices") })).not.toBeChecked();
  await expect(page.getByRole("slider", { name: word("turn"), exact: true })).toHaveValue("4");

  await page.goto(path);
  const screen = new Screen(page);
  await expect(screen.board).toBeVisible();
  await expect(page.getByRole("meter")).toBeHidden();
  const buttons = page.locator(".table-actions button");
  await expect(buttons).toHaveCount(2);
  const [second, first] = await buttons.evaluateAll((all) => all.map((one) => one.getBoundingClientRect().x));
  expect(first).toBeLessThan(second ?? 0);
});

test("prices that are off are neither drawn nor said, until a space is asked", async ({ arrive }) => {
  const people = [await arrive(), await arrive()] as const;
  const { mover, path } = await atTable(people);
  await knowing(mover);
  const { page } = mover;
  await page.goto("/en/settings");
  await page.getByRole("switch", { name: word("prices") }).click();
  await page.goto(path);
  const screen = new Screen(page);
  await screen.hand.getByRole("option", { name: /^\d/ }).first().click();
  const legal = screen.board.getByRole("gridcell", { name: new RegExp(`, ${say("en", "table.legal")}$`) });
  await expect(legal.first()).toBeVisible();
  await expect(screen.board.getByRole("gridcell", { name: /discard \d|free/ })).toHaveCount(0);
  await legal.first().click();
  await expect(page.getByRole("heading", { name: /^Yes/ })).toBeVisible();
});

test("without the step between, a lit space takes the card", async ({ arrive }) => {
  const people = [await arrive(), await arrive()] as const;
  const { mover, path } = await atTable(people);
  await knowing(mover);
  const { page } = mover;
  await page.goto("/en/settings");
  await page.getByRole("switch", { name: word("confirm") }).click();
  await page.goto(path);
  const screen = new Screen(page);
  const grid = page.locator(".table-grid");
  await expect(grid).toBeVisible();
  const before = Number(await grid.getAttribute("data-rev"));
  await screen.hand.getByRole("option", { name: /^\d/ }).first().click();
  await screen.board
    .getByRole("gridcell", { name: /legal, free$/ })
    .first()
    .click();
  await expect(grid).toHaveAttribute("data-rev", String(before + 1));
});

test("single keys can be changed, refused where they have a meaning, and turned off", async ({ arrive }) => {
  const people = [await arrive(), await arrive()] as const;
  const { mover, path } = await atTable(people);
  await knowing(mover);
  const { page } = mover;
  await page.goto("/en/settings");
  const key = page.getByLabel(word("keyOf.discard"));
  await key.focus();
  await page.keyboard.type("n");
  await expect(page.getByText(word("keyTaken"))).toBeVisible();
  await expect(key).toHaveValue("D");
  await key.focus();
  await page.keyboard.type("x");
  await expect(key).toHaveValue("X");
  await page.goto(path);
  const grid = page.locator(".table-grid");
  await expect(grid).toHaveAttribute("data-choice", "rest");
  await page.keyboard.press("d");
  await expect(grid).toHaveAttribute("data-choice", "rest");
  await page.keyboard.press("x");
  await expect(grid).toHaveAttribute("data-choice", "gift");
  await page.goto("/en/settings");
  await page.getByRole("switch", { name: word("shortcuts") }).click();
  await page.goto(path);
  await expect(grid).toHaveAttribute("data-choice", "rest");
  await page.keyboard.press("x");
  await expect(grid).toHaveAttribute("data-choice", "rest");
});

test("each rule is explained the first time it matters, once, and can be read again", async ({ arrive }) => {
  const people = [await arrive({ firstTime: true }), await arrive({ firstTime: true })] as const;
  const { mover, path } = await atTable(people);
  const { page } = mover;
  await page.goto(path);
  const goal = page.getByText(/^Together: fill every space/);
  await expect(goal).toBeVisible();
  await expectNoAxeViolations(page, "first-time words");
  await page.reload();
  await expect(page.getByText(/^Numbers rise along one line/)).toBeVisible();
  await expect(goal).toBeHidden();
  await page.getByRole("button", { name: say("en", "shell.menu") }).click();
  await page.getByRole("button", { name: say("en", "shell.firsts") }).click();
  await expect(
    page.getByRole("dialog", { name: say("en", "shell.firsts") }).getByText(/^Together/),
  ).toBeVisible();
});

test("axe finds nothing on the settings, by day and by night, and nothing is too wide or small", async ({
  arrive,
}) => {
  const { page } = await arrive({ phone: true });
  for (const language of LANGUAGES) {
    await page.goto(`/${language}/settings`);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(say(language, "settings.title"));
    await expectNoAxeViolationsIn(page, language, "settings");
    const over = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(over).toBeLessThanOrEqual(0);
  }
});
