import { due } from "@stillwater/engine";
import { gather, look, seenBy } from "../fixtures/api";
import { expect, test } from "../fixtures/house";
import { atStartTable, sail, wireless } from "../fixtures/sailing";
import { decideText } from "../fixtures/sailor";
import { Screen } from "../fixtures/screen";
import { expectNoSidewaysScroll, small } from "../fixtures/thumbs";

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
