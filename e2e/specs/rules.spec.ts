// The rules: found in plain words in three languages, read, tried out, and there without a network at a shared address.
import { expectNoAxeViolations } from "../fixtures/axe";
import { kept } from "../fixtures/device";
import { expect, type Language, test } from "../fixtures/house";
import { expectWellMade } from "../fixtures/thumbs";
import { say } from "../fixtures/words";

const ASKED: Readonly<Record<Language, readonly [query: string, title: string]>> = {
  en: ["price between two cards", "The price"],
  fr: ["prix entre deux cartes", "Le prix"],
  de: ["Preis zwischen zwei Karten", "Der Preis"],
};

/** How many sheets of paper a printed page takes. */
const sheets = (pdf: Buffer): number => pdf.toString("latin1").match(/\/Type\s*\/Page\b/g)?.length ?? 0;

test("a rule is found by typing, opened by keys, and its board answers at once", async ({ arrive }) => {
  const { page, faults } = await arrive();
  for (const language of ["en", "fr", "de"] as const) {
    const [query, title] = ASKED[language];
    await page.goto(`/${language}/rules`);
    const field = page.getByRole("textbox", { name: say(language, "rules.search") });
    const focused = field.and(page.locator(":focus"));
    await expect
      .poll(async () => {
        // A key pressed before the page listens is lost; one pressed again in the field would be typed.
        if ((await focused.count()) === 0) await page.keyboard.press("/");
        return focused.count();
      })
      .toBe(1);
    await page.keyboard.type(query);
    const answer = page.locator(".results").getByRole("link", { name: title, exact: true }).first();
    await expect(answer).toBeVisible();
    // Marks move no words: with margins below zero at its end a title takes a second line in Firefox.
    await expect(page.locator(".results mark").first()).toHaveCSS("margin", "0px");
    await expect(page).toHaveURL(/\?q=/);
    await page.keyboard.press("ArrowDown");
    await expect(page.locator(".results a").first()).toBeFocused();
    await answer.click();
    await expect(page).toHaveURL(new RegExp(`/${language}/rules/[TA]\\.place\\.cost$`));
    await page.goBack();
    await expect(field).toHaveValue(query);
  }
  await page.goto("/en/rules/T.place.cost");
  const verdict = page.getByRole("heading", { level: 2, name: /^(Yes|No) — / });
  await expect(verdict).toHaveText("Yes — discard 2.");
  await expect(page.getByRole("gridcell", { name: /^Row 4, column 4,.* discard 2/ })).toBeVisible();
  // A space that is not lit says why. The server renders the board, so it may appear before it can be used.
  await expect
    .poll(async () => {
      await page.getByRole("gridcell", { name: /^Row 1, column 1,/ }).click();
      return verdict.textContent();
    })
    .toBe("No — 5 lies to its right.");
  await page.getByRole("button", { name: say("en", "rules.lower"), exact: true }).click();
  await expect(page.getByRole("spinbutton", { name: say("en", "rules.card") })).toHaveText("46");
  expect(faults.found).toEqual([]);
});

test("a press on an answer holds, though a verdict is found meanwhile", async ({ arrive }) => {
  const { page, faults } = await arrive();
  await page.goto("/en/rules?q=can%20I%20put%2047%20between%2045%20and%2052");
  const verdict = page.locator(".checked");
  // From now on the question parser is loaded.
  await expect(verdict).toBeVisible();
  await expect(page.locator(".results li").first()).toBeVisible();
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 60_000);
  await page.getByRole("textbox", { name: say("en", "rules.search") }).fill("can I put 20 next to 23");
  await expect(verdict).toHaveCount(0);
  const answer = page.locator(".results li a").first();
  await answer.hover();
  const href = await answer.getAttribute("href");
  await page.mouse.down();
  // The question is parsed once typing has paused, and its verdict would move the answers down.
  await page.clock.runFor(1_000);
  await page.clock.resume();
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
  await page.mouse.up();
  await expect(page).toHaveURL((url) => url.pathname === href);
  expect(faults.found).toEqual([]);
});

test("a rule that was never visited is there without a network, searched and reloaded", async ({
  arrive,
}) => {
  const ana = await arrive({
    keepsOffline: true,
    phone: true,
    except: /ERR_INTERNET_DISCONNECTED|Failed to fetch/,
  });
  await kept(ana);
  await ana.context.setOffline(true);
  const { page } = ana;
  await page.goto("/en/rules/A.bridge.cover");
  for (let visit = 0; visit < 2; visit++) {
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Covering a Bridge");
    await expect(page.getByRole("heading", { level: 2, name: /^Yes — discard 2/ })).toBeVisible();
    await expect(page).toHaveURL(/\/en\/rules\/A\.bridge\.cover$/);
    await expect(page).toHaveTitle(/^Covering a Bridge/);
    await page.reload();
  }
  await page.goto("/en/rules?q=two%20yellow%20storms");
  await page.locator(".results a").first().click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(/Yellow Storm/);
  expect(ana.faults.found).toEqual([]);
});

test("the pages of the rules are well made by day and by night", async ({ arrive }) => {
  const { page, faults } = await arrive({ phone: true });
  for (const path of ["/de/rules", "/de/rules?q=zwei%20gelbe", "/de/rules/T.place.cost", "/de/rules/api"]) {
    await page.goto(path);
    await expect(page.getByRole("heading").first()).toBeVisible();
    await page.waitForLoadState("networkidle");
    await expectWellMade(page, path);
  }
  for (const game of ["sea", "mountain"]) {
    await page.goto(`/de/rules/card/${game}`);
    await expectNoAxeViolations(page, `the card of the ${game}`);
    // The variants of the sea are on the back of the same sheet.
    const pages = game === "sea" ? 2 : 1;
    for (const format of ["A4", "Letter"]) expect(sheets(await page.pdf({ format })), format).toBe(pages);
  }
  // The boards are in the server's HTML, and visible without a script.
  const sent = await (await page.request.get("/de/rules/read/mountain")).text();
  expect(sent).not.toMatch(/<div hidden[^>]* id="S:/);
  await page.goto("/de/rules/read/mountain");
  const boards = await page.locator(".still").count();
  expect(sent.match(/role="grid"/g)).toHaveLength(boards);
  await expect(page.locator(".still [role=grid]")).toHaveCount(boards);
  await expectWellMade(page, "the whole rules");
  await page.goto("/fr/rules/A.goat.herd");
  await expect(page.getByRole("grid")).toBeVisible();
  await expectNoAxeViolations(page, "a rule with a board of the mountain");
  expect(faults.found).toEqual([]);
});

test("a plain question is put to the engine, and how it was understood is told", async ({ arrive }) => {
  const { page, faults } = await arrive({ context: { viewport: { width: 360, height: 740 } } });
  await page.goto("/en/rules?q=can%20I%20put%2047%20between%2045%20and%2052");
  const verdict = page.getByRole("heading", { level: 2, name: "Yes — discard 2." });
  const said = page.getByText("47 between 45 and 52.", { exact: true });
  // On a phone both are in sight without scrolling.
  await expect(verdict).toBeInViewport({ ratio: 1 });
  await expect(said).toBeInViewport({ ratio: 1 });
  await expect(page.getByText(/^Not said, and taken so: /)).toBeVisible();
  await expect(page.locator(".results li").first()).toBeVisible();
  await page.getByRole("button", { name: say("en", "rules.notAsked") }).click();
  await expect(verdict).toHaveCount(0);
  await expect(page.getByText(say("en", "rules.denied"))).toBeFocused();
  await expect(page.locator(".results li").first()).toBeVisible();
  await expect(page.getByRole("link", { name: say("en", "rules.setUp") })).toHaveAttribute(
    "href",
    /^\/en\/rules\/check\?p=/,
  );
  const field = page.getByRole("textbox", { name: say("en", "rules.search") });
  // A text that looks like a check but is another question gets no verdict.
  for (const asked of ["why can't I put 30 next to 33?", "can 47 go sideways between 45 and 52"]) {
    await field.fill(asked);
    await expect(page.getByText(say("en", "rules.notChecked"))).toBeVisible();
    await expect(page.locator(".checked")).toHaveCount(0);
  }
  // What was understood is offered, and judged once somebody says that they mean it.
  await page.getByRole("button", { name: "47 between 45 and 52.", exact: true }).click();
  await expect(page.locator(".checked")).toBeFocused();
  await expect(verdict).toBeVisible();
  expect(faults.found).toEqual([]);
});
