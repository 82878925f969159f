// The command line: a table played and asked about without a mouse, in words as dictation writes them.
import { due, legalActs, type Table, writeAct } from "@stillwater/engine";
import { gather, look, seenBy } from "../fixtures/api";
import { expectNoAxeViolations } from "../fixtures/axe";
import { expect, test } from "../fixtures/house";

test.use({ deal: "e2e-8" });

/** An Island that can be laid for nothing now, in notation. */
function freeLay(table: Table, seat: number): string {
  const offer = legalActs(table, seat).find(({ type, choose }) => type === "lay" && choose === 0);
  if (offer === undefined) throw new Error("nothing is free");
  return writeAct(table.rulebook, offer);
}

test("an act and a question, typed in German words, by keyboard alone", async ({ arrive }) => {
  const people = [await arrive({ language: "de", phone: true }), await arrive({ language: "de" })] as const;
  const table = await gather(people, { code: "sea p2", names: ["Ana", "Ben"], deal: true });
  const { table: open } = await seenBy(people[0], table);
  const seat = (open && due(open).seats[0]) ?? 0;
  const person = people[seat] ?? people[0];
  const { page } = person;
  const { table: seen } = await seenBy(person, table);
  if (seen === undefined) throw new Error("not dealt");
  const text = freeLay(seen, seat);
  const [, card, row, column] = /^(\d+) r(\d)c(\d)$/.exec(text) ?? [];

  await page.goto(`/de/play/${table}`);
  await expect(page.locator(".table-grid")).toBeVisible();
  await page.keyboard.press("/");
  const line = page.getByRole("textbox", { name: "Eine Aktion oder eine Frage" });
  await expect(line).toBeFocused();
  const region = page.getByRole("region", { name: "Befehlszeile" });
  await page.keyboard.type("Hand");
  await page.keyboard.press("Enter");
  await expect(region.getByRole("status")).toContainText("5 Karten:");
  await page.keyboard.type("abrakadabra");
  await page.keyboard.press("Enter");
  await expect(region.getByRole("status")).toContainText("Nicht verstanden: abrakadabra.");
  await expectNoAxeViolations(page, "the command line");

  await page.keyboard.type(`lege die ${card} auf Reihe ${row}, Spalte ${column}`);
  await page.keyboard.press("Enter");
  await expect(region.getByRole("status")).toContainText("Ja");
  // Nothing is done before the button is pressed, and it has the focus.
  expect((await look(person, table)).log).toEqual([]);
  await expect(page.locator(".table-actions button:focus")).toBeVisible();
  await page.keyboard.press("Enter");
  await expect
    .poll(async () => (await look(person, table)).log[0]?.facts[0] ?? "")
    .toContain(`${card} hand:`);
});
