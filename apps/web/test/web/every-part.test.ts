/**
 * Leaves out each part of two modules that the engine, the table or a screen has of them, one after another: the compiler
 * names what is missing. What it cannot know, `rooms.test.ts` and `npm run rooms` do; of the texts, the rulebook's own trial.
 */
import path from "node:path";
import { describe, expect, it } from "vitest";
import { compiling } from "../../../../scripts/check/compiling";

/** Where lists of modules and what is made of them are held together. */
const TABLE = "../../../packages/table/src/modules";
const ENGINE = "../../../packages/engine/src/modules";
const LOOKUP = "../../../packages/lookup/src/modules";

/** The lists that hold every module, by what is at hand in them. */
const LISTS = [
  ...[
    ...["room-list", "notations", "told-list", "module-areas", "set-ups", "firsts", "panels", "switches"],
    ...["companions", "editors", "setup-keys", "answers"],
  ].map((name) => `modules/${name}.ts`),
  ...["positions", "endings", "councils", "real-tables"].map((name) => `${TABLE}/${name}.ts`),
  ...["options", "rules", "setups"].map((name) => `${ENGINE}/${name}.ts`),
  `${LOOKUP}/questions.ts`,
];

const { partsOf, withoutPart } = compiling(path.resolve(import.meta.dirname, "../.."), [
  ...LISTS,
  ...[`${ENGINE}/names.ts`, `${TABLE}/ways.ts`, `${TABLE}/pointing.ts`, "server/public-api/setup-input.ts"],
  // What words there are.
  "i18n/types.ts",
  ...["rooms", "refusals", "parts", "ascent-parts"].map((name) => `modules/${name}.ts`),
]);

const TRIED = [
  { module: "sea-monsters", own: "parts", tableHas: ["ways"], screensHave: ["room", "notation"] },
  {
    ...{ module: "mountain-goats", own: "ascent-parts", tableHas: ["ways", "pointing", "real-table"] },
    screensHave: ["room", "notation"],
  },
] as const;

it.each(LISTS)("misses both modules in %s", (name) => {
  const found = TRIED.map(({ module }) => partsOf(name, 1).filter(({ key }) => key === module));
  expect(found.map((parts) => parts.length)).not.toContain(0);
  const said = withoutPart(name, found.flat());
  for (const { module } of TRIED) expect(said).toContain(module);
});

describe.each(TRIED)("a part of $module that is left out", ({ module, own, tableHas, screensHave }) => {
  it("is missed in the list of what it shows at a table", () => {
    const name = `modules/${own}.ts`;
    const part = partsOf(name, 1).find(({ key }) => key === module);
    expect(withoutPart(name, part)).toContain(module);
  });

  it.each(["cards", "tokens", "places", "acts"])("is named by the compiler: %s that it brings", (key) => {
    const name = `${ENGINE}/${module}/names.ts`;
    expect(
      withoutPart(
        name,
        partsOf(name, 1).find((part) => part.key === key),
      ),
    ).toContain(key);
  });

  it.each(tableHas)("is named by the compiler: anything in its %s of the table", (file) => {
    const name = `${TABLE}/${module}/${file}.ts`;
    const parts = partsOf(name, 1);
    expect(parts.length).toBeGreaterThan(0);
    for (const part of parts) expect(withoutPart(name, part), part.key).toContain(part.key);
  });

  it.each(screensHave)("is named by the compiler: anything in its %s", (file) => {
    const name = `modules/${module}/${file}.ts`;
    const acts = partsOf(name, 2).filter(({ key }) => ["monster", "herd"].includes(key));
    // Without a sign for the cards that bear one, `rooms.ts` says so as soon as anything reads it.
    const parts = [...partsOf(name, 1).filter(({ key }) => key !== "signed"), ...acts];
    expect(parts.length).toBeGreaterThan(2);
    for (const part of parts) expect(withoutPart(name, part), part.key).toContain(part.key);
  });
});

it("says nothing where nothing is left out", () => {
  expect(withoutPart("modules/rooms.ts")).toBe("");
});
