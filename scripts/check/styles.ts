// Counts the lines of style sheets written by hand, the screens that packages/ui/src/styles/preset.css names, and the
// conditions of screens that sheets tell apart besides those. Components carry utilities; sheets are for what boards are drawn with.
import { readFileSync } from "node:fs";
import path from "node:path";
import { filesUnder } from "./sources";

const root = path.resolve(import.meta.dirname, "../..");

/** Lower them; whoever raises one says why. No condition goes without a name. */
const CEILINGS = { lines: 2_909, screens: 10, conditions: 0 } as const;

const PRESET = "packages/ui/src/styles/preset.css";

/** A condition on how large the screen is; what a person has asked of their system is none. */
const SCREEN = /@media[^{]*?\((?:min-|max-)?(?:width|height|aspect-ratio)\b[^{]*/g;

/** What scripts/fonts.mjs of the kit writes is not by hand. */
const WRITTEN = "packages/ui/src/fonts/fonts.css";
const sheets = ["apps/web/src", "packages/ui/src", "packages/ui/scripts"].flatMap((folder) =>
  filesUnder(folder, /\.css$/)
    .filter((file) => file !== WRITTEN)
    .map((file) => ({ file, text: readFileSync(path.join(root, file), "utf8") })),
);
const counts = sheets.map(({ file, text }) => ({ file, lines: text.split("\n").length - 1 }));
const lines = counts.reduce((sum, sheet) => sum + sheet.lines, 0);
const conditions = new Set(
  sheets
    .filter(({ file }) => file !== PRESET)
    .flatMap(({ text }) => text.match(SCREEN) ?? [])
    .map((condition) => condition.replace(/\s+/g, " ").trim()),
);
const screens = (sheets.find(({ file }) => file === PRESET)?.text ?? "")
  .split(/@(?=custom-variant|utility)/)
  .flatMap((one) =>
    one.startsWith("custom-variant") && one.match(SCREEN) !== null ? one.split(" ")[1] : [],
  );
console.log(
  `${lines} of ${CEILINGS.lines} lines of CSS by hand in ${sheets.length} sheets, ${screens.length} of ${CEILINGS.screens} screens named, ${conditions.size} of ${CEILINGS.conditions} without a name`,
);
const breaches: string[] = [];
if (lines > CEILINGS.lines)
  breaches.push(
    ...counts.sort((a, b) => b.lines - a.lines).map((sheet) => `${sheet.file}: ${sheet.lines}`),
    `there are ${lines} lines of CSS by hand, and there may be ${CEILINGS.lines}: use utilities`,
  );
if (conditions.size > CEILINGS.conditions)
  breaches.push(
    ...conditions,
    `${conditions.size} screens without a name are told apart, and ${CEILINGS.conditions} may be: use the variants of ${PRESET}`,
  );
if (screens.length > CEILINGS.screens)
  breaches.push(
    `${screens.join(", ")}: ${screens.length} screens are named, and ${CEILINGS.screens} may be: let sizes follow the screen by clamp() and dvh`,
  );
for (const breach of breaches) console.error(breach);
process.exitCode = breaches.length > 0 ? 1 : 0;
