// A game on one device, without any network: played to its end, replayed, dealt again, found again, deleted.
import { due, readPosition } from "@stillwater/engine";
import { Keys } from "../fixtures/any-hands";
import { kept } from "../fixtures/device";
import { expect, type Person, test } from "../fixtures/house";
import { decideText } from "../fixtures/sailor";
import { choose, unfold } from "../fixtures/screen";
import { say } from "../fixtures/words";

interface Shelved {
  readonly snapshot: string;
  readonly status: string;
  readonly entries: readonly { readonly seat: number }[];
}

/** A game as this browser has stored it. */
function shelved({ page }: Person, id: string): Promise<Shelved> {
  return page.evaluate(
    (key) =>
      new Promise<Shelved>((resolve, reject) => {
        const opening = indexedDB.open("stillwater-games");
        opening.onerror = () => reject(opening.error);
        opening.onsuccess = () => {
          const asked = opening.result.transaction("games").objectStore("games").get(key);
          asked.onsuccess = () => {
            opening.result.close();
            resolve(asked.result);
          };
        };
      }),
    id,
  );
}

const gameIn = ({ page }: Person): string => new URL(page.url()).searchParams.get("game") ?? "";

/** Discards two cards at a time until none are left. */
async function playOut(person: Person, id: string): Promise<number> {
  const screen = new Keys(person.page);
  for (let acts = 0; acts < 80; acts++) {
    const { snapshot, status, entries } = await shelved(person, id);
    if (status !== "playing") return acts;
    const read = readPosition(snapshot);
    const act = read.ok && decideText(read.value, 0, "idle");
    if (!act) throw new Error(`nothing to do at ${snapshot}`);
    await screen.perform(act);
    await expect
      .poll(async () => (await shelved(person, id)).entries.length, { intervals: [20, 40, 80] })
      .toBe(entries.length + 1);
  }
  throw new Error("the game does not end");
}

const hand = async ({ page }: Person): Promise<string[]> => {
  const cards = page.getByRole("listbox", { name: say("en", "table.hand") }).getByRole("option");
  await expect(cards.first()).toBeVisible();
  return (await cards.allTextContents()).sort();
};

test("without a network a game is played to its end, replayed, dealt again, and thrown away", async ({
  arrive,
}) => {
  const ana = await arrive({ keepsOffline: true, except: /ERR_INTERNET_DISCONNECTED|Failed to fetch/ });
  await kept(ana);
  await ana.context.setOffline(true);
  const { page } = ana;
  await page.goto("/en/play/new");
  await unfold(page);
  await page.getByRole("textbox", { name: say("en", "open.code") }).fill("mountain p1 ropes0");
  await page.getByRole("radio", { name: say("en", "open.onHere") }).click();
  await page.getByLabel(say("en", "guest.name")).fill("Ana");
  await page.getByRole("button", { name: say("en", "open.goHere") }).click();
  await page.waitForURL(/\/here\?game=/);
  const game = gameIn(ana);
  const dealt = await hand(ana);
  const acts = await playOut(ana, game);
  const button = (key: string) => page.getByRole("button", { name: say("en", key), exact: true });
  await expect(button("end.again")).toBeVisible();
  // There is no server whose deal would have to be verified.
  await expect(page.getByRole("link", { name: say("en", "end.verify") })).toHaveCount(0);
  const code =
    /mountain p1 ropes0 [0-9A-Z-]{14}/.exec((await page.locator("main").textContent()) ?? "")?.[0] ?? "";
  expect(code).not.toBe("");

  await page.goto(`/en/replay/here?game=${game}`);
  const slider = page.getByRole("slider", { name: say("en", "replay.move") });
  await expect(slider).toHaveValue(String(acts));
  await expect(page.getByText(say("en", "replay.dealName", { name: code }))).toBeVisible();
  await page.keyboard.press("Home");
  await button("replay.branch").click();
  const other = new Keys(page);
  await other.perform(await firstDiscard(ana));
  await expect(page.locator(".replay")).toHaveAttribute("data-line", "0");
  await ana.context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await button("replay.shareLine").click();
  await expect(button("replay.copied")).toBeVisible();
  const link = await page.evaluate(() => navigator.clipboard.readText());

  // The same cards once more: they stay there when somebody comes back to them, until they are deleted.
  await page.goto(`/en/here?game=${game}`);
  await button("end.sameDeal").click();
  await expect.poll(() => gameIn(ana)).not.toBe(game);
  expect(await hand(ana)).toEqual(dealt);
  await page.goto("/en/log");
  await expect(page.getByRole("heading", { name: say("en", "logbook.here") })).toBeVisible();
  await expect(page.getByRole("link", { name: /^Replay of The Mountain/ })).toHaveCount(1);
  await page.goto("/en");
  const back = page.getByRole("link", { name: `${say("en", "home.backHere")}: Ana` });
  // Its arrow stands beside its words, not below them.
  const middle = async (part: string) => {
    const box = await back.locator(part).last().boundingBox();
    return box === null ? Number.NaN : box.y + box.height / 2;
  };
  expect(Math.abs((await middle("svg")) - (await middle("span")))).toBeLessThan(4);
  await back.click();
  expect(await hand(ana)).toEqual(dealt);
  await page.goto("/en/log");
  await page
    .getByRole("button", { name: /^Throw away: / })
    .first()
    .click();
  await page.getByRole("button", { name: /^Throw away for good: / }).click();
  await expect(page.getByRole("heading", { name: say("en", "logbook.going") })).toHaveCount(0);
  await expect(page.getByRole("link", { name: /^Replay of The Mountain/ })).toHaveCount(1);

  // The link to the other line carries all of it, to a browser that has never seen the game; so does the code.
  const ben = await arrive();
  await ben.page.goto(link);
  await expect(ben.page.locator(".replay")).toHaveAttribute("data-line", "0");
  await ben.page.getByRole("button", { name: say("en", "replay.backToGame") }).click();
  await expect(ben.page.getByRole("slider")).toHaveAttribute("max", String(acts));

  await ben.page.goto("/en/play/new");
  await unfold(ben.page);
  await ben.page.getByRole("textbox", { name: say("en", "deal.label") }).fill(code);
  await ben.page.getByRole("button", { name: say("en", "deal.take") }).click();
  await expect(ben.page.getByText(say("en", "deal.here"))).toBeVisible();
  await ben.page.getByLabel(say("en", "guest.name")).fill("Ben");
  await ben.page.getByRole("button", { name: say("en", "open.goHere") }).click();
  expect(await hand(ben)).toEqual(dealt);
  for (const person of [ana, ben]) expect(person.faults.found).toEqual([]);
});

/** The first two cards of the hand, as a text. */
async function firstDiscard({ page }: Person): Promise<string> {
  const held = page.getByRole("listbox", { name: say("en", "table.hand") }).getByRole("option");
  // The table for another line is loaded on demand.
  await expect(held.first()).toBeVisible();
  const names = await held.evaluateAll((cards) => cards.map((card) => card.getAttribute("aria-label") ?? ""));
  const notation = names.flatMap((name) => {
    const [, colour = "", number = ""] = /^(\w+) (\d+)/.exec(name) ?? [];
    return colour === "" ? [] : [`${colour[0]?.toLowerCase()}${number}`];
  });
  return `discard ${notation.slice(0, 2).join(" ")}`;
}

test("one tap deals a game with the quiet crew, which plays its seats without a network and after a reload", async ({
  arrive,
}) => {
  const ana = await arrive({ keepsOffline: true, except: /ERR_INTERNET_DISCONNECTED|Failed to fetch/ });
  // A deal whose Start comes late: until then everybody simply plays in turn.
  await ana.page.addInitScript(() => {
    crypto.getRandomValues = (bytes) => {
      if (bytes instanceof Uint8Array) bytes.fill(0);
      return bytes;
    };
  });
  await kept(ana);
  await ana.context.setOffline(true);
  const { page } = ana;
  await page.goto("/en");
  await page.getByRole("link", { name: say("en", "home.withCrew") }).click();
  await page.waitForURL(/\/here\?game=/);
  const game = gameIn(ana);
  const table = async () => {
    const { snapshot, entries } = await shelved(ana, game);
    const read = readPosition(snapshot);
    if (!read.ok) throw new Error("a kept table cannot be read");
    return { table: read.value, entries };
  };
  const myTurn = async () => due((await table()).table).seats.includes(0);
  const screen = new Keys(page);
  const playOn = async (acts: number): Promise<void> => {
    for (let act = 0; act < acts; act++) {
      await expect.poll(myTurn).toBe(true);
      // A stored setting is drawn in the next frame.
      await page.evaluate(
        () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
      );
      const now = await table();
      const chosen = decideText(now.table, 0, "idle");
      if (!chosen) throw new Error("nothing to do");
      await screen.perform(chosen);
      await expect
        .poll(async () => (await table()).entries.filter(({ seat }) => seat === 0).length)
        .toBe(now.entries.filter(({ seat }) => seat === 0).length + 1);
    }
  };
  await playOn(2);
  const crew = page.locator(".sw-players-column [data-crew]");
  await expect(crew).toHaveCount(2);
  await expect(crew.filter({ hasText: say("en", "table.crewSeat") }).first()).toBeVisible();
  await page.reload();
  await playOn(1);
  await expect.poll(myTurn).toBe(true);
  const seats = (await table()).entries.map(({ seat }) => seat);
  expect(new Set(seats.slice(1))).toEqual(new Set([0, 1, 2]));
  // Somebody who is alone with the crew may ask what it would do, without a network too.
  await page.getByRole("button", { name: say("en", "advice.ask") }).click();
  const acts = page.getByRole("list", { name: say("en", "advice.title") }).getByRole("button");
  await expect(acts).toHaveCount(3);
  await expect(acts.first()).toContainText(/\d+ of 100/);
  await acts.first().click();
  await expect(page.locator(".table-grid")).toHaveAttribute("data-choice", /aim|gift/);
});

test("one tap deals with the quiet crew as it was last chosen", async ({ arrive }) => {
  const { page, faults } = await arrive();
  await page.goto("/en");
  await page.getByRole("link", { name: say("en", "home.changeCrew") }).click();
  await page.waitForURL(/play\/new/);
  const seats = page.getByRole("group", { name: say("en", "open.crewCount") });
  await expect(seats.getByRole("radio", { name: "2", exact: true })).toBeChecked();
  await choose(page.getByRole("radio", { name: say("en", "open.mountain"), exact: true }));
  await choose(page.getByRole("radio", { name: say("en", "hands.deckhand") }));
  await page.getByRole("button", { name: say("en", "open.goHere") }).click();
  await page.waitForURL(/\/here\?game=/);
  const first = page.url();
  await page.goto("/en");
  await page.waitForLoadState("networkidle");
  await page.getByRole("link", { name: say("en", "home.withCrew") }).click();
  await page.waitForURL((url) => /\/here\?game=/.test(url.href) && url.href !== first);
  await expect(page.locator(".sw-players-column [data-crew]")).toHaveCount(2);
  await expect(page.locator(".table-grid")).toHaveAttribute("data-game", "mountain");
  const hand = say("en", "hands.deckhand");
  await expect(page.locator(".sw-players-column [data-crew]").filter({ hasText: hand })).toHaveCount(2);
  expect(faults.found).toEqual([]);
});
