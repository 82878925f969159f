/**
 * Leaves out each part that the engine, the crew, the table or a screen has of two modules, and each single field of such a
 * part: the compiler must name what is missing. `rooms.test.ts` and `npm run rooms` check what the compiler cannot know, and
 * the rulebook's own trial checks the texts.
 */
import { existsSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { expect, it } from "vitest";
import { compiling, type Part } from "../../../../scripts/check/compiling";

/** The folder with a package's lists of modules, and the code derived from them. */
const inPackage = (name: string): string => `../../../packages/${name}/src/modules`;
const ENGINE = inPackage("engine");
const TABLE = inPackage("table");

/** The lists that contain every module, by the name of the file. */
const LISTS = [
  ...[
    ...["room-list", "notations", "told-list", "module-areas", "set-ups", "firsts", "panels", "switches"],
    ...["companions", "editors", "setup-keys", "answers"],
  ].map((name) => `modules/${name}.ts`),
  ...["positions", "endings", "councils", "real-tables"].map((name) => `${TABLE}/${name}.ts`),
  ...["options", "setups"].map((name) => `${ENGINE}/${name}.ts`),
  `${inPackage("lookup")}/questions.ts`,
  `${inPackage("analysis")}/list.ts`,
];

const { partsOf, fieldsOf, withoutPart, withoutEach } = compiling(
  path.resolve(import.meta.dirname, "../.."),
  [
    ...LISTS,
    // Which messages exist, and which code asks a module for answers.
    ...["i18n/types.ts", "command-palette/answers.ts"],
  ],
);

const TRIED = [
  {
    module: "sea-monsters",
    lists: ["modules/chart-parts.ts", `${inPackage("crew")}/sea.ts`, `${ENGINE}/sea-rules.ts`],
  },
  {
    module: "mountain-goats",
    lists: ["modules/ascent-parts.ts", `${inPackage("crew")}/mountain.ts`, `${ENGINE}/ascent-rules.ts`],
  },
] as const;

/** A variant that uses every field of its rules. */
const VARIANT = `${ENGINE}/duel/rules.ts`;
const OF_A_VARIANT = ["board", "finishes", "sharedDeck", "against", "chapters"];

const isAsked = (file: string): boolean => /^[a-z-]+\.tsx?$/.test(file);

/** The files that declare a module's parts field by field, in every package that asks for some. */
function filesOf(module: string): readonly string[] {
  const folders = [...["engine", "table", "lookup", "crew", "analysis"].map(inPackage), "modules"];
  return folders.flatMap((folder) => {
    const at = path.resolve(import.meta.dirname, "../../src", folder, module);
    const files = existsSync(at) ? readdirSync(at).filter(isAsked) : [];
    return files.map((file) => `${folder}/${module}/${file}`);
  });
}

/**
 * Only play can tell which rules may refuse something: `rooms.test.ts` names a refusal that shows nothing. The round-trip
 * laws check how an act is written and which words an option code has.
 */
const isField = ({ key }: Part): boolean => !/^([TA]\.|goatCards$)/.test(key);

/** What each chapter adds, according to its type; the laws check its rules and acts themselves. */
function broughtIn(name: string): readonly Part[] {
  const text = readFileSync(path.resolve(import.meta.dirname, "../../src", name), "utf8");
  const types = [...text.matchAll(/: Chapter<([^>]*)>/g)].join();
  return partsOf(name, 1).filter(({ key }) => types.includes(`"${key}"`));
}

function fieldsIn(name: string): readonly Part[] {
  if (name.endsWith("/rules.ts")) return broughtIn(name);
  return /\/(names|options)\.ts$/.test(name) ? partsOf(name, 1) : fieldsOf(name).filter(isField);
}

/** A part of a file, and the compiler's message without it: its name, or that an object has no fields left. */
interface Trial {
  readonly name: string;
  readonly left: Part | readonly Part[];
  readonly says: readonly RegExp[];
}

const ofModule = (list: string, module: string): readonly Part[] =>
  partsOf(list, 1).filter(({ key }) => key === module);

const trialsOfList = (name: string, modules: readonly string[]): Trial => {
  const left = modules.flatMap((module) => ofModule(name, module));
  return { name, left, says: modules.map((module) => new RegExp(module)) };
};

const trialsOfFields = (name: string, parts: readonly Part[]): readonly Trial[] =>
  parts.map((left) => ({ name, left, says: [new RegExp(`${left.key}|'\\{\\}'`)] }));

const MODULES = TRIED.map(({ module }) => module);
const FILES = MODULES.flatMap(filesOf);
const TRIALS: readonly Trial[] = [
  ...LISTS.map((name) => trialsOfList(name, MODULES)),
  ...TRIED.flatMap(({ module, lists }) => lists.map((name) => trialsOfList(name, [module]))),
  ...FILES.flatMap((name) => trialsOfFields(name, fieldsIn(name))),
  ...trialsOfFields(
    VARIANT,
    partsOf(VARIANT, 1).filter(({ key }) => OF_A_VARIANT.includes(key)),
  ),
];

/** Each file once more, unchanged. */
const WHOLE = [...new Set(TRIALS.map(({ name }) => name))].map((name) => ({ name, left: [] }));

const said = withoutEach([...TRIALS, ...WHOLE]);

/** The file that asks for an answer misses it. */
const saidOf = (index: number, { name, left }: Trial): string | undefined =>
  name.endsWith("/answers.ts") && said[index] === ""
    ? withoutPart(name, left, ["command-palette/answers.ts"])
    : said[index];

const keysOf = ({ left }: Trial): string =>
  [left]
    .flat()
    .map(({ key }) => key)
    .join();

it.each(WHOLE.map(({ name }) => name))("misses whatever is left out of %s", (file) => {
  for (const [index, trial] of TRIALS.entries())
    for (const words of trial.name === file ? trial.says : [])
      expect.soft(saidOf(index, trial), keysOf(trial)).toMatch(words);
});

it("tries parts of every package, in files that lack nothing as they are", () => {
  expect(WHOLE.length).toBeGreaterThan(LISTS.length + 25);
  for (const { left } of TRIALS) expect([left].flat().length).toBeGreaterThan(0);
  expect(said.slice(TRIALS.length).join("")).toBe("");
});
