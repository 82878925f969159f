import { atTable } from "../fixtures/at-table";
import { WHOLE } from "../fixtures/browser";
import { expect, test } from "../fixtures/house";
import { Screen } from "../fixtures/screen";
import { say } from "../fixtures/words";

test.use({ launchOptions: WHOLE });

const NOTICE = {
  kind: "turn",
  table: "0123456789ab",
  words: "amber heron lock",
  crew: ["Ana"],
  language: "fr",
};

test("a message that comes while no page of a table is open is shown by the service worker", async ({
  arrive,
}) => {
  const ben = await arrive({ keepsOffline: true });
  await ben.context.grantPermissions(["notifications"], { origin: ben.url });
  await ben.page.goto("/en/settings");
  // A worker is called ready while it is still being activated; messages that come before then may be lost.
  await ben.page.waitForFunction(
    async () => (await navigator.serviceWorker.ready).active?.state === "activated",
  );
  const devtools = await ben.context.newCDPSession(ben.page);
  const registration = new Promise<string>((resolve) => {
    devtools.on("ServiceWorker.workerRegistrationUpdated", ({ registrations }) => {
      const own = registrations.find(({ scopeURL }) => scopeURL === `${ben.url}/`);
      if (own !== undefined) resolve(own.registrationId);
    });
  });
  await devtools.send("ServiceWorker.enable");
  const message = { origin: ben.url, registrationId: await registration, data: JSON.stringify(NOTICE) };
  const shown = async () => {
    // On a busy machine Chrome may lose messages while it still looks for a way to show notifications; for each table the
    // last one stays.
    await devtools.send("ServiceWorker.deliverPushMessage", message);
    return ben.page.evaluate(async () => {
      const worker = await navigator.serviceWorker.ready;
      return (await worker.getNotifications()).map(({ title, body, tag, data }) => ({
        title,
        body,
        tag,
        data,
      }));
    });
  };
  await expect.poll(shown).toEqual([
    {
      title: say("fr", "notices.turn"),
      body: `amber heron lock · ${say("fr", "notices.with", { names: "Ana" })}`,
      tag: "table 0123456789ab",
      data: { path: "/fr/play/0123456789ab" },
    },
  ]);
  expect(ben.faults.found).toEqual([]);
});

test("nothing sounds and nobody is asked for leave before a press; whose turn it is stands in the title", async ({
  arrive,
}) => {
  const people = [await arrive(), await arrive()] as const;
  const { mover, path } = await atTable(people);
  const { page, context } = mover;
  await context.addInitScript(() => {
    localStorage.setItem("stillwater.settings", JSON.stringify({ settle: 9, turn: 9, end: 9 }));
    const counts = { sounds: 0, asked: 0 };
    Object.assign(window, { counts });
    const Real = window.AudioContext;
    window.AudioContext = class extends Real {
      constructor() {
        super();
        counts.sounds++;
      }
    };
    Notification.requestPermission = async () => {
      counts.asked++;
      return "denied";
    };
  });
  const counts = () => page.evaluate(() => (window as unknown as { counts: object }).counts);
  await page.goto(path);
  await expect(page).toHaveTitle(new RegExp(`^${say("en", "table.yourTurn")} · `));
  expect(await counts()).toEqual({ sounds: 0, asked: 0 });
  const screen = new Screen(page);
  await screen.hand.getByRole("option").first().click();
  await expect.poll(counts).toEqual({ sounds: 1, asked: 0 });
  await page.goto("/en/settings");
  await page.getByRole("button", { name: say("en", "settings.notifyAsk") }).click();
  await expect(page.getByText(say("en", "settings.notifyDenied"))).toBeVisible();
  expect(await counts()).toMatchObject({ asked: 1 });
});
