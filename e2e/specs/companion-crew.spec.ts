// The quiet crew has a seat at a table of printed cards: people type in its hand and move its cards, and it thinks on the
// device, also without a network.
import { deal, hand, plainName, readOptions, rulebookFor, seededFate } from "@stillwater/engine";
import { expectNoAxeViolations } from "../fixtures/axe";
import { kept } from "../fixtures/device";
import { expect, test } from "../fixtures/house";
import { begin, written } from "../fixtures/real-table";
import { choose } from "../fixtures/screen";
import { say } from "../fixtures/words";

/** A number, or a colour and a number: cards that are typed with keys. */
const NUMBERED = /^([rgb]?)(\d+)$/;
const COLOURS: Readonly<Record<string, string>> = { r: "red", g: "green", b: "blue" };

for (const { code, plays } of [
  { code: "sea p2 monsters3", plays: "navigator" },
  { code: "mountain p2 goats", plays: "steady" },
] as const)
  test(`plays ${code} as ${plays}, without a network`, async ({ arrive }) => {
    const ana = await arrive({
      keepsOffline: true,
      except: /ERR_INTERNET_DISCONNECTED|Failed to fetch/,
      context: { viewport: { width: 360, height: 740 }, hasTouch: true },
    });
    const { page, faults } = ana;
    const options = readOptions(code);
    if (!options.ok) throw new Error("a code that can be read");
    const rulebook = rulebookFor(options.value);
    const { table } = deal(rulebook, seededFate("v1:printed-cards"));
    const held = rulebook.hands.flatMap((_, seat) =>
      hand(table, seat).map((card) => plainName(rulebook.pieceName(card))),
    );
    const numbers = held.filter((card) => NUMBERED.test(card)).slice(0, hand(table, 0).length);
    await kept(ana);
    await ana.context.setOffline(true);
    await begin(page, code, ["Crew", "Ana"], 0);

    const before = (await written(page)).history.length;
    await page.getByRole("button", { name: say("en", "shell.menu"), exact: true }).tap();
    await page.getByRole("button", { name: say("en", "track.crewPlay") }).tap();
    const sheet = page.getByRole("dialog");
    await choose(sheet.getByRole("radio", { name: say("en", `hands.${plays}`) }));
    await expectNoAxeViolations(page, "the hand of a crew seat");
    for (const card of numbers) await type(card);
    await sheet.getByRole("button", { name: say("en", "track.crewReady") }).tap();
    await sheet.getByRole("button", { name: say("en", "track.crewDone") }).tap();
    await expect(sheet).toBeHidden();
    await expect.poll(async () => (await written(page)).history.length).toBeGreaterThan(before);
    const view = await written(page);
    expect(view.notApplied).toEqual([]);
    expect(view.steps.filter(({ slip }) => slip)).toEqual([]);
    expect(faults.found).toEqual([]);

    async function type(card: string): Promise<void> {
      const typed = sheet.getByRole("list", { name: say("en", "companion.manyTyped") }).getByRole("listitem");
      const count = await typed.count();
      const [, letter = "", number = ""] = NUMBERED.exec(card) ?? [];
      const keys = letter === "" ? [...number] : [COLOURS[letter] ?? "", number];
      for (const name of keys) await sheet.getByRole("button", { name, exact: true }).tap();
      // After a single figure the page cannot know whether another follows.
      if (letter === "" && number.length === 1)
        await sheet.getByRole("button", { name: say("en", "companion.manyAdd", { card }) }).tap();
      await expect(typed).toHaveCount(count + 1);
    }
  });
