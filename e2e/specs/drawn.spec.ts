// What a server draws is seen before any script has come: every style sheet it needs comes with its page, and no page is
// empty.
import { readdirSync, readFileSync } from "node:fs";
import { gamesOfOthers } from "../../packages/engine/test/support/added-games";
import { gather, tell } from "../fixtures/api";
import { expect, type Person, test } from "../fixtures/house";
import { sail, wireless } from "../fixtures/sailing";
import { voyage } from "../fixtures/voyage";
import { say } from "../fixtures/words";

test.use({ deal: "e2e-all-38" });

const FOLDER = new URL("../../apps/web/.next/static/chunks/", import.meta.url);

const SHEETS = readdirSync(FOLDER)
  .filter((name) => name.endsWith(".css"))
  .map((name) => ({ name, text: readFileSync(new URL(name, FOLDER), "utf8") }));

interface Asked {
  readonly html: string;
  readonly sheets: readonly { readonly name: string; readonly text: string }[];
}

/** The selectors that match something in a document and are only in sheets that do not come with it; runs in a page. */
function selectorsMissing({ html, sheets }: Asked): readonly string[] {
  const drawn = new DOMParser().parseFromString(html, "text/html");
  const links = [...drawn.querySelectorAll<HTMLLinkElement>("link[rel=stylesheet]")].map(({ href }) => href);
  const selectorsIn = (rules: CSSRuleList): readonly string[] =>
    [...rules].flatMap((rule) => {
      // Written for browsers that lack something that this one has.
      if (rule instanceof CSSSupportsRule && !CSS.supports(rule.conditionText)) return [];
      return [
        ...(rule instanceof CSSStyleRule ? [rule.selectorText] : []),
        ...("cssRules" in rule ? selectorsIn(rule.cssRules as CSSRuleList) : []),
      ];
    });
  const read = sheets.map(({ name, text }) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(text);
    return { comes: links.some((link) => link.includes(name)), selectors: selectorsIn(sheet.cssRules) };
  });
  const come = new Set(read.flatMap(({ comes, selectors }) => (comes ? selectors : [])));
  if (come.size === 0) return ["no sheet comes at all"];
  const others = new Set(
    read.flatMap(({ selectors }) => selectors).filter((selector) => !come.has(selector)),
  );
  // A pseudo-element counts as its element; states such as `:hover` match nothing in a parsed document.
  return [...others].filter((selector) =>
    drawn.querySelector(selector.replace(/(?<!\\):+(before|after)/g, "")),
  );
}

/** The same for a page as its address gives it to somebody. */
async function missing({ page }: Person, path: string): Promise<readonly string[]> {
  const html = await (await page.request.get(path)).text();
  return page.evaluate(selectorsMissing, { html, sheets: SHEETS });
}

/** A rule of each game and module that has a board. */
const BOARDS = [
  ...["T.setup.remove", "T.rocks.setup", "T.monster.keep", "T.storm.draw", "T.wild.any", "T.beacon.light"],
  ...["T.arch.layout", "T.pyramid.layout", "T.night.deck", "T.duel.deck", "A.summit.when", "A.green.path"],
  ...["A.panorama.reveal", "A.goat.symbol"],
];
const PAGES = [
  ...["", "/play/new", "/play/lobby", "/play/find", "/daily", "/question", "/log", "/here", "/join", "/move"],
  ...["/companion", "/companion/game", "/companion/join", "/learn", "/replay/here", "/settings", "/rules"],
  ...["/rules/check", "/rules/api", "/rules/card/sea", "/rules/card/mountain", "/rules/read/sea"],
  ...["/rules/read/mountain", "/privacy", "/accessibility", ...BOARDS.map((clause) => `/rules/${clause}`)],
];

test("a page comes with the style sheets that it is drawn by", async ({ arrive }) => {
  const ana = await arrive();
  const found = [];
  for (const page of PAGES) found.push({ page, missing: await missing(ana, `/en${page}`) });
  expect(found.filter(({ missing }) => missing.length > 0)).toEqual([]);
});

const ALL = ["sea p2 rocks monsters4 storms wild2", "mountain p2 green panoramas3 goats"];

for (const code of [...ALL, ...gamesOfOthers(ALL).map(({ code }) => code)])
  test(`a table comes with the style sheets that it is drawn by: ${code}`, async ({ arrive }) => {
    const names = ["Ana", "Ben", "Cem", "Dai", "Eva"].slice(0, Number(/p(\d)/.exec(code)?.[1]));
    const people: Person[] = [];
    for (const _name of names) people.push(await arrive());
    const [ana] = people;
    if (ana === undefined) throw new Error("nobody sits");
    const table = await gather(people, { code, names });
    const path = `/en/play/${table}`;
    expect(await missing(ana, path), "waiting").toEqual([]);
    await tell(ana, "table.deal", { table });
    expect(await missing(ana, path), "dealt").toEqual([]);
    const crew = people.map((person) => wireless(person, table));
    const found: unknown[] = [];
    await voyage(crew, people, table, async (acts) => {
      if (acts % 5 === 0) found.push(...(await missing(ana, path)));
      return acts < 10;
    });
    expect(found, "under way").toEqual([]);
    await sail(crew, people, table, { temper: "idle" });
    expect(await missing(ana, path), "the end").toEqual([]);
    expect(await missing(ana, `/en/replay/${table}`), "the replay").toEqual([]);
  });

test("a page whose table only this device knows says so while its script comes", async ({ arrive }) => {
  const { page } = await arrive({ phone: true });
  await page.route("**/*.js", (route) => route.abort());
  for (const path of ["/companion", "/companion/game", "/rules/check", "/question", "/here"]) {
    await page.goto(`/en${path}`);
    await expect(page.getByText(say("en", "net.loading")), path).toBeVisible();
  }
});
