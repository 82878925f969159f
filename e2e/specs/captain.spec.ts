// The captain's log: of a lost game, until when it could be won and how; nothing of it while the game goes on.
import { gather } from "../fixtures/api";
import { expectNoAxeViolations } from "../fixtures/axe";
import { expect, test } from "../fixtures/house";
import { sail, wireless } from "../fixtures/sailing";

test.use({ deal: "e2e-5" });
test.setTimeout(300_000);

test("a lost game says until when it could be won, and shows how; while it goes on nothing thinks", async ({
  arrive,
}) => {
  const [ana, ben] = [await arrive(), await arrive()];
  const table = await gather([ana, ben], { code: "sea p2 -12", names: ["Ana", "Ben"], deal: true });
  const { page } = ana;
  const workers: string[] = [];
  page.on("worker", (worker) => workers.push(worker.url()));
  await page.goto(`/en/play/${table}`);
  await expect(page.locator(".table-grid")).toBeVisible();
  const people = [ana, ben];
  const helms = people.map((person) => wireless(person, table));
  const before = await sail(helms, people, table, { temper: "idle", after: (acts) => acts < 20 });
  expect(before.status).toBe("playing");
  expect(workers).toEqual([]);
  const end = await sail(helms, people, table, { temper: "idle" });
  expect(end.status).toBe("lost");

  await expect(page.getByText(/^It could still be won at turn \d+\./)).toBeVisible();
  await page.getByRole("link", { name: "See how" }).click();
  await expect(page).toHaveURL(/\/replay\/.*#at=\d+&line=/);
  const log = page.getByRole("region", { name: "Captain’s log" });
  await expect(
    log.getByText(/could still be won at turn|^Lost between turns|^Not known/).first(),
  ).toBeVisible();
  await log.getByRole("button", { name: "See how" }).click();
  await expect(page.getByText(/^This line ends: /)).toBeHidden();
  await page.getByRole("slider", { name: "Move" }).press("End");
  await expect(page.getByText(/^This line ends: /)).toBeVisible();
  await expect(log.getByText("Chance, seen from the seat to play")).toBeVisible();
  await log.getByRole("button", { name: "Stop" }).click();
  await expect(log.getByRole("button", { name: "Look again" })).toBeVisible();
  await expectNoAxeViolations(page, "the captain’s log");
  expect(ana.faults.found).toEqual([]);
});
