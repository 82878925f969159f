import { due } from "@stillwater/engine";
import { gather, look, seenBy } from "../fixtures/api";
import { expectNoAxeViolationsIn, LANGUAGES } from "../fixtures/axe";
import { expect, type Language, type Person, test } from "../fixtures/house";
import { atStartTable, sail, wireless } from "../fixtures/sailing";
import { Screen } from "../fixtures/screen";

test.use({ deal: "e2e-0" });

/** Shows a page in each language in turn and has axe check it, in the one with the longest words by night too. */
async function inEachLanguage(
  { page }: Person,
  path: string,
  where: string,
  more: (language: Language) => Promise<void> = async () => undefined,
): Promise<void> {
  for (const language of LANGUAGES) {
    await page.goto(`/${language}${path}`);
    await expect(page.locator("html")).toHaveAttribute("lang", language);
    await expect(page.locator("main").getByRole("heading").first()).toBeVisible();
    await expectNoAxeViolationsIn(page, language, where);
    await more(language);
  }
}

test("axe finds nothing on the pages that lead to a table, by day and by night", async ({ arrive }) => {
  const ana = await arrive();
  await inEachLanguage(ana, "", "home");
  await inEachLanguage(ana, "/play/new", "open a table");
  await inEachLanguage(ana, "/join", "join by words");
  await inEachLanguage(ana, "/move", "move a seat");
});

test("axe finds nothing on the pages around a table, by day and by night", async ({ arrive }) => {
  const [ana, ben] = [await arrive(), await arrive()];
  await inEachLanguage(ana, "/nowhere", "an unknown page");
  await inEachLanguage(ana, "/accessibility", "what works and what does not");
  await inEachLanguage(ana, "/companion", "a card is checked");
  const table = await gather([ana], { code: "sea p2", names: ["Ana"] });
  await inEachLanguage(ana, `/play/${table}`, "waiting");
  await inEachLanguage(ben, `/play/${table}`, "a seat is open for you");
});

test("axe finds nothing while a card is chosen and judged, by day and by night", async ({ arrive }) => {
  const people = [await arrive(), await arrive()] as const;
  const table = await gather(people, { code: "sea p2", names: ["Ana", "Ben"], deal: true });
  const { table: dealt } = await seenBy(people[0], table);
  const mover = people[dealt ? (due(dealt).seats[0] ?? 0) : 0] ?? people[0];
  const choosing = async (language: Language): Promise<void> => {
    const screen = new Screen(mover.page, language);
    await screen.hand.getByRole("option").last().click();
    await expectNoAxeViolationsIn(mover.page, language, "a card is up");
    await screen.space("r3c3").click();
    await expectNoAxeViolationsIn(mover.page, language, "a verdict");
    await screen.button("table.takeBack").click();
    await screen.button("table.discardTwo").click();
    await expectNoAxeViolationsIn(mover.page, language, "choosing two to discard");
  };
  await inEachLanguage(mover, `/play/${table}`, "the table", choosing);
});

test("axe finds nothing from the Start table to the end, by day and by night", async ({ arrive }) => {
  const people = [await arrive(), await arrive()] as const;
  const [ana] = people;
  const table = await gather(people, { code: "sea p2", names: ["Ana", "Ben"], deal: true });
  const path = `/play/${table}`;
  const helms = people.map((person) => wireless(person, table));
  await sail(helms, people, table, { after: async () => !(await atStartTable(ana, table)) });
  await inEachLanguage(ana, path, "the Start table");

  await sail(helms, people, table, { temper: "idle" });
  expect((await look(ana, table)).status).not.toBe("playing");
  await inEachLanguage(ana, path, "the end");
  await inEachLanguage(ana, `${path}/verify`, "checking the deal");
});
