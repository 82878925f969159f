// The captain's log: until when a lost game could be won, and how; nothing of it while the game goes on.
import { readFile } from "node:fs/promises";
import { gather } from "../fixtures/api";
import { expectNoAxeViolations } from "../fixtures/axe";
import { kept } from "../fixtures/device";
import { expect, test } from "../fixtures/house";
import { sail, wireless } from "../fixtures/sailing";

/** Runs in the browser: every worker fails as it begins. */
function failingWorkers(): void {
  window.Worker = class extends EventTarget {
    onerror: (() => void) | null = null;
    constructor() {
      super();
      setTimeout(() => this.onerror?.());
    }
    postMessage(): void {}
    terminate(): void {}
  } as unknown as typeof Worker;
}

// A game played from this deal quickly gets an answer on where it was lost.
test.use({ deal: "e2e-7" });

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

  // The page of the game contains the first answer, before any script has run.
  const brought = await ben.context.request.get(`/en/replay/${table}`);
  expect(await brought.text()).toMatch(/(?:still be won at turn|Lost by turn|Lost between turns) \d/);

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

  // A device whose workers fail has the server do the analysis, and says so.
  const weak = await arrive({ phone: true });
  await weak.context.addInitScript(failingWorkers);
  await weak.page.goto(`/en/replay/${table}`);
  const theirs = weak.page.getByRole("region", { name: "Captain’s log" });
  await expect(theirs.getByText("The game could not be looked into.")).toBeVisible();
  // A server that is too busy says so, and can be asked again.
  const full = [{ result: { data: { state: "full" } } }];
  await weak.page.route(/table\.losing/, (route) => route.fulfill({ json: full }));
  await theirs.getByRole("button", { name: "Ask the server" }).click();
  await expect(theirs.getByText(/^The server has too many games to look into\./)).toBeVisible();
  await weak.page.unroute(/table\.losing/);
  await theirs.getByRole("button", { name: "Ask the server" }).click();
  await expect(theirs.getByText("The server has looked into the game.")).toBeVisible();
  await expect(theirs.getByText(/could still be won at turn|^Lost between turns/).first()).toBeVisible();
  await expectNoAxeViolations(weak.page, "the captain’s log of the server");
  expect(weak.faults.found).toEqual([]);
});

test("without a network the log tells of a lost game that lies on the device", async ({ arrive }) => {
  const [ana, ben] = [await arrive({ thinks: false }), await arrive()];
  const people = [ana, ben];
  const table = await gather(people, { code: "sea p2 -12", names: ["Ana", "Ben"], deal: true });
  const helms = people.map((person) => wireless(person, table));
  expect((await sail(helms, people, table, { temper: "idle" })).status).toBe("lost");
  await ana.page.goto(`/en/replay/${table}`);
  const [file] = await Promise.all([
    ana.page.waitForEvent("download"),
    ana.page.getByRole("button", { name: "Text record", exact: true }).click(),
  ]);
  const record = await readFile(await file.path());

  // Without a network, requests to the server fail; nothing else may.
  const away = await arrive({
    keepsOffline: true,
    phone: true,
    except: /ERR_INTERNET_DISCONNECTED|Failed to fetch/,
  });
  await kept(away);
  await away.context.setOffline(true);
  const { page } = away;
  await page.goto("/en/replay/here?import");
  await page
    .getByLabel("Choose a file")
    .setInputFiles({ name: file.suggestedFilename(), mimeType: "text/plain", buffer: record });
  const log = page.getByRole("region", { name: "Captain’s log" });
  await expect(
    log.getByText(/could still be won at turn|^Lost between turns|^Not known/).first(),
  ).toBeVisible();
  await expect(log.getByText("Chance, seen from the seat to play")).toBeVisible();
  await log.getByRole("button", { name: "See how" }).click();
  await page.getByRole("slider", { name: "Move" }).press("End");
  await expect(page.getByText(/^This line ends: /)).toBeVisible();
  expect(away.faults.found).toEqual([]);
});
