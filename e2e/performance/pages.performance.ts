// What pages cost a mid-range phone on a 4G network; run by `npm run performance`, which writes docs/performance.md.
import type { Page } from "@playwright/test";
import { gather } from "../fixtures/api";
import { expect, type Person, test } from "../fixtures/house";
import { sail, seeing, wireless } from "../fixtures/sailing";
import { voyage } from "../fixtures/voyage";
import { say } from "../fixtures/words";
import type { Sample } from "./sample";
import type { Thumb } from "./thumb";
import { measure, PHONE, visit } from "./visits";

test.use({ deal: "e2e-all-38" });

const NAMES = ["Ana", "Ben"];
/** Acts of all players together while a game is watched. */
const ACTS = 14;

const heading = (page: Page) => expect(page.getByRole("heading", { level: 1 }).first()).toBeVisible();
const alive = (page: Page) => expect(page.locator("html[data-alive]")).toBeAttached();
const button = ({ page }: Thumb, key: string) =>
  page.getByRole("button", { name: say("en", key), exact: true }).first();

measure("home", async (arrive) =>
  visit(await arrive(PHONE), {
    url: "/en",
    ready: heading,
    use: async (thumb) => {
      await thumb.press(thumb.page.locator("header summary, header button").first());
      await thumb.press(thumb.page.locator("header summary, header button").first());
      await thumb.press(thumb.page.locator("header summary, header button").last());
    },
  }),
);

measure("join", async (arrive) =>
  visit(await arrive(PHONE), {
    url: "/en/join",
    ready: heading,
    use: async (thumb) => {
      await thumb.press(thumb.page.getByRole("textbox").first());
      await thumb.page.keyboard.type("amber", { delay: 120 });
    },
  }),
);

measure("new table", async (arrive) =>
  visit(await arrive(PHONE), {
    url: "/en/play/new",
    ready: heading,
    use: async (thumb) => {
      // Some settings are folded away.
      const seen = (what: string) => thumb.page.locator(what).filter({ visible: true }).all();
      for (const toggle of (await seen("main .open-tile, main [role=switch]")).slice(0, 6))
        await thumb.press(toggle);
      for (const one of (await seen("main .sw-segment")).slice(0, 5)) await thumb.press(one);
    },
  }),
);

measure("learn", async (arrive) =>
  visit(await arrive(PHONE), {
    url: "/en/learn",
    ready: alive,
    use: async (thumb) => {
      await thumb.press(thumb.page.getByRole("option").first());
      for (const space of (await thumb.page.getByRole("gridcell").all()).slice(0, 5))
        await thumb.press(space);
      await thumb.press(thumb.primary);
    },
  }),
);

/** Looks around without acting: a card, spaces where it may and may not go, the menu. */
async function lookAround(thumb: Thumb): Promise<void> {
  await thumb.press(thumb.hand.getByRole("option").nth(1));
  const spaces = await thumb.page.locator("[role=gridcell], [role=radio]").all();
  for (const space of [spaces[2], spaces[9], spaces[5]]) if (space !== undefined) await thumb.press(space);
  // From the space back to the card, and from the card back to no choice.
  for (let steps = 0; steps < 3; steps++) await thumb.page.keyboard.press("Escape");
  await thumb.press(button(thumb, "shell.menu"));
  await thumb.press(thumb.page.getByRole("switch").first());
  await thumb.press(thumb.page.getByRole("switch").first());
  await thumb.press(button(thumb, "shell.close"));
}

/** A game with one player on the phone and one without a screen; the phone comes after `before` acts. */
function game(name: string, code: string, before = 0): void {
  measure(name, async (arrive): Promise<Sample> => {
    const people: readonly Person[] = [await arrive(PHONE), await arrive()];
    const [ana] = people as [Person];
    const table = await gather(people, { code, names: NAMES, deal: true });
    const helms = people.map((person) => wireless(person, table));
    if (before > 0) await voyage(helms, people, table, async (acts) => acts < before);
    return visit(ana, {
      url: `/en/play/${table}`,
      ready: alive,
      use: async (thumb) => {
        await lookAround(thumb);
        await voyage([seeing(ana, thumb), ...helms.slice(1)], people, table, async (acts) => acts < ACTS);
      },
    });
  });
}

game("play, sea", "sea p2");
game("play, mountain", "mountain p2 green panoramas3 goats");
game("play, Stormy Seas under way", "sea p2 rocks monsters4 storms wild2", 16);

measure("replay", async (arrive) => {
  const people = [await arrive(PHONE), await arrive()];
  const table = await gather(people, { code: "sea p2 -12", names: NAMES, deal: true });
  const crew = people.map((person) => wireless(person, table));
  await sail(crew, people, table, { temper: "idle" });
  const visitor = await arrive(PHONE);
  return visit(visitor, {
    url: `/en/replay/${table}`,
    ready: (page) => expect(page.getByRole("slider").first()).toBeVisible(),
    use: async (thumb) => {
      const [back, next] = [button(thumb, "replay.back"), button(thumb, "replay.next")];
      for (const step of [back, back, back, next, back]) await thumb.press(step);
    },
  });
});
