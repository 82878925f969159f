// Lists the files that name a module outside its rooms (`modules/<module>/` in every package), the lists of all modules and
// tests: sources, style sheets, and the messages of the site, where its file is its room. A module's room may name those
// before it in `ids.ts`, to which it was added; so a new module changes no room but its own. None may be found.
import { existsSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { IDS, modulesNamed } from "./named-modules";
import { filesUnder, HOUSES, sourcesUnder } from "./sources";

const root = path.resolve(import.meta.dirname, "../..");

/** Generated lists of modules, and the compiled messages. */
const WRITTEN = "// Written by `npm run ";

/** The one list of all modules that is written by hand. */
const BY_HAND = "packages/engine/src/modules/ids.ts";

/**
 * Data, not code: ordinary words that tables are found by, an arch and a goat among them, measurements by option code, and
 * database migrations, each under the name by which it was applied.
 */
const DATA: ReadonlySet<string> = new Set([
  "apps/web/src/server/words/wordlist.ts",
  "apps/web/src/server/storage/migrations.ts",
  "packages/analysis/src/thresholds.ts",
]);

/** Rooms beside those of the modules: what each game has without any module. */
const GAMES = ["sea", "mountain"];

/** The site's messages that no module brings, in English: the other languages have the same keys. */
const MESSAGES = "apps/web/messages/en";

const breaches: string[] = [];
for (const house of HOUSES) {
  const files = [
    ...sourcesUnder(`${house}/src`),
    ...filesUnder(`${house}/src`, /\.css$/),
    ...(house === "apps/web" ? filesUnder(MESSAGES, /^[^/]*\.json$/) : []),
  ].filter((file) => file !== BY_HAND && !DATA.has(file));
  const texts = files
    .map((file) => ({ file, text: readFileSync(path.join(root, file), "utf8") }))
    .filter(({ text }) => !text.startsWith(WRITTEN));
  const found = texts.flatMap(({ file, text }) =>
    [...modulesNamed(file, text)].map(([id, by]) => `${file} names ${id} outside its room: ${by}`),
  );
  console.log(`${house}: ${texts.length} files, ${found.length} names of modules outside their rooms`);
  breaches.push(...found);
  const rooms = path.join(root, house, "src/modules");
  for (const room of existsSync(rooms) ? readdirSync(rooms, { withFileTypes: true }) : [])
    if (room.isDirectory() && ![...IDS, ...GAMES].some((name) => name === room.name))
      breaches.push(`${house}/src/modules/${room.name} is the room of no module`);
}
for (const breach of breaches) console.error(breach);
process.exitCode = breaches.length > 0 ? 1 : 0;
