import { due } from "@stillwater/engine";
import { look, seenBy, tell } from "../fixtures/api";
import { expectNoAxeViolations } from "../fixtures/axe";
import { expect, type Person, test } from "../fixtures/house";
import { wireless } from "../fixtures/sailing";
import { decideText } from "../fixtures/sailor";
import { Screen } from "../fixtures/screen";
import { startServer } from "../fixtures/server";
import { say } from "../fixtures/words";

test.use({ deal: "e2e-0" });

const LATE_MS = 3 * 3_600_000;

test("a seat that is waited for too long is nudged, freed, and taken by somebody who goes on", async ({
  arrive,
}) => {
  const server = await startServer({ PATIENCE_SECONDS: "3" });
  await server.dealFrom("e2e-0");
  try {
    const at = (context = {}) =>
      arrive({ context: { baseURL: server.url, ...context } }).then((it) => ({ ...it, url: server.url }));
    const [ana, ben, cleo] = [await at(), await at(), await at({ viewport: { width: 360, height: 740 } })];
    const { table, words } = await tell<{ table: string; words: string }>(ana, "table.open", {
      code: "sea p2",
      name: "Ana",
      language: "en",
    });
    await tell(ben, "table.sit", { table, name: "Ben", language: "en" });
    await tell(ana, "table.deal", { table });
    await untilAsked([ana, ben], table, 1);
    await ana.page.goto(`/en/play/${table}`);

    // At first only the hint that Ben is away; when the pace has passed, what can be done about it.
    const hint = ana.page.getByText(say("en", "table.seatKept", { name: "Ben" }), { exact: true });
    await expect(hint).toBeVisible();
    const panel = ana.page.getByRole("region", { name: say("en", "waiting.label") });
    await expect(panel.getByRole("heading")).toHaveText(say("en", "waiting.late", { names: "Ben" }));
    await expectNoAxeViolations(ana.page, "a table that waits");
    await panel.getByRole("button", { name: say("en", "waiting.nudge", { names: "Ben" }) }).click();
    await expect(panel.getByText(say("en", "waiting.nudged", { names: "Ben" }))).toBeVisible();
    await panel.getByRole("radio", { name: /^Free the seat of Ben/ }).press("Space");
    await panel.getByRole("button", { name: "Free the seat now" }).press("Enter");
    await expect(panel.getByRole("heading")).toHaveText("Seat 2 is free.");
    await expect(panel.getByText(words)).toBeVisible();

    // Cleo has the link, on a phone.
    await cleo.page.goto(`/en/play/${table}`);
    await expect(cleo.page.getByRole("heading", { level: 1 })).toHaveText(say("en", "guest.goOn"));
    await cleo.page.getByLabel(say("en", "guest.name")).fill("Cleo");
    await cleo.page.getByRole("button", { name: say("en", "guest.sit") }).click();
    await expect(new Screen(cleo.page).hand.getByRole("option")).toHaveCount(5);
    await expect(panel.getByText("Seat 2 is free.")).toBeHidden();
    const { rev } = await look(cleo, table);
    const { table: seen } = await seenBy(cleo, table);
    await new Screen(cleo.page).perform((seen && decideText(seen, 1)) ?? "");
    await expect.poll(async () => (await look(ana, table)).rev).toBeGreaterThan(rev);

    // Ben comes back to a seat that is somebody else's.
    await ben.page.goto(`/en/play/${table}`);
    await expect(
      ben.page.getByRole("heading", { name: say("en", "waiting.lost", { name: "Cleo" }) }),
    ).toBeVisible();

    // A device with another clock, long after the page was rendered, shows the same page.
    const dora = await at();
    await dora.page.clock.setSystemTime(Date.now() + LATE_MS);
    await dora.page.goto(`/en/play/${table}`);
    await expect(dora.page.getByText("It has been 3 hours.")).toBeVisible();
    for (const { faults } of [ana, ben, cleo, dora]) expect(faults.found).toEqual([]);
  } finally {
    await server.remove();
  }
});

/** Plays on until a seat is the only one asked. */
async function untilAsked(people: readonly Person[], table: string, seat: number): Promise<void> {
  for (let acts = 0; acts < 12; acts++) {
    const [first] = people;
    const seen = first && (await seenBy(first, table)).table;
    const asked = seen ? due(seen).seats : [];
    if (asked.length === 1 && asked[0] === seat) return;
    const [next = 0] = asked;
    const person = people[next] as Person;
    const own = (await seenBy(person, table)).table;
    await wireless(person, table).perform((own && decideText(own, next)) ?? "");
  }
  throw new Error("the seat is never asked");
}
