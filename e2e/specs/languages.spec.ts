import { gather } from "../fixtures/api";
import { expect, type Language, test } from "../fixtures/house";
import { Screen } from "../fixtures/screen";
import { say } from "../fixtures/words";

test("people at one table each read it in their own language", async ({ arrive }) => {
  const languages: readonly Language[] = ["en", "fr", "de"];
  const people = [];
  for (const language of languages) people.push(await arrive({ language }));
  const table = await gather(people, { code: "sea p3", names: ["Ana", "Ben", "Cléo"], deal: true });
  for (const [index, person] of people.entries()) {
    const language = languages[index] ?? "en";
    // The link has no language of its own: each browser is sent to its own.
    await person.page.goto(`/play/${table}`);
    await expect(person.page.locator("html")).toHaveAttribute("lang", language);
    const screen = new Screen(person.page, language);
    await expect(screen.hand.getByRole("option")).toHaveCount(5);
    await expect(screen.space("r1c1")).toHaveAccessibleName(
      `${say(language, "table.space", { row: 1, column: 1 })}, ${say(language, "table.emptySpace")}`,
    );
    expect(person.faults.found).toEqual([]);
  }
});
