import { act, gather, look, seenBy } from "../fixtures/api";
import { expect, test } from "../fixtures/house";
import { decideText } from "../fixtures/sailor";
import { Screen } from "../fixtures/screen";

test.use({ deal: "e2e-0" });

test("whoever follows the link to a full table watches it live, sees no hand and cannot act", async ({
  arrive,
}) => {
  const ana = await arrive();
  const ben = await arrive();
  const table = await gather([ana, ben], { code: "sea p2", names: ["Ana", "Ben"], deal: true });
  const cleo = await arrive();
  await cleo.page.goto(`/en/play/${table}`);
  const screen = new Screen(cleo.page);
  await expect(screen.board).toBeVisible();
  await expect(screen.hand).toHaveCount(0);
  await expect(screen.button("table.discardTwo")).toHaveCount(0);

  const seen = await seenBy(ana, table);
  const mover =
    seen.table && decideText(seen.table, 0) !== undefined
      ? { person: ana, seat: 0 }
      : { person: ben, seat: 1 };
  const own = await seenBy(mover.person, table);
  const text = own.table && decideText(own.table, mover.seat);
  const [card = "", space = ""] = (text ?? "").split(" ");
  await act(mover.person, table, own.view.rev, text ?? "");
  await expect(screen.space(space)).toHaveAccessibleName(new RegExp(`, ${card}\\b`));

  expect((await look(cleo, table)).you).toBeNull();
  await expect(act(cleo, table, own.view.rev + 1, "discard 1 2")).rejects.toThrow(/401|403/);
  expect(cleo.faults.found).toEqual([]);
});
