// How soon the captain's log gives its first answer about a lost game on that phone, with an empty cache and on a second
// visit, and how its work slows touch down; only printed. A browser slows down its pages but not their workers: what the
// worker does before its first answer, playing one or a few games, is as fast here as the machine.
import { gather } from "../fixtures/api";
import { type Arrive, expect, test } from "../fixtures/house";
import { sail, wireless } from "../fixtures/sailing";
import { say } from "../fixtures/words";
import { PROFILE, slowDown } from "./profile";
import { median } from "./sample";
import { Thumb } from "./thumb";
import { PHONE } from "./visits";
import { Watched } from "./watch";

test.use({ deal: "e2e-5" });

const VISITS = Number(process.env.RUNS ?? 5);

/** Milliseconds from a visit's beginning until the first answer is drawn; measured in the page, as polling takes longer. */
const SEEN = "stillwaterFirstWordAt";
const WATCH = `new MutationObserver((_, observer) => {
  if (!document.querySelector(".captain-head")?.checkVisibility()) return;
  observer.disconnect();
  requestAnimationFrame(() => setTimeout(() => { window.${SEEN} = performance.now(); }));
}).observe(document, { childList: true, subtree: true, attributes: true });`;

/**
 * The log's work affects touch in two ways: its answers are drawn, and it takes processor time. If its answers are not heard
 * only the second remains, and if it is not begun neither does. It pauses at the first touch, which itself still comes
 * during the work.
 */
const WORKERS = {
  "at work": "",
  "not heard": "window.Worker = class extends Worker { set onmessage(_) {} };",
  "not begun": "window.Worker = class extends Worker { postMessage() {} };",
};

async function lostGame(arrive: Arrive, code: string): Promise<string> {
  const people = [await arrive(), await arrive()];
  const table = await gather(people, { code, names: ["Ana", "Ben"], deal: true });
  const helms = people.map((person) => wireless(person, table));
  const { status } = await sail(helms, people, table, { temper: "idle" });
  expect(status).toBe("lost");
  return table;
}

for (const code of ["sea p2 -12", "mountain p2"]) {
  test(`first answer of the log, ${code}`, async ({ arrive }) => {
    const table = await lostGame(arrive, code);
    const waits = { "empty cache": [] as number[], "once more": [] as number[] };
    for (let visit = 0; visit < VISITS; visit++) {
      const { context, page } = await arrive(PHONE);
      await page.addInitScript({ content: WATCH });
      await slowDown(await context.newCDPSession(page));
      for (const waited of Object.values(waits)) {
        await page.goto(`/en/replay/${table}`, { waitUntil: "commit" });
        const seen = await page.waitForFunction((at) => Reflect.get(window, at), SEEN);
        waited.push(Number(await seen.jsonValue()));
      }
      // The log keeps working for as long as somebody looks at it.
      await context.close();
    }
    for (const [when, waited] of Object.entries(waits)) {
      const all = waited.map(Math.round).join(", ");
      console.log(`${code}, ${when}: the log's first answer after ${Math.round(median(waited))} ms (${all})`);
    }
  });

  for (const rate of [PROFILE.cpuSlowdown, 1])
    test(`touch beside the log, ${code}, ${rate} times slower`, async ({ arrive }) => {
      const table = await lostGame(arrive, code);
      const kinds = Object.entries(WORKERS).map(([when, script]) => ({ when, script, seen: [] as number[] }));
      for (let visit = 0; visit < VISITS; visit++)
        for (const { script, seen } of kinds) {
          const { context, page } = await arrive(PHONE);
          await page.addInitScript({ content: script });
          const watched = await Watched.open(page, rate);
          const working = page.getByRole("progressbar", { name: say("en", "captain.progress") });
          await watched.load(`/en/replay/${table}`, () => working.waitFor());
          const thumb = new Thumb(page, watched.meter, watched.session);
          const [back, next] = ["replay.back", "replay.next"].map((key) =>
            page.getByRole("button", { name: say("en", key), exact: true }).first(),
          );
          if (back === undefined || next === undefined) throw new Error("A replay has no keys.");
          for (const step of [back, back, back, next, back]) await thumb.press(step);
          await expect(working).toBeVisible();
          seen.push((await watched.used()).inp);
          await context.close();
        }
      for (const { when, seen } of kinds)
        console.log(`${code}, the log ${when}: INP ${median(seen)} ms (${seen.join(", ")})`);
    });
}
