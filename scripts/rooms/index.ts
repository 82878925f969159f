/**
 * Writes the lists of modules from their folders (`npm run rooms -- --update`), so that a new module is one line in
 * `packages/engine/src/modules/ids.ts` and its folders. Without `--update` it names each list that is out of date. It always
 * reports which part of a module is still to be written, which is left out without being declared, and what stored games
 * name that no module does any more.
 */
import { spawnSync } from "node:child_process";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { LANGUAGES } from "../../packages/rulebook/src/language";
import { hasPart, MODULES, root } from "./folders";
import { lacking, leftOut } from "./left-out";
import { FILES, type List, type ListFile } from "./lists";
import { LOST, STORED_TEXT } from "./stored";

const HEAD = "// Written by `npm run rooms -- --update`.";

const camel = (id: string): string => id.replace(/-(.)/g, (_all, letter: string) => letter.toUpperCase());
const pascal = (id: string): string => camel(id).replace(/^./, (letter) => letter.toUpperCase());
const key = (id: string): string => (/^[a-z]+$/.test(id) ? id : `"${id}"`);

/** The text of a part of a folder; "" if there is none. */
function exportsOf(file: string, id: string, part: string): string {
  const at = path.join(root, path.dirname(file), id, `${part}.ts`);
  return existsSync(at) ? readFileSync(at, "utf8") : "";
}

interface Bodies {
  readonly imports: readonly string[];
  readonly body: string;
}

/** The name of a part in the list: if a file has several lists, each part is imported once. */
const local = (id: string, { part, types, otherwise }: List): string =>
  types || /^[A-Z]/.test(part) || otherwise === "null" ? `${pascal(id)}` : camel(id);

/** The files of words: their intersection as one type, and their names. */
function gathered({ doc, lists }: ListFile): string {
  const [list] = lists;
  if (list === undefined) return "";
  return [
    `${HEAD}\n/** ${doc} */`,
    ...list.of.map((id) => `import type ${pascal(id)} from "${list.part}/${id}.json";`),
    `\nexport type ${list.name} = ${list.of.map((id) => `typeof ${pascal(id)}`).join(" & ")};`,
    `\nexport const WORD_FILES = [${list.of.map((id) => `"${id}"`).join(", ")}] as const;\n`,
  ].join("\n");
}

/** A file of each folder's name for every language, merged for each language: a missing file does not compile. */
function spoken({ doc, imports, lists }: ListFile): string {
  const [list] = lists;
  if (list === undefined) return "";
  const brought = LANGUAGES.flatMap((language) =>
    list.of.map(
      (id) => `import ${language}${pascal(id)} from "${list.part}/${language}/wordings/${id}.json";`,
    ),
  );
  const all = LANGUAGES.map((language) => {
    const parts = list.of.map((id) => `...${language}${pascal(id)}`);
    return `${language}: { ${parts.join(", ")} },`;
  });
  const asked = [...imports, ...brought].join("\n");
  return `${HEAD}\n/** ${doc} */\n${asked}\n\nexport const ${list.name}: ${list.type} = {\n${all.join("\n")}\n};\n`;
}

/** An interface that extends those that some parts declare and, if a constant is named, one that merges their values. */
function merged(file: string, { name, of, part, exported, type = exported, constant }: List): Bodies {
  const declared = of.filter((id) => exportsOf(file, id, part).includes(`interface ${exported} `));
  const valued = constant === undefined ? [] : declared;
  return {
    imports: [
      ...declared.map(
        (id) => `import type { ${exported} as ${pascal(id)}${exported} } from "./${id}/${part}";`,
      ),
      ...valued.map(
        (id) =>
          `import { ${type} as ${camel(id)}${pascal(type.toLowerCase().replaceAll("_", "-"))} } from "./${id}/${part}";`,
      ),
    ],
    body: [
      `export interface ${name} extends ${declared.map((id) => pascal(id) + exported).join(", ")} {}`,
      ...(constant === undefined
        ? []
        : [
            `export const ${constant}: ${name} = { ${valued.map((id) => `...${camel(id)}${pascal(type.toLowerCase().replaceAll("_", "-"))}`).join(", ")} };`,
          ]),
    ].join("\n\n"),
  };
}

/** Re-exports everything that a part of some folders exports. */
function offered({ file, doc, lists }: ListFile): string {
  const lines = lists.flatMap(({ of, part }) =>
    of.flatMap((id) => (hasPart(file, id, part) ? [`export * from "./${id}/${part}";`] : [])),
  );
  return `${HEAD}\n/** ${doc} */\n${lines.sort().join("\n")}\n`;
}

function written(listFile: ListFile): string {
  const { file, doc, imports, lists } = listFile;
  if (lists.some(({ exports }) => exports)) return offered(listFile);
  if (lists.some(({ words }) => words)) return gathered(listFile);
  if (lists.some(({ languages }) => languages)) return spoken(listFile);
  const interfaces = lists.filter((list) => list.merged).map((list) => merged(file, list));
  const others = lists.filter((list) => !list.merged);
  const brought = others.flatMap((list) =>
    list.of.flatMap((id) => {
      if (list.otherwise !== undefined && !hasPart(file, id, list.part)) return [];
      const what = `${list.types ? "import type" : "import"} { ${list.exported} as ${local(id, list)} }`;
      return [`${what} from "./${id}/${list.part}";`];
    }),
  );
  const bodies = others.map((list) => {
    const entries = list.of.map((id) => {
      const there = list.otherwise === undefined || hasPart(file, id, list.part);
      if (list.spread !== undefined)
        return there ? `...${[local(id, list), list.spread].filter((name) => name !== "").join(".")},` : "";
      const value = there ? local(id, list) : list.otherwise;
      if (list.types) return `readonly ${key(id)}: ${value};`;
      const name = key(list.keys?.[id] ?? id);
      return name === value ? `${name},` : `${name}: ${value},`;
    });
    if (list.types) return `export interface ${list.name} {\n${entries.join("\n")}\n}`;
    const satisfied = list.satisfies === undefined ? "" : ` as const satisfies ${list.satisfies}`;
    return `export const ${list.name}${list.type === undefined ? "" : `: ${list.type}`} = {\n${entries.filter((entry) => entry !== "").join("\n")}\n}${satisfied};`;
  });
  const all = [...interfaces.map(({ body }) => body), ...bodies];
  const asked = [...imports, ...interfaces.flatMap((one) => one.imports), ...new Set(brought)];
  return `${HEAD}\n/** ${doc} */\n${asked.join("\n")}\n\n${all.join("\n\n")}\n`;
}

/** Formatted as Biome does it: imports in their order, one width. */
function formatted(file: string, text: string): string {
  const biome = path.join(root, "node_modules/.bin/biome");
  const args = ["check", "--write", `--stdin-file-path=${file}`];
  const { stdout, stderr, status } = spawnSync(biome, args, { cwd: root, input: text, encoding: "utf8" });
  if (status !== 0) throw new Error(`${file}: ${stderr}`);
  return stdout;
}

const isUpdate = process.argv.includes("--update");
const stale: string[] = [];
const texts = [
  { file: "packages/engine/src/modules/stored.ts", text: `${HEAD}\n${STORED_TEXT}` },
  ...FILES.map((list) => ({ file: list.file, text: written(list) })),
];
for (const { file, text } of texts) {
  const target = path.join(root, file);
  const wanted = formatted(file, text);
  if (existsSync(target) && readFileSync(target, "utf8") === wanted) continue;
  if (isUpdate) writeFileSync(target, wanted);
  stale.push(file);
}
for (const file of stale)
  console.log(isUpdate ? `${file} written` : `${file} is not what \`npm run rooms -- --update\` writes`);
const unsaid = [...LOST, ...lacking(MODULES), ...leftOut(MODULES)];
for (const line of unsaid) console.log(line);
process.exitCode = unsaid.length > 0 || (!isUpdate && stale.length > 0) ? 1 : 0;
