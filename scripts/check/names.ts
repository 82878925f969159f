// Counts the files that name a module outside its rooms (`modules/<module>/` in every package), the lists of all modules
// and tests: sources, style sheets, and the words of the site, which are its file there. The room of a module may name those
// that stand before it in `ids.ts`, which it was added to; so whoever adds one changes no room but its own. There may be
// none.
import { existsSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import {
  ASCENT,
  EXPANSIONS,
  type ModuleId,
  VARIANTS,
  type VariantId,
} from "../../packages/engine/src/modules/ids";
import { MODULE_KINDS } from "../../packages/engine/src/modules/kinds";
import { SHARED_KINDS } from "../../packages/engine/src/notation/kinds";
import { filesUnder, sourcesUnder } from "./sources";

const root = path.resolve(import.meta.dirname, "../..");

/**
 * How each module is named in code beside the name of its folder: by its pieces and by what the boxes call it, alone or
 * within a longer name (`hasStorm`). Words that are other words too stand alone: "search" is no arch, and Stormy Seas are
 * all expansions of the first box.
 */
const CALLED: { readonly [M in ModuleId]?: RegExp } = {
  "high-arch": /high-?arch|\barch(es)?\b|\barch(?=[A-Z])|Arch(?![a-z])/,
  pyramid: /pyramid|explor(er|ed)\b/i,
  "day-night": /day-?(and-?)?night|nightChart|\bdusk\b|skySide/i,
  duel: /duel|competitive/i,
  "jagged-rocks": /(\b|_)rocks|Rocks|jagged/i,
  "sea-monsters": /monster/i,
  "storm-compass": /storm(?!y)|compass|\b(fog|squall)\b/i,
  "wild-cards": /\bwilds?(\b|(?=[A-Z]))|Wild/,
  beacons: /beacon/i,
  "green-path": /green-?path/i,
  panoramas: /panorama/i,
  "mountain-goats": /\bgoats?|Goat|\bherd/,
};

const PACKAGES = [
  "packages/engine",
  "packages/rulebook",
  "packages/lookup",
  "packages/companion",
  "packages/crew",
  "packages/analysis",
  "packages/table",
  "packages/ui",
  "apps/web",
] as const;

/** In the order in which modules may build on one another. */
const IDS: readonly ModuleId[] = [...EXPANSIONS, ...(Object.keys(VARIANTS) as VariantId[]), ...ASCENT];

const ORDER: readonly string[] = IDS;

/** Whether a file may name a module: it lies in its room, or in that of a module that was added to it. */
const isWithin = (file: string, id: ModuleId): boolean => {
  const [, room = ""] = /\/modules\/([^/]+)\//.exec(file) ?? [];
  return ORDER.indexOf(room) >= ORDER.indexOf(id);
};

/** Tokens that every game has, and that are called as an act of a module is: an act is told by its type alone there. */
const EVERYWHERE: readonly string[] = SHARED_KINDS.tokens;

/** The acts that a module brings, as code names one: `actOf.swap`, `type: "swap"`, or `"swap"`, which is no message of that name. */
const ACTS = new Map<ModuleId, RegExp>(
  IDS.flatMap((id) => {
    const acts = Object.keys(MODULE_KINDS[id].acts);
    if (acts.length === 0) return [];
    const alone = acts.filter((act) => !EVERYWHERE.includes(act));
    const any = acts.join("|");
    const whole = alone.length === 0 ? "" : `|(?<!\\w\\()"(?:${alone.join("|")})"`;
    return [[id, new RegExp(`actOf\\.(?:${any})\\b|\\b(?:type|act)\\b(?: ===|:| !==) "(?:${any})"${whole}`)]];
  }),
);

/** Words and sheets have keys and classes, and no acts. */
const isCode = (file: string): boolean => /\.tsx?$/.test(file);

const names = (id: ModuleId, file: string, text: string): boolean =>
  CALLED[id]?.test(text) === true ||
  (isCode(file) && ACTS.get(id)?.test(text) === true) ||
  new RegExp(`\\b${id.replaceAll("-", "-?")}\\b`, "i").test(text);

/** Comments tell what a file is for, and may name what it does not know. */
const uncommented = (text: string): string => text.replace(/\/\*[\s\S]*?\*\/|(^|\s)\/\/.*$/gm, "");

/**
 * A rule is its chapter's, whatever it is about: `T.pyramid.storm` names the Pyramid alone. A section of a book is called
 * as it is printed: the variants' sheet tells of a gap under "Competitive". A compass rose is a drawing.
 */
const bare = (text: string): string =>
  uncommented(text)
    .replace(/\b([AT]\.[a-z]+)\.[a-zA-Z-]+/g, "$1")
    .replace(/\b(EN|FR|BGA|VAR|ASC): "[^"]*"/g, "")
    .replace(/compass-?rose/gi, "rose");

/** A list that is written from the folders themselves, and what messages come to. */
const WRITTEN = "// Written by `npm run ";

/** The one list of all modules that is written by hand. */
const BY_HAND = "packages/engine/src/modules/ids.ts";

/**
 * Data, not code: plain words for the names of tables, an arch and a goat among them, what was measured by option code, and
 * what databases have been through, each step under the name by which it was applied.
 */
const DATA: ReadonlySet<string> = new Set([
  "apps/web/src/server/words/wordlist.ts",
  "apps/web/src/server/storage/migrations.ts",
  "packages/analysis/src/thresholds.ts",
]);

/** What lies beside the rooms of the modules: what both games have without one. */
const GAMES = ["sea", "mountain"];

/** The words of the site that no module brings, in English: the other languages have the same keys. */
const MESSAGES = "apps/web/messages/en";

/** The box calls what can be added to the sea Stormy Seas, whatever is taken of it. */
const words = (text: string): string => text.replace(/stormy seas/gi, "seas");

/** A style sheet without comments; tones are named after cards in every game. */
const styles = (text: string): string =>
  uncommented(text)
    .replace(/@import "[^"]*";/g, "")
    .replace(/--(?:sw|color)-[\w-]+|\b(?:bg|text|border|fill|stroke)-[\w-]+/g, "");

const breaches: string[] = [];
for (const house of PACKAGES) {
  const read = (files: readonly string[], plain: (text: string) => string) =>
    files
      .filter((file) => file !== BY_HAND && !DATA.has(file))
      .map((file) => ({ file, text: readFileSync(path.join(root, file), "utf8") }))
      .filter(({ text }) => !text.startsWith(WRITTEN))
      .map(({ file, text }) => ({ file, text: plain(text) }));
  const texts = [
    ...read(sourcesUnder(`${house}/src`), bare),
    ...read(filesUnder(`${house}/src`, /\.css$/), styles),
    ...(house === "apps/web" ? read(filesUnder(MESSAGES, /^[^/]*\.json$/), words) : []),
  ];
  const found = IDS.flatMap((id) =>
    texts.flatMap(({ file, text }) =>
      !isWithin(file, id) && names(id, file, text) ? [`${file} names ${id} outside its room`] : [],
    ),
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
