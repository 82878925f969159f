import { due } from "@stillwater/engine";
import { gather, look, seenBy } from "../fixtures/api";
import { expectNoAxeViolations, LANGUAGES_IN } from "../fixtures/axe";
import { expect, type Language, type Person, test } from "../fixtures/house";
import { atStartTable, sail, wireless } from "../fixtures/sailing";
import { Screen } from "../fixtures/screen";

test.use({ deal: "e2e-0" });
test.setTimeout(300_000);

/** Shows a page in each language in turn and lets axe look at it. */
async function inEachLanguage(
  { page }: Person,
  theme: "light" | "dark",
  path: string,
  where: string,
  more: (language: Language, words: boolean) => Promise<void> = async () => undefined,
): Promise<void> {
  for (const [nth, language] of LANGUAGES_IN[theme].entries()) {
    await page.goto(`/${language}${path}`);
    await expect(page.locator("html")).toHaveAttribute("lang", language);
    await expect(page.locator("main").getByRole("heading").first()).toBeVisible();
    await expectNoAxeViolations(page, `${where}, ${language}`, nth > 0);
    await more(language, nth > 0);
  }
}

for (const theme of ["light", "dark"] as const) {
  test(`axe finds nothing on the pages around a table, ${theme}`, async ({ arrive }) => {
    const ana = await arrive({ theme });
    const ben = await arrive({ theme });
    await inEachLanguage(ana, theme, "", "home");
    await inEachLanguage(ana, theme, "/play/new", "open a table");
    await inEachLanguage(ana, theme, "/join", "join by words");
    await inEachLanguage(ana, theme, "/move", "move a seat");
    await inEachLanguage(ana, theme, "/nowhere", "an unknown page");
    await inEachLanguage(ana, theme, "/accessibility", "what works and what does not");
    await inEachLanguage(ana, theme, "/companion", "a card is checked");
    const table = await gather([ana], { code: "sea p2", names: ["Ana"] });
    await inEachLanguage(ana, theme, `/play/${table}`, "waiting");
    await inEachLanguage(ben, theme, `/play/${table}`, "a seat is open for you");
  });

  test(`axe finds nothing from the first card to the end, ${theme}`, async ({ arrive }) => {
    const people = [await arrive({ theme }), await arrive({ theme })] as const;
    const [ana] = people;
    const table = await gather(people, { code: "sea p2", names: ["Ana", "Ben"], deal: true });
    const { table: dealt } = await seenBy(ana, table);
    const mover = people[dealt ? (due(dealt).seats[0] ?? 0) : 0] ?? ana;
    const path = `/play/${table}`;
    const choosing = async (language: Language, words: boolean): Promise<void> => {
      const screen = new Screen(mover.page, language);
      await screen.hand.getByRole("option").last().click();
      await expectNoAxeViolations(mover.page, `a card is up, ${language}`, words);
      await screen.space("r3c3").click();
      await expectNoAxeViolations(mover.page, `a verdict, ${language}`, words);
      await screen.button("table.takeBack").click();
      await screen.button("table.discardTwo").click();
      await expectNoAxeViolations(mover.page, `choosing two to discard, ${language}`, words);
    };
    await inEachLanguage(mover, theme, path, "the table", choosing);

    const helms = people.map((person) => wireless(person, table));
    await sail(helms, people, table, { after: async () => !(await atStartTable(ana, table)) });
    await inEachLanguage(ana, theme, path, "the Start table");

    await sail(helms, people, table, { temper: "idle" });
    expect((await look(ana, table)).status).not.toBe("playing");
    await inEachLanguage(ana, theme, path, "the end");
    await inEachLanguage(ana, theme, `${path}/verify`, "checking the deal");
  });
}
