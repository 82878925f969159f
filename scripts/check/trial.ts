// Tests the walls, the search for worked-out rules, the lists of modules, the names of modules and of exports and the search
// for unused words: what they must find, and what they must leave alone. Exits 1 if one of them misses something.
import ts from "@typescript/typescript6";
import { MODULES } from "../rooms/folders";
import { grown } from "../rooms/grown";
import { lacking, leftOut, NEEDED, OPTIONAL, WORD_FILES } from "../rooms/left-out";
import { secondMeanings } from "./meanings";
import { modulesNamed } from "./named-modules";
import { takenApart } from "./taken-apart";
import { isNamed, namedIn } from "./unused-words";
import { workedOut } from "./worked-out";

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

/** Rules worked out, each as it once stood in some package. */
const WORKED_OUT = [
  "while (from > line.first && topOf(seen, from - 1) === 0) from--;",
  "const low = cell > first ? numberAt(seen, cell - 1) : 0;",
  "const before = topOf(table, places[column - 1] ?? 0);",
  "const price = beside > 0 ? Math.abs(beside - value) : 0;",
  "const cost = Math.abs(numberOfKind(kind) - place.near);",
  "if (next <= index || Math.abs(numberOn(other) - number) > 1) return false;",
  "this.#colours[piece] = COLOURS.indexOf(named.colour) + 1;",
  "const widthOf = (row: number): number => slope().rows[row - 1]?.length ?? 0;",
  "export const HIGHEST = 80;",
  "const HIGHEST_ASCENT = 12;",
  "const NIGHT_ROWS = 3;",
  "const EIGHT = 8;",
  "const next = (turn.seat + 1) % table.rulebook.seats;",
  "const last = seats[(work.next + turns - 1) % seats.length];",
  "for (const next of [cell - 1, cell + 1]) open.push(next);",
  "const isOpen = [cell - 1, cell, cell + 1].some((near) => !lies(near));",
  "const MOST_TO_PAY = 4;",
  "const SOLO_HAND = 6;",
  "const SPACES = 36;",
  "const PILLAR_ROWS = 3;",
  "const LAST_NIGHT = 3;",
  "const BEACON = 3;",
  "const MOST_REMOVED = 12;",
  "const MOST_STORMS = 6;",
  "const COUNTS = [0, 3, 4, 5] as const;",
];
const ASKED = [
  "const price = costBetween(sides, numberOn(card), colourOf(card));",
  "const { low, high } = gapAround(seen, cell);",
  "const wide = Math.abs(spot.x - from.x);",
  "const last = rows.length - 1;",
  "const card = topOf(seen, place);",
  "const HIGHEST_SHOWN = count;",
  "const next = (at + 1) % examples.length;",
  "const ends = [first - 1, last + 1];",
  "const near = [index - 1, index + 1].some((at) => tokens[at]);",
  "const MOST_HAND = 60;",
  "const MOST_TO_PAY = handSize(game, seats) - 1;",
  'const COUNTS = [0, ...numbersOf("sea", "monsters")];',
];

/** For each optional part of each module: the part is neither there nor declared missing. */
const PARTS = OPTIONAL.map(({ module, part }) => {
  const isIt = (one: string, other: string): boolean => one === module && other === part;
  const found = leftOut({
    ...MODULES,
    has: (file, id, name) => !isIt(id, name) && MODULES.has(file, id, name),
    without: (id) => MODULES.without(id).filter((name) => !isIt(id, name)),
  });
  return {
    what: `${module}: ${part}`,
    isNamed: found.length === 1 && found[0]?.startsWith(`${module} has no ${part}:`),
  };
});

/** For each part and each file of words that every module needs: it is left out. */
const LACKED = [
  ...NEEDED.map(({ file, module, part }) => ({
    what: `${module}: ${part}`,
    found: lacking({
      ...MODULES,
      has: (list, id, name) =>
        list === file && id === module && name === part ? false : MODULES.has(list, id, name),
    }),
    begins: `${module} lacks its ${part}:`,
  })),
  ...WORD_FILES.map(({ module, file }) => ({
    what: file,
    found: lacking({ ...MODULES, hasWords: (one) => one !== file }),
    begins: `${module} lacks words: write ${file}`,
  })),
];

/** A list of what stored games name: it grows at its end, keeps each entry's number, and reports those nobody names. */
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

/** What some code names of the words; the tests below use words it names and others. */
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

/** Files with their exports, and the names that then mean more than one thing. */
const EXPORTED: readonly (readonly [files: Readonly<Record<string, string>>, twice: string])[] = [
  [
    {
      "packages/table/src/queries/seats.ts": "export const namesFor = 1;",
      "apps/web/src/replay/seats.ts": "export function namesFor(): void {}",
    },
    "namesFor",
  ],
  [
    {
      "packages/ui/src/sea/types.ts": "export interface Reply {}",
      "apps/web/src/play/reply.ts": "export type Reply = string; export const Other = 1;",
    },
    "Reply",
  ],
  [
    {
      "packages/engine/src/kernel/a.ts": "export const { one, two: [three] } = read();",
      "packages/crew/src/b.ts": "export class three {}",
    },
    "three",
  ],
  // The same part of two rooms, of two games and of two languages, and what no file exports.
  [
    {
      "packages/crew/src/modules/duel/craft.ts": "export const craft = 1;",
      "packages/crew/src/modules/pyramid/craft.ts": "export const craft = 2;",
    },
    "",
  ],
  [
    {
      "packages/engine/src/sea/turn.ts": "export const turn = 1;",
      "packages/engine/src/mountain/turn.ts": "export const turn = 2;",
    },
    "",
  ],
  [{ "packages/ui/src/a.ts": "export const one = 1;", "packages/ui/src/b.ts": "const one = 2;" }, ""],
];
const meant = EXPORTED.filter(([files, twice]) => {
  const found = secondMeanings(Object.entries(files).map(([file, text]) => [file, source(text)] as const));
  return found.map((line) => line.split(" ")[0]).join(" ") !== twice;
});

/** A line of a file, and the module that it names outside its room. */
const NAMED: readonly (readonly [file: string, line: string, named: string])[] = [
  ["apps/web/src/play/Board.tsx", "const has = options.monsters > 0;", "sea-monsters"],
  ["packages/crew/src/plan.ts", 'if (act.type === "swap") return null;', "duel"],
  ["packages/crew/src/modules/jagged-rocks/craft.ts", "const lit = beaconRows(table);", "beacons"],
  ["packages/ui/src/styles/sea.css", ".sw-storm { color: red; }", "storm-compass"],
  ["apps/web/messages/en/shared.json", '{ "rule": "A Panorama is met." }', "panoramas"],
  // Its own room, the room of a module added later, a comment, a rule of another chapter, and the name of the whole box.
  ["packages/crew/src/modules/sea-monsters/craft.ts", "const monsters = 1;", ""],
  ["packages/crew/src/modules/beacons/craft.ts", "const monsters = 1;", ""],
  ["packages/crew/src/plan.ts", "// As with monsters.\nconst one = 1;", ""],
  ["packages/crew/src/plan.ts", 'const rule = "T.place.monster";', ""],
  ["apps/web/messages/en/shared.json", '{ "box": "Stormy Seas" }', ""],
];
const unnamed = NAMED.filter(
  ([file, line, named]) => [...modulesNamed(file, line).keys()].join(" ") !== named,
);

const asleep = [
  ...APART.filter((text) => takenApart(source(text)).length === 0).map((text) => `not found: ${text}`),
  ...WHOLE.filter((text) => takenApart(source(text)).length > 0).map((text) => `found in vain: ${text}`),
  ...WORKED_OUT.filter((text) => workedOut(source(text)).length === 0).map((text) => `not found: ${text}`),
  ...ASKED.filter((text) => workedOut(source(text)).length > 0).map((text) => `found in vain: ${text}`),
  ...WORDS.filter(([folder, key, isThere]) => isNamed(folder, key, NAMES) !== isThere).map(
    ([, key]) => `words: ${key}`,
  ),
  ...shrunk.map(([named]) => `a list that games are stored by, from ${named.join(" ") || "nothing"}`),
  ...meant.map(([files, twice]) => `exports of ${Object.keys(files).join(" and ")}: ${twice || "nothing"}`),
  ...unnamed.map(([file, line]) => `a module named by ${file}: ${line}`),
  ...PARTS.filter(({ isNamed }) => !isNamed).map(({ what }) => `left out unnoticed: ${what}`),
  ...LACKED.filter(({ found, begins }) => found.length !== 1 || !found[0]?.startsWith(begins)).map(
    ({ what }) => `lacked unnoticed: ${what}`,
  ),
];
for (const line of asleep) console.error(line);
console.log(
  `${[APART, WHOLE, WORKED_OUT, ASKED, PARTS, LACKED, GROWN, WORDS, EXPORTED, NAMED].flat().length} trials of the checks, ${asleep.length} wrong`,
);
process.exitCode = asleep.length > 0 ? 1 : 0;
