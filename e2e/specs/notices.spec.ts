import { expect, test } from "../fixtures/house";
import { say } from "../fixtures/words";

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
  await ben.page.evaluate(() => navigator.serviceWorker.ready);
  const devtools = await ben.context.newCDPSession(ben.page);
  const registration = new Promise<string>((resolve) => {
    devtools.on("ServiceWorker.workerRegistrationUpdated", ({ registrations }) => {
      const own = registrations.find(({ scopeURL }) => scopeURL === `${ben.url}/`);
      if (own !== undefined) resolve(own.registrationId);
    });
  });
  await devtools.send("ServiceWorker.enable");
  await devtools.send("ServiceWorker.deliverPushMessage", {
    origin: ben.url,
    registrationId: await registration,
    data: JSON.stringify(NOTICE),
  });
  const shown = () =>
    ben.page.evaluate(async () => {
      const worker = await navigator.serviceWorker.ready;
      return (await worker.getNotifications()).map(({ title, body, tag, data }) => ({
        title,
        body,
        tag,
        data,
      }));
    });
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
