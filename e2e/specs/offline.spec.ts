import { expectNoAxeViolations } from "../fixtures/axe";
import { kept } from "../fixtures/device";
import { expect, test } from "../fixtures/house";
import { Screen } from "../fixtures/screen";
import { say } from "../fixtures/words";

test("without a network a game for two is dealt, passed from hand to hand, and there again after a restart", async ({
  arrive,
}) => {
  // Without a network, requests to the server fail; nothing else may.
  const ana = await arrive({
    keepsOffline: true,
    phone: true,
    except: /ERR_INTERNET_DISCONNECTED|Failed to fetch/,
  });
  await kept(ana);
  await ana.context.setOffline(true);
  const { page } = ana;
  await page.goto("/");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await page.goto("/en/play/new");
  await page.getByRole("radio", { name: say("en", "open.onHere") }).click();
  await page.getByRole("textbox", { name: say("en", "guest.name") }).fill("Ana");
  await page.getByRole("textbox", { name: "Name 2" }).fill("Ben");
  await page.getByRole("button", { name: say("en", "open.goHere") }).click();

  const curtain = page.getByRole("button", { name: /^I am (Ana|Ben)$/ });
  await expect(curtain).toBeVisible();
  const first = (await curtain.textContent())?.replace("I am ", "");
  const screen = new Screen(page);
  await expect(screen.hand).toHaveCount(0);
  await curtain.click();
  await expect(screen.hand.getByRole("option")).toHaveCount(5);
  const island = screen.hand.getByRole("option", { name: /^\d+, / }).first();
  const number = /^\d+/.exec((await island.getAttribute("aria-label")) ?? "")?.[0];
  await island.click();
  await screen.space("r3c3").click();
  await page.getByRole("button", { name: /^Play / }).click();

  await page.getByRole("button", { name: "Hide the hand" }).click();
  await expect(curtain).not.toHaveText(`I am ${first}`);
  await expect(screen.hand).toHaveCount(0);

  // The browser is closed and opened again, still without a network.
  const address = page.url();
  await page.close();
  const again = await ana.context.newPage();
  await again.goto(address);
  const later = new Screen(again);
  await again.getByRole("button", { name: /^I am/ }).click();
  await expect(later.space("r3c3")).toHaveAccessibleName(new RegExp(`^Row 3, column 3, ${number},`));

  // Questions of future days are in the same file as past ones; the device itself works out what is best.
  await again.goto("/en/question?day=2026-11-01");
  await again.getByRole("button", { name: say("en", "table.discardTwo") }).click();
  for (const card of ["40", "42"]) await again.getByRole("option", { name: new RegExp(`^${card},`) }).click();
  await again.locator(".table-actions button").last().click();
  await expect(again.getByRole("heading", { name: /^Keeps most/ })).toBeVisible();
  await expect(again.locator(".question-why")).toBeVisible();
  expect(ana.faults.found).toEqual([]);
});

test("without a network a page that needs one says so, and comes by itself once there is one", async ({
  arrive,
}) => {
  const ana = await arrive({ keepsOffline: true, except: /ERR_INTERNET_DISCONNECTED|Failed to fetch/ });
  await kept(ana);
  await ana.context.setOffline(true);
  const { page } = ana;
  const says = page.getByRole("heading", { level: 1, name: say("en", "unreached.title") });
  // A page in a language that is not kept is replaced by the one that is.
  await page.goto("/de/learn");
  await expect(says).toBeVisible();
  await page.goto("/en/join#three-words");
  await expect(says).toBeVisible();
  await expectNoAxeViolations(page, "no network");
  await page.getByRole("link", { name: say("en", "unreached.play") }).click();
  await expect(page.getByRole("radio", { name: say("en", "open.onHere") })).toBeVisible();
  await page.goBack();
  await expect(says).toBeVisible();

  await ana.context.setOffline(false);
  await expect(page.getByRole("heading", { level: 1, name: say("en", "join.title") })).toBeVisible();
  expect(new URL(page.url()).hash).toBe("#three-words");
  await page.goto("/en/offline");
  await expect(page).toHaveURL("/en");
  expect(ana.faults.found).toEqual([]);
});

test("behind a gateway whose server is gone, kept pages open and others come by themselves", async ({
  arrive,
  server,
}) => {
  const ana = await arrive({ keepsOffline: true, recorded: true, except: /502/ });
  await kept(ana);
  const { page } = ana;
  await server.crash();
  for (const path of ["/", "/en/companion", "/en/rules/T.place.cost"]) {
    await page.goto(path);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  }
  await page.goto("/en/join#three-words");
  await expect(page.getByRole("heading", { level: 1, name: say("en", "unreached.title") })).toBeVisible();
  await server.start();
  await expect(page.getByRole("heading", { level: 1, name: say("en", "join.title") })).toBeVisible();
  expect(ana.faults.found).toEqual([]);
});
