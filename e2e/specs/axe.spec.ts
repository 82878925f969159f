import { due } from "@stillwater/engine";
import { gather, look, seenBy } from "../fixtures/api";
import { expectNoAxeViolations } from "../fixtures/axe";
import { expect, type Language, LOCALES, test } from "../fixtures/house";
import { atStartTable, sail, wireless } from "../fixtures/sailing";
import { Screen } from "../fixtures/screen";

test.use({ seed: "v1:e2e-0" });
test.setTimeout(240_000);

const LANGUAGES = Object.keys(LOCALES) as Language[];

for (const theme of ["light", "dark"] as const) {
  for (const language of LANGUAGES) {
    test(`axe finds nothing on any screen, ${theme}, ${language}`, async ({ arrive }) => {
      const ana = await arrive({ language, theme });
      const ben = await arrive({ language, theme });
      const { page } = ana;
      const visit = async (path: string, where: string) => {
        await page.goto(`/${language}${path}`);
        await expect(page.getByRole("heading", { level: 1 }).first()).toBeVisible();
        await expectNoAxeViolations(page, where);
      };
      await visit("", "home");
      await visit("/play/new", "open a table");
      await visit("/join", "join by words");
      await visit("/move", "move a seat");
      await visit("/nowhere", "an unknown page");

      const table = await gather([ana], { code: "sea p2", names: ["Ana"], language });
      await visit(`/play/${table}`, "waiting");
      await ben.page.goto(`/${language}/play/${table}`);
      await expect(ben.page.getByRole("heading", { level: 1 })).toBeVisible();
      await expectNoAxeViolations(ben.page, "a seat is open for you");

      const game = await gather([ana, ben], { code: "sea p2", names: ["Ana", "Ben"], language, deal: true });
      const people = [ana, ben];
      const byWire = people.map((person) => wireless(person, game));
      const { table: dealt } = await seenBy(ana, game);
      const mover = dealt ? (due(dealt).seats[0] ?? 0) : 0;
      const mine = people[mover] as typeof ana;
      const screen = new Screen(mine.page, language);
      await mine.page.goto(`/${language}/play/${game}`);
      await expect(screen.board).toBeVisible();
      await expectNoAxeViolations(mine.page, "the table");
      await screen.hand.getByRole("option").first().click();
      await expectNoAxeViolations(mine.page, "a card is up");
      await screen.board.getByRole("gridcell").first().click();
      await expectNoAxeViolations(mine.page, "a verdict");
      await screen.button("table.takeBack").click();
      await screen.button("table.discardTwo").click();
      await expectNoAxeViolations(mine.page, "choosing two to discard");

      await sail(byWire, people, game, { after: async () => !(await atStartTable(ana, game)) });
      await page.goto(`/${language}/play/${game}`);
      await expect(page.getByRole("spinbutton").first()).toBeVisible();
      await expectNoAxeViolations(page, "the Start table");

      await sail(byWire, people, game);
      expect((await look(ana, game)).status).toBe("won");
      await page.reload();
      await expect(page.getByRole("heading", { level: 2 }).first()).toBeVisible();
      await expectNoAxeViolations(page, "the end");
      await visit(`/play/${game}/verify`, "checking the deal");
    });
  }
}
