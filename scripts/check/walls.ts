// The import walls between the houses, and limits on the length of screens. Prints every breach and exits 1 on any.
import { HOUSES, houseOf, type Import, parse, readImports, sourcesUnder } from "./sources";
import { takenApart } from "./taken-apart";
import { MOST_LINES, screensIn } from "./thin";
import { workedOut } from "./worked-out";

interface Wall {
  readonly name: string;
  /** The files to which this wall applies. */
  readonly from: RegExp;
  readonly forbids: (it: Import) => boolean;
}

const outside = (it: Import, ...houses: readonly string[]): boolean =>
  it.target !== "" && !houses.some((house) => it.target.startsWith(house));

/** The rooms of the site, the lowest first: each may import those before it, and only its address imports a screen. */
const ROOMS: readonly string[] = [
  // What every room may know: addresses, the server's types, languages, the connection to the server.
  ...["table-id.ts", "site-header.ts", "server", "trpc", "i18n"],
  // What every page has.
  ...["workers", "preferences", "layout", "offline", "settings"],
  // One table as hooks, and what is beside or in it.
  ...["stage", "modules", "local-games", "analysis", "command-palette", "talk", "daily", "firsts"],
  // The table as all screens show it.
  "table",
  // Screens.
  "question",
  ...["companion", "new-table", "editor", "logbook", "rules", "home", "replay", "learn", "lobby", "verify"],
  ...["play", "app", "instrumentation.ts", "proxy.ts"],
];

/** The level of a site's file in that order; a room that is not in the list is above all others. */
function storeyOf(file: string): number {
  const room = ROOMS.indexOf(file.split("/")[3] ?? "");
  return room === -1 ? ROOMS.length : room;
}

const WALLS: readonly Wall[] = [
  {
    name: "the engine imports nothing of ours and nothing of the platform",
    from: /^packages\/engine\/src\//,
    forbids: (it) => it.builtin || outside(it, "packages/engine/"),
  },
  {
    name: "the rulebook imports the engine only",
    from: /^packages\/rulebook\/src\//,
    forbids: (it) => it.builtin || outside(it, "packages/rulebook/", "packages/engine/"),
  },
  {
    name: "the companion imports the engine only",
    from: /^packages\/companion\/src\//,
    forbids: (it) => it.builtin || outside(it, "packages/companion/", "packages/engine/"),
  },
  {
    name: "the crew imports the engine only",
    from: /^packages\/crew\/src\//,
    forbids: (it) => it.builtin || outside(it, "packages/crew/", "packages/engine/"),
  },
  {
    name: "the analysis imports the crew and the engine only",
    from: /^packages\/analysis\/src\//,
    forbids: (it) => it.builtin || outside(it, "packages/analysis/", "packages/crew/", "packages/engine/"),
  },
  {
    name: "the lookup imports the rulebook and the engine only",
    from: /^packages\/lookup\/src\//,
    forbids: (it) => it.builtin || outside(it, "packages/lookup/", "packages/rulebook/", "packages/engine/"),
  },
  {
    name: "what searches in the browser brings no rule texts along",
    from: /^packages\/lookup\/src\/(search|words|classifier\/(?!index))/,
    forbids: (it) =>
      !it.typeOnly &&
      outside(
        it,
        "packages/lookup/src/shapes",
        "packages/lookup/src/search/",
        "packages/lookup/src/words/",
        "packages/lookup/src/classifier/",
        "packages/rulebook/src/citations/",
        "packages/rulebook/src/lexicon/",
      ),
  },
  {
    name: "the table imports the engine and the crew, and of the rulebook types only",
    from: /^packages\/table\/src\//,
    forbids: (it) =>
      it.builtin ||
      outside(
        it,
        ...["packages/table/", "packages/engine/", "packages/crew/"],
        ...(it.typeOnly ? ["packages/rulebook/"] : []),
      ),
  },
  {
    name: "the board kit imports engine types only",
    from: /^packages\/ui\/src\//,
    forbids: (it) => it.builtin || outside(it, "packages/ui/", ...(it.typeOnly ? ["packages/engine/"] : [])),
  },
  {
    name: "a package is entered by its front door",
    from: /./,
    forbids: (it) =>
      it.target.startsWith("packages/") &&
      it.specifier.startsWith(".") &&
      houseOf(it.target) !== houseOf(it.file),
  },
  {
    name: "it leads nowhere",
    from: /./,
    forbids: (it) => it.target === "" && /^(@\/|\.)/.test(it.specifier) && !/\.\w+$/.test(it.specifier),
  },
  {
    name: "a room of the site imports rooms below it only (ROOMS in walls.ts)",
    from: /^apps\/web\/src\//,
    forbids: (it) => it.target.startsWith("apps/web/src/") && storeyOf(it.target) > storeyOf(it.file),
  },
  {
    name: "what runs in the browser imports only types of the server",
    from: /^apps\/web\/src\/(?!server\/|app\/api\/|instrumentation\.ts|proxy\.ts)/,
    // A page is rendered on the server, and calls it as a procedure would.
    forbids: (it) =>
      !it.typeOnly &&
      it.target.startsWith("apps/web/src/server/") &&
      !(it.file.endsWith("/page.tsx") && it.target === "apps/web/src/server/routers/page.ts"),
  },
  {
    name: "the server imports no screen",
    from: /^apps\/web\/src\/(server|app\/api)\//,
    forbids: (it) =>
      it.target.startsWith("packages/ui/") ||
      (it.target.startsWith("apps/web/") &&
        outside(
          it,
          ...["apps/web/src/server/", "apps/web/src/app/api/", "apps/web/src/table-id.ts"],
          // Messages are no screen.
          "apps/web/messages/",
        )),
  },
  {
    name: "routers talk to the desk, not to the storage",
    from: /^apps\/web\/src\/(server\/routers|app\/api)\//,
    forbids: (it) => !it.typeOnly && it.target.startsWith("apps/web/src/server/storage"),
  },
  {
    name: "the crew decides on a thread or in a worker of its own, where nobody waits for it",
    from: /^apps\/web\/src\/(?!server\/crew\/program\.ts$|local-games\/crew\.worker\.ts$)/,
    forbids: (it) => !it.typeOnly && it.target === "packages/table/src/session/crew-deciding.ts",
  },
  {
    name: "the desk knows no transport",
    from: /^apps\/web\/src\/server\/(tables|companion|crew)/,
    forbids: (it) =>
      /^apps\/web\/src\/(server\/routers|app)\//.test(it.target) || /^(next|@trpc)(\/|$)/.test(it.specifier),
  },
  {
    name: "the storage knows nothing above it",
    from: /^apps\/web\/src\/server\/storage/,
    forbids: (it) =>
      (!it.typeOnly && /^apps\/web\/src\/(server\/(tables|companion|crew|routers)|app\/)/.test(it.target)) ||
      /^(next|@trpc)(\/|$)/.test(it.specifier),
  },
];

const { files, imports } = readImports();
const breaches = imports.flatMap((it) =>
  WALLS.filter((wall) => wall.from.test(it.file) && wall.forbids(it)).map(
    (wall) => `${it.file}:${it.line} imports "${it.specifier}": ${wall.name}`,
  ),
);

const screens = screensIn(imports);
for (const [file, lines] of screens)
  if (lines > MOST_LINES) breaches.push(`${file} has ${lines} lines, and a screen may have ${MOST_LINES}`);

/** A question is read as a line of symbols of its own, in which `g`, `b` and `r` are colours, as in names. */
const OWN_SYMBOLS = "packages/lookup/src/understand/parts.ts";
for (const house of HOUSES.filter((one) => one !== "packages/engine"))
  for (const file of sourcesUnder(`${house}/src`)) {
    const source = parse(file);
    for (const line of file === OWN_SYMBOLS ? [] : takenApart(source))
      breaches.push(`${file}:${line} takes a name apart or makes one up: ask the engine (taken-apart.ts)`);
    for (const line of workedOut(source))
      breaches.push(`${file}:${line} works out a rule: ask the engine (worked-out.ts)`);
  }
for (const breach of breaches) console.error(breach);
console.log(
  `${imports.length} imports of ${files} files, ${WALLS.length} walls, ${screens.size} screens, ${breaches.length} breaches`,
);
process.exitCode = breaches.length > 0 ? 1 : 0;
