/**
 * Leaves out each part of two modules that the engine, the table or a screen has of them, and each single field of such a
 * part, one after another: the compiler names what is missing. What it cannot know, `rooms.test.ts` and `npm run rooms` do;
 * of the texts, the rulebook's own trial.
 */
import { readdirSync } from "node:fs";
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

const { partsOf, fieldsOf, withoutPart } = compiling(path.resolve(import.meta.dirname, "../.."), [
  ...LISTS,
  ...[`${ENGINE}/names.ts`, `${TABLE}/ways.ts`, `${TABLE}/pointing.ts`, "server/public-api/setup-input.ts"],
  "command-palette/answers.ts",
  // What words there are.
  "i18n/types.ts",
  ...["rooms", "refusals", "parts", "ascent-parts", "chart-parts"].map((name) => `modules/${name}.ts`),
]);

const TRIED = [
  { module: "sea-monsters", own: "parts" },
  { module: "mountain-goats", own: "ascent-parts" },
] as const;

/** The files of a module in a package that say what it has, field by field. */
function filesOf(folder: string, module: string): readonly string[] {
  const at = path.resolve(import.meta.dirname, "../../src", folder, module);
  return readdirSync(at)
    .filter((file) => /^[a-z-]+\.tsx?$/.test(file))
    .map((file) => `${folder}/${module}/${file}`)
    .filter((name) => fieldsOf(name).length > 0);
}

it.each(LISTS)("misses both modules in %s", (name) => {
  const found = TRIED.map(({ module }) => partsOf(name, 1).filter(({ key }) => key === module));
  expect(found.map((parts) => parts.length)).not.toContain(0);
  const said = withoutPart(name, found.flat());
  for (const { module } of TRIED) expect(said).toContain(module);
});

describe.each(TRIED)("a part of $module that is left out", ({ module, own }) => {
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

  it.each([...filesOf(TABLE, module), ...filesOf("modules", module)])(
    "is named by the compiler: any field in %s",
    (name) => {
      // Which rules may refuse anything is known in play only: `rooms.test.ts` names a refusal that shows nothing.
      // Of an object without any field left the compiler says just that.
      for (const part of fieldsOf(name).filter(({ key }) => !/^[TA]\./.test(key)))
        expect
          .soft(withoutPart(name, part), `${name} ${part.key}`)
          .toMatch(new RegExp(`${part.key}|'\\{\\}'`));
    },
  );
});

it("says nothing where nothing is left out", () => {
  expect(withoutPart("modules/rooms.ts")).toBe("");
});
