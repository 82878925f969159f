import { due } from "@stillwater/engine";
import { act, gather, seenBy } from "../fixtures/api";
import { expect, type Language, type Person, test } from "../fixtures/house";
import { decideText } from "../fixtures/sailor";
import { Screen } from "../fixtures/screen";
import { say } from "../fixtures/words";

test("people at one table each read it in their own language", async ({ arrive }) => {
  const languages: readonly Language[] = ["en", "fr", "de"];
  const people = [];
  for (const language of languages) people.push(await arrive({ language }));
  const table = await gather(people, { code: "sea p3", names: ["Ana", "Ben", "Cléo"], deal: true });
  for (const [index, person] of people.entries()) {
    const language = languages[index] ?? "en";
    // The link has no language of its own: each browser is redirected to its own.
    await person.page.goto(`/play/${table}`);
    await expect(person.page.locator("html")).toHaveAttribute("lang", language);
    const screen = new Screen(person.page, language);
    await expect(screen.hand.getByRole("option")).toHaveCount(5);
    await expect(screen.space("r1c1")).toHaveAccessibleName(
      `${say(language, "table.space", { row: 1, column: 1 })}, ${say(language, "table.emptySpace")}`,
    );
    expect(person.faults.found).toEqual([]);
  }

  // An act is described to the others in their own language, and never in another's.
  const { table: seen } = await seenBy(people[0] as Person, table);
  const seat = seen === undefined ? 0 : (due(seen).seats[0] ?? 0);
  const mover = people[seat] as Person;
  const { view, table: own } = await seenBy(mover, table);
  await act(mover, table, view.rev, (own && decideText(own, seat)) ?? "");
  const rowIn = (language: Language) => new RegExp(say(language, "table.space").split(" ")[0] ?? "", "i");
  for (const [index, person] of people.entries()) {
    if (index === seat) continue;
    const said = person.page.locator('[aria-live="polite"]').filter({ hasText: /\S/ });
    await expect(said).toHaveCount(1);
    for (const language of languages) {
      const right = language === languages[index];
      expect(rowIn(language).test((await said.textContent()) ?? ""), `${language} at seat ${index}`).toBe(
        right,
      );
    }
  }
});
