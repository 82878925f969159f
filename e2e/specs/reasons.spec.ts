import { due, judge, readOptions, rulebookFor, topOf } from "@stillwater/engine";
import { gather, seenBy } from "../fixtures/api";
import { expect, test } from "../fixtures/house";
import { sail, wireless } from "../fixtures/sailing";
import { handNames } from "../fixtures/sailor";
import { Screen } from "../fixtures/screen";

test.use({ deal: "e2e-0" });

test("every space says in words whether a card may lie there, what it costs, or why not and by which rule", async ({
  arrive,
}) => {
  const people = [await arrive(), await arrive()] as const;
  const table = await gather(people, { code: "sea p2", names: ["Ana", "Ben"], deal: true });
  const helms = people.map((person) => wireless(person, table));
  // Until a few cards lie and the person to act is not bound to lay a Start.
  let seat = 0;
  await sail(helms, people, table, {
    after: async (acts) => {
      const { table: now } = await seenBy(people[0], table);
      if (now === undefined || due(now).step !== "act") return true;
      seat = due(now).seats[0] ?? 0;
      const { table: own } = await seenBy(people[seat] ?? people[0], table);
      return acts < 8 || own === undefined || handNames(own, seat).includes("start");
    },
  });

  const person = people[seat] ?? people[0];
  const { table: own } = await seenBy(person, table);
  if (own === undefined) throw new Error("no cards are dealt");
  const options = readOptions("sea p2");
  if (!options.ok) throw new Error("unreadable options");
  const rulebook = rulebookFor(options.value);
  await person.page.goto(`/en/play/${table}`);
  const screen = new Screen(person.page);
  const numbers = handNames(own, seat).filter((name) => /^\d+$/.test(name));
  const refusals = new Set<string>();

  for (const name of numbers) {
    await screen.card(name).click();
    for (const to of rulebook.cells) {
      const place = rulebook.placeName(to);
      const verdict = judge(own, {
        type: "lay",
        seat,
        card: rulebook.copies(name)[0] ?? 0,
        to,
        cards: [],
        numbers: [],
      });
      const label = (await screen.space(place).getAttribute("aria-label")) ?? "";
      const [first] = verdict.findings;
      const laid = topOf(own, to);
      if (laid !== 0) expect(label, place).toMatch(new RegExp(`, ${rulebook.pieceName(laid)}\\b`));
      else if (verdict.allowed === "yes") {
        expect(label, place).toMatch(
          verdict.price === 0 ? /, legal, free$/ : new RegExp(`, legal, discard ${verdict.price}$`),
        );
      } else if (first?.clause === "T.place.ascending") {
        expect(label, place).toMatch(new RegExp(`, not legal, ${first.with.blocker} to its (left|right)$`));
      } else expect(label, place).toMatch(/, not legal/);
      expect(label.split(/[\s,]+/).length, `"${label}" has at most twelve words`).toBeLessThanOrEqual(12);

      // One refusal of each kind is opened in full: it can be focused, and its rule can be read.
      if (verdict.allowed === "no" && first !== undefined && laid === 0 && !refusals.has(first.clause)) {
        refusals.add(first.clause);
        await screen.space(place).focus();
        await person.page.keyboard.press("Enter");
        const desk = person.page.getByRole("region", { name: "Verdict" });
        await expect(desk.getByRole("heading").first()).toHaveText(/^No\b/);
        await desk.getByRole("button", { name: /EN 4/ }).click();
        const sheet = person.page.getByRole("dialog");
        await expect(sheet).toContainText(first.clause);
        await person.page.keyboard.press("Escape");
        await expect(sheet).toBeHidden();
        await screen.button("table.takeBack").click();
      }
    }
    await screen.card(name).click();
  }
  expect(refusals.size).toBeGreaterThan(0);
  expect(person.faults.found).toEqual([]);
});
