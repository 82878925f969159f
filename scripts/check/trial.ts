// Tries the walls, the lists of modules and the search for unused words: what they must find, and what they must leave alone. Exits 1 where one sleeps.
import ts from "@typescript/typescript6";
import { MODULES } from "../rooms/folders";
import { grown } from "../rooms/grown";
import { leftOut, OPTIONAL } from "../rooms/left-out";
import { takenApart } from "./taken-apart";
import { isNamed, namedIn } from "./unused-words";

const source = (text: string): ts.SourceFile =>
  ts.createSourceFile("trial.ts", text, ts.ScriptTarget.Latest, true);

const APART = [
  "const pillar = /^[we]\\d$/.test(name);",
  "const space = /^r(\\d+)[cp](\\d+)$/.exec(text);",
  "const letter = /^[gbr]\\d+/.exec(text);",
  'const numbers = name.slice("panorama:".length);',
  'const seat = name.startsWith("hand:");',
  "const storm = /^(row|drawn|yellow):/.test(name);",
  'const row = rulebook.placeName(place).replace("row", "");',
  'const goat = rulebook.pieceName(card).endsWith("*");',
  'const kind = card.split(":");',
  "const number = /\\d+/.exec(card);",
  'const copy = text.replace(/#\\d+/, "");',
  'const mountain = view.code.startsWith("mountain");',
  'const [, board] = position.split("|");',
  "const ends = /\\.end\\./.test(clause);",
  'const start = facts.some((fact) => fact.includes(">berth:start "));',
  'const [verb] = setback.act.split(" ");',
  ["const clause = `T.pyramid.$", "{kind}`;"].join(""),
  ["const place = `row:$", "{row}`;"].join(""),
  ["const space = `r$", "{row}c$", "{column}`;"].join(""),
  ["const lies = `$", "{cards} hand:$", "{seat}=12`;"].join(""),
];
const WHOLE = [
  "const place = rulebook.place(called);",
  'const is = name === "berth:start";',
  "const digits = /^\\d+$/.test(typed);",
  'const words = line.split(" ");',
  'const time = "half past: ";',
  "const kind = namedPlace(name)?.kind;",
  "const game = namedCode(code)?.game;",
  "const term = /^[#\\d]/.test(word);",
  "const known = codes.includes(code);",
];

/** Each part of a module that it may do without, left out where it is there, and where it is said to be missing. */
const PARTS = OPTIONAL.map(({ module, part }) => {
  const isIt = (one: string, other: string): boolean => one === module && other === part;
  const found = leftOut({
    has: (file, id, name) => !isIt(id, name) && MODULES.has(file, id, name),
    without: (id) => MODULES.without(id).filter((name) => !isIt(id, name)),
  });
  return {
    what: `${module}: ${part}`,
    isNamed: found.length === 1 && found[0]?.startsWith(`${module} has no ${part}:`),
  };
});

/** A list of what games are stored by: it grows at its end, keeps each at its number, and what nobody names is lost. */
const GROWN: readonly (readonly [named: readonly string[], all: string, lost: string])[] = [
  [["T.b", "T.a", "T.c"], "T.a T.b T.c", ""],
  [["T.c", "T.b", "T.a", "T.c"], "T.a T.b T.c", ""],
  [["T.b", "T.c"], "T.a T.b T.c", "T.a"],
  [[], "T.a T.b", "T.a T.b"],
];
const shrunk = GROWN.filter(([named, all, lost]) => {
  const found = grown(["T.a", "T.b"], named);
  return found.all.join(" ") !== all || found.lost.join(" ") !== lost;
});

/** What some code names of words, and words that it names, and others. */
const NAMES = namedIn([
  source(
    `log.laid({ name }); const { swept } = sentences.log; kept("T.turn"); t("title"); t(\`asks_\${kind}\`);`,
  ),
]);
const WORDS: readonly (readonly [folder: string, key: string, isNamed: boolean])[] = [
  ["packages/rulebook/locales", "sentences > log > laid", true],
  ["packages/rulebook/locales", "sentences > log > swept", true],
  ["packages/rulebook/locales", "sentences > kept > T.turn", true],
  ["packages/rulebook/locales", "sentences > refused > laid", false],
  ["packages/rulebook/locales", "sentences > log > drew", false],
  ["packages/rulebook/locales", "lexicon > beacon > spoken", false],
  ["apps/web/messages", "open > title", true],
  ["apps/web/messages", "track > asks_rocks", true],
  ["apps/web/messages", "track > asksNth", false],
];

const asleep = [
  ...APART.filter((text) => takenApart(source(text)).length === 0).map((text) => `not found: ${text}`),
  ...WHOLE.filter((text) => takenApart(source(text)).length > 0).map((text) => `found in vain: ${text}`),
  ...WORDS.filter(([folder, key, isThere]) => isNamed(folder, key, NAMES) !== isThere).map(
    ([, key]) => `words: ${key}`,
  ),
  ...shrunk.map(([named]) => `a list that games are stored by, from ${named.join(" ") || "nothing"}`),
  ...PARTS.filter(({ isNamed }) => !isNamed).map(({ what }) => `left out unnoticed: ${what}`),
];
for (const line of asleep) console.error(line);
console.log(
  `${APART.length + WHOLE.length + PARTS.length + GROWN.length + WORDS.length} trials of the checks, ${asleep.length} wrong`,
);
process.exitCode = asleep.length > 0 ? 1 : 0;
