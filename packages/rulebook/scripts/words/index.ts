/**
 * Compiles the messages of `locales` (`npm run words -- --update`). Without `--update` it reports messages that a language
 * lacks, messages with other values than English, messages that no code names, and files of `src/words` that are out of
 * date. With `--page` it also writes a page that shows every message of both folders beside the English one.
 */
import { spawnSync } from "node:child_process";
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { isNamed, named } from "../../../../scripts/check/unused-words";
import { typeset } from "../../src/language";
import { lexiconFiles } from "./lexicon";
import { entriesOf, faultLine, readLocales } from "./messages";
import { pageOf } from "./page";
import { sentenceFiles } from "./sentences";
import { filesOf } from "./written";

const house = path.resolve(import.meta.dirname, "../..");
const root = path.resolve(house, "../..");

function formatted(file: string, text: string): string {
  const biome = path.join(root, "node_modules/.bin/biome");
  const args = ["check", "--write", `--stdin-file-path=${file}`];
  const { stdout, stderr, status } = spawnSync(biome, args, {
    cwd: root,
    input: text,
    encoding: "utf8",
    maxBuffer: 1 << 26,
  });
  if (status !== 0) throw new Error(`${file}: ${stderr}`);
  return stdout;
}

const isUpdate = process.argv.includes("--update");
const locales = readLocales(path.join(house, "locales"));
const translations = ["packages/rulebook/locales", "apps/web/messages"].flatMap((folder) =>
  entriesOf(readLocales(path.join(root, folder))).map((entry) => ({ ...entry, folder })),
);
if (process.argv.includes("--page")) {
  mkdirSync(path.join(root, "dist"), { recursive: true });
  writeFileSync(path.join(root, "dist/words.html"), pageOf(translations));
  console.log("dist/words.html written: open it in a browser");
}
const wrong = translations.flatMap((entry) => {
  const fault = faultLine(entry);
  return fault === undefined ? [] : [`${entry.folder}/${fault}`];
});
const isSound = wrong.length === 0;
const all = named();
for (const { folder, language, file, key } of translations)
  if (language === "en" && !isNamed(folder, key, all))
    wrong.push(`${folder}/en/${file}.json: ${key}: no code names it`);
// What the rulebook says passes through `typeset` when it is said; the site's own messages are shown as they are written.
for (const { folder, language, file, key, own = "" } of translations)
  if (folder === "apps/web/messages" && typeset(own, language) !== own)
    wrong.push(`${folder}/${language}/${file}.json: ${key}: a space that may break before or after a mark`);
for (const [name, text] of isSound
  ? Object.entries({ ...filesOf(locales), ...sentenceFiles(locales), ...lexiconFiles(locales) })
  : []) {
  const target = path.join(house, "src/words", name);
  const file = path.relative(root, target);
  const made = formatted(file, text);
  if (existsSync(target) && readFileSync(target, "utf8") === made) continue;
  if (isUpdate) {
    mkdirSync(path.dirname(target), { recursive: true });
    writeFileSync(target, made);
    console.log(`${file} written`);
  } else wrong.push(`${file} is not what \`npm run words -- --update\` writes`);
}
for (const line of wrong) console.error(line);
process.exitCode = wrong.length > 0 ? 1 : 0;
