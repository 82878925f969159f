// After the end of a game its crew may talk and be led through the replay together; before it nobody says anything.
import { gather, tell } from "../fixtures/api";
import { expect, type Person, test } from "../fixtures/house";
import { sail, wireless } from "../fixtures/sailing";
import { say } from "../fixtures/words";

test.use({ deal: "e2e-together" });

const field = ({ page }: Person) => page.getByRole("textbox", { name: say("en", "talk.line") });

async function speak(person: Person, line: string): Promise<void> {
  await field(person).fill(line);
  await person.page.getByRole("button", { name: say("en", "talk.say"), exact: true }).click();
}

test("a crew talks after its game, a line a seat, and nobody else hears it", async ({ arrive }) => {
  const [ana, ben, cleo] = [
    await arrive({ thinks: false }),
    await arrive({ thinks: false }),
    await arrive({ thinks: false }),
  ];
  const table = await gather([ana, ben], { code: "sea p2", names: ["Ana", "Ben"], deal: true });
  for (const { page } of [ana, ben, cleo]) await page.goto(`/en/play/${table}`);
  await expect(field(ana)).toHaveCount(0);
  for (const person of [ana, ben]) await tell(person, "table.wish", { table, wish: "stop" });
  // Lines said before a page could talk are read there, but not announced.
  await expect(field(ben)).toBeVisible();
  await speak(ana, "I paid the 4.");
  await expect(ben.page.locator(".talk-lines").getByText("I paid the 4.")).toBeVisible();
  // A screen reader announces it once, politely.
  await expect(ben.page.getByRole("status").filter({ hasText: "Ana: I paid the 4." })).toHaveCount(1);
  await speak(ana, "I held the 30 too.");
  await expect(ben.page.locator(".talk-lines dd")).toHaveText(["I held the 30 too."]);
  await ben.page.reload();
  await expect(ben.page.locator(".talk-lines dd")).toHaveText(["I held the 30 too."]);
  await ana.page.getByRole("button", { name: say("en", "talk.takeBack") }).click();
  await expect(ben.page.locator(".talk-lines")).toHaveCount(0);
  await expect(cleo.page.getByText(say("en", "end.stopped"))).toBeVisible();
  await expect(cleo.page.locator(".talk")).toHaveCount(0);
  for (const { faults } of [ana, ben, cleo]) expect(faults.found).toEqual([]);
});

test("one leads through the replay, the other follows, looks alone and comes back with one tap", async ({
  arrive,
}) => {
  const people = [await arrive({ thinks: false }), await arrive({ thinks: false })] as const;
  const [ana, ben] = people;
  const table = await gather(people, { code: "mountain p2", names: ["Ana", "Ben"], deal: true });
  // A few turns to walk along.
  await sail([wireless(ana, table), wireless(ben, table)], people, table, { temper: "idle" });
  for (const { page } of people) await page.goto(`/en/replay/${table}`);
  const button = ({ page }: Person, key: string, values = {}) =>
    page.getByRole("button", { name: say("en", key, values), exact: true });
  const at = ({ page }: Person) => page.locator(".replay");
  await button(ana, "together.lead").click();
  await expect(ben.page.getByText(say("en", "together.youFollow", { name: "Ana" }))).toBeVisible();
  await button(ana, "replay.first").click();
  await expect(at(ben)).toHaveAttribute("data-step", "0");
  await button(ana, "replay.next").click();
  await expect(at(ben)).toHaveAttribute("data-step", "1");
  // A step of one's own leaves the leader.
  await button(ben, "replay.last").click();
  await expect(ben.page.getByText(say("en", "together.apart", { name: "Ana" }))).toBeVisible();
  await button(ana, "replay.next").click();
  await expect(at(ana)).toHaveAttribute("data-step", "2");
  await expect(at(ben)).not.toHaveAttribute("data-step", "2");
  await button(ben, "together.follow", { name: "Ana" }).click();
  await expect(at(ben)).toHaveAttribute("data-step", "2");
  // Somebody who comes back is where the leader is, and so is the leader.
  for (const { page } of people) await page.reload();
  await expect(ana.page.getByText(say("en", "together.youLead"))).toBeVisible();
  await button(ana, "replay.next").click();
  await expect(at(ben)).toHaveAttribute("data-step", "3");
  await button(ana, "together.stop").click();
  await expect(button(ben, "together.lead")).toBeVisible();
  for (const { faults } of people) expect(faults.found).toEqual([]);
});

test("a public table is silent after its game until every seat has switched talk on", async ({ arrive }) => {
  const [ana, ben] = [await arrive({ thinks: false }), await arrive({ thinks: false })];
  const { table } = await tell<{ readonly table: string }>(ana, "table.open", {
    ...{ code: "sea p2", listed: true, name: "Ana", language: "en" },
  });
  await tell(ben, "table.sit", { table, name: "Ben", language: "en" });
  await tell(ana, "table.deal", { table });
  for (const person of [ana, ben]) await tell(person, "table.wish", { table, wish: "stop" });
  for (const { page } of [ana, ben]) await page.goto(`/en/play/${table}`);
  const want = ({ page }: Person) => page.getByRole("switch", { name: say("en", "talk.want") });
  await expect(field(ana)).toHaveCount(0);
  await want(ana).press("Space");
  await expect(ben.page.getByText(say("en", "talk.wanted", { names: "Ana" }))).toBeVisible();
  await expect(field(ana)).toHaveCount(0);
  await want(ben).press("Space");
  await speak(ben, "Well sailed");
  await expect(ana.page.locator(".talk-lines dd")).toHaveText(["Well sailed"]);
  for (const { faults } of [ana, ben]) expect(faults.found).toEqual([]);
});
