import { due } from "@stillwater/engine";
import { gather, look, seenBy } from "../fixtures/api";
import { expectNoAxeViolations } from "../fixtures/axe";
import { expect, type Language, LOCALES, type Person, test } from "../fixtures/house";
import { atStartTable, sail, wireless } from "../fixtures/sailing";
import { Screen } from "../fixtures/screen";

test.use({ deal: "e2e-0" });
test.describe.configure({ mode: "parallel" });
test.setTimeout(300_000);

const LANGUAGES = Object.keys(LOCALES) as Language[];

/** Shows a page in each language in turn and lets axe look at it. */
async function inEachLanguage(
  { page }: Person,
  path: string,
  where: string,
  more: (language: Language) => Promise<void> = async () => undefined,
  languages: readonly Language[] = LANGUAGES,
): Promise<void> {
  for (const language of languages) {
    await page.goto(`/${language}${path}`);
    await expect(page.locator("html")).toHaveAttribute("lang", language);
    await expect(page.locator("main").getByRole("heading").first()).toBeVisible();
    await expectNoAxeViolations(page, `${where}, ${language}`);
    await more(language);
  }
}

for (const theme of ["light", "dark"] as const) {
  test(`axe finds nothing on the pages around a table, ${theme}, in three languages`, async ({ arrive }) => {
    const ana = await arrive({ theme });
    const ben = await arrive({ theme });
    await inEachLanguage(ana, "", "home");
    await inEachLanguage(ana, "/play/new", "open a table");
    await inEachLanguage(ana, "/join", "join by words");
    await inEachLanguage(ana, "/move", "move a seat");
    await inEachLanguage(ana, "/nowhere", "an unknown page");
    const table = await gather([ana], { code: "sea p2", names: ["Ana"] });
    await inEachLanguage(ana, `/play/${table}`, "waiting");
    await inEachLanguage(ben, `/play/${table}`, "a seat is open for you");
  });

  test(`axe finds nothing from the first card to the end, ${theme}, in three languages`, async ({
    arrive,
  }) => {
    const people = [await arrive({ theme }), await arrive({ theme })] as const;
    const [ana] = people;
    const table = await gather(people, { code: "sea p2", names: ["Ana", "Ben"], deal: true });
    const { table: dealt } = await seenBy(ana, table);
    const mover = people[dealt ? (due(dealt).seats[0] ?? 0) : 0] ?? ana;
    const path = `/play/${table}`;
    const choosing = async (language: Language): Promise<void> => {
      const screen = new Screen(mover.page, language);
      await screen.hand.getByRole("option").last().click();
      await expectNoAxeViolations(mover.page, `a card is up, ${language}`);
      await screen.space("r3c3").click();
      await expectNoAxeViolations(mover.page, `a verdict, ${language}`);
      await screen.button("table.takeBack").click();
      await screen.button("table.discardTwo").click();
      await expectNoAxeViolations(mover.page, `choosing two to discard, ${language}`);
    };
    // What is chosen at a table says the same in every light: by night the longest words are enough.
    await inEachLanguage(mover, path, "the table", choosing, theme === "light" ? LANGUAGES : ["de"]);

    const helms = people.map((person) => wireless(person, table));
    await sail(helms, people, table, { after: async () => !(await atStartTable(ana, table)) });
    await inEachLanguage(ana, path, "the Start table");

    await sail(helms, people, table, { temper: "idle" });
    expect((await look(ana, table)).status).not.toBe("playing");
    await inEachLanguage(ana, path, "the end");
    await inEachLanguage(ana, `${path}/verify`, "checking the deal");
  });
}
