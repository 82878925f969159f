import { due } from "@stillwater/engine";
import { gather, look, seenBy } from "../fixtures/api";
import { expect, test } from "../fixtures/house";
import { atStartTable, sail, wireless } from "../fixtures/sailing";
import { decideText } from "../fixtures/sailor";
import { Screen } from "../fixtures/screen";
import { expectNoSidewaysScroll, small } from "../fixtures/thumbs";
import { say } from "../fixtures/words";

test.use({ deal: "e2e-0" });

test("on a phone of 360 px everything fits, thumbs hit, and a card is played in two taps and one more", async ({
  arrive,
}) => {
  const people = [await arrive({ phone: true }), await arrive({ phone: true })] as const;
  const [ana] = people;
  for (const path of ["/en", "/en/play/new", "/en/join"]) {
    await ana.page.goto(path);
    await expect(ana.page.getByRole("heading", { level: 1 })).toBeVisible();
    await expectNoSidewaysScroll(ana.page, path);
  }
  const table = await gather(people, { code: "sea p2", names: ["Ana", "Ben"], deal: true });
  const { table: dealt } = await seenBy(ana, table);
  const seat = dealt ? (due(dealt).seats[0] ?? 0) : 0;
  const person = people[seat] ?? ana;
  await person.page.goto(`/en/play/${table}`);
  const screen = new Screen(person.page);
  await expect(screen.board).toBeVisible();
  await expectNoSidewaysScroll(person.page, "the table");
  expect(await small(person.page, 43, '[role="gridcell"].sw-space')).toEqual([]);
  expect(await small(person.page, 44, '[role="option"], .table-actions button')).toEqual([]);
  expect(await small(person.page, 24, "button, a[href], [role=spinbutton]")).toEqual([]);

  const { view, table: own } = await seenBy(person, table);
  const [card = "", space = ""] = (own && decideText(own, seat))?.split(" ") ?? [];
  await screen.card(card).tap();
  await screen.space(space).tap();
  await screen.button("table.play", { card }).tap();
  await expect.poll(async () => (await look(person, table)).rev).toBe(view.rev + 1);

  const helms = people.map((it) => wireless(it, table));
  await sail(helms, people, table, { after: async () => !(await atStartTable(ana, table)) });
  await expect(screen.page.getByRole("spinbutton").first()).toBeVisible();
  await expectNoSidewaysScroll(screen.page, "the Start table");
  expect(await small(screen.page, 44, ".sw-stepper button")).toEqual([]);
});

test("on the lowest phone on its side the open row of a duel stands beside the board", async ({ arrive }) => {
  const people = [
    await arrive({ context: { viewport: { width: 568, height: 320 } } }),
    await arrive(),
  ] as const;
  const table = await gather(people, { code: "sea p2 duel", names: ["Ana", "Ben"], deal: true });
  const { page } = people[0];
  await page.goto(`/en/play/${table}`);
  await expect(page.getByRole("list", { name: say("en", "duel.openRow") })).toBeVisible();
  await expectNoSidewaysScroll(page, "a duel");
});

test("no word breaks where one of several games is chosen", async ({ arrive }) => {
  const { page } = await arrive();
  for (const [language, width] of [
    ["en", 320],
    ["en", 360],
    ["de", 360],
    ["fr", 360],
  ] as const) {
    await page.setViewportSize({ width, height: 740 });
    await page.goto(`/${language}/companion`);
    await page.getByRole("button", { name: say(language, "shell.menu") }).click();
    const words = page.getByRole("dialog").locator(".sw-segment > span");
    await expect(words).toHaveCount(6);
    const broken = await words.evaluateAll((all) =>
      all.flatMap(({ textContent, firstChild }) => {
        const range = document.createRange();
        if (firstChild !== null) range.selectNodeContents(firstChild);
        return /\s/.test(textContent) || range.getClientRects().length === 1 ? [] : [textContent];
      }),
    );
    expect(broken, `${language} at ${width}`).toEqual([]);
  }
});
