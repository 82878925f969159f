// Import walls and engine purity: `node scripts/walls.mjs [imports|purity]`. Prints every breach and exits 1 on any.
// Read with the TypeScript parser, so that `import type` (which leaves no trace at run time) is told from a real import.
import { readdirSync, readFileSync } from "node:fs";
import { isBuiltin } from "node:module";
import path from "node:path";
import { fileURLToPath } from "node:url";
import ts from "typescript";

const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), "..");
const HOUSES = ["packages/engine", "packages/rulebook", "packages/ui", "apps/web"];

/** A wall: files matching `from` may not import a target for which `forbids` is true. */
const WALLS = [
  {
    name: "the engine imports nothing of ours and nothing of the platform",
    from: /^packages\/engine\/src\//,
    forbids: (it) => it.builtin || (it.ours && !it.target.startsWith("packages/engine/")),
  },
  {
    name: "the rulebook imports the engine only",
    from: /^packages\/rulebook\/src\//,
    forbids: (it) => it.builtin || (it.ours && !/^packages\/(rulebook|engine)\//.test(it.target)),
  },
  {
    name: "the board kit imports engine types only",
    from: /^packages\/ui\/src\//,
    forbids: (it) =>
      it.builtin ||
      (it.ours &&
        !it.target.startsWith("packages/ui/") &&
        !(it.typeOnly && it.target.startsWith("packages/engine/"))),
  },
  {
    name: "packages are entered by their front door",
    from: /^(packages|apps|e2e)\//,
    forbids: (it) =>
      it.ours &&
      /^packages\//.test(it.target) &&
      it.specifier.startsWith(".") &&
      houseOf(it.target) !== houseOf(it.file),
  },
  {
    name: "what runs in the browser imports only types of the server",
    from: /^apps\/web\/src\/(?!server\/|app\/api\/|instrumentation\.ts|proxy\.ts)/,
    forbids: (it) => !it.typeOnly && it.target.startsWith("apps/web/src/server/"),
  },
  {
    name: "the server imports no screen",
    from: /^apps\/web\/src\/(server|app\/api)\//,
    forbids: (it) => /^(packages\/ui\/|apps\/web\/src\/(play|app\/\[locale\])\/)/.test(it.target),
  },
  {
    name: "routers talk to the desk, not to the storage",
    from: /^apps\/web\/src\/(server\/routers|app\/api)\//,
    forbids: (it) => !it.typeOnly && it.target.startsWith("apps/web/src/server/storage"),
  },
  {
    name: "the desk knows no transport",
    from: /^apps\/web\/src\/server\/desk/,
    forbids: (it) =>
      /^apps\/web\/src\/(server\/routers|app)\//.test(it.target) || /^(next|@trpc)(\/|$)/.test(it.specifier),
  },
  {
    name: "the storage knows nothing above it",
    from: /^apps\/web\/src\/server\/storage/,
    forbids: (it) =>
      (!it.typeOnly && /^apps\/web\/src\/server\/(desk|routers)/.test(it.target)) ||
      /^(next|@trpc)(\/|$)/.test(it.specifier),
  },
];

/** Names that bring time, chance, or the outside world into a pure library. */
const IMPURE = new Set([
  ..."Date console process fetch performance crypto globalThis window document navigator require Buffer".split(
    " ",
  ),
  ..."setTimeout setInterval setImmediate queueMicrotask requestAnimationFrame XMLHttpRequest WebSocket".split(
    " ",
  ),
  ..."localStorage sessionStorage indexedDB WeakRef FinalizationRegistry eval Function Intl".split(" "),
]);

const houseOf = (file) => HOUSES.find((house) => file.startsWith(`${house}/`)) ?? file.split("/")[0];

function sourcesUnder(folder) {
  let entries = [];
  try {
    entries = readdirSync(path.join(root, folder), { recursive: true, withFileTypes: true });
  } catch {
    return [];
  }
  return entries
    .filter((entry) => entry.isFile() && /\.(m?ts|tsx)$/.test(entry.name) && !entry.name.endsWith(".d.ts"))
    .map((entry) => path.relative(root, path.join(entry.parentPath ?? entry.path, entry.name)))
    .filter((file) => !file.includes("node_modules"));
}

const parse = (file) =>
  ts.createSourceFile(file, readFileSync(path.join(root, file), "utf8"), ts.ScriptTarget.Latest, true);
const lineOf = (source, node) => source.getLineAndCharacterOfPosition(node.getStart(source)).line + 1;

function compilerOptionsOf(house) {
  const config = ts.findConfigFile(path.join(root, house), ts.sys.fileExists);
  if (!config) return {};
  return ts.parseJsonConfigFileContent(
    ts.readConfigFile(config, ts.sys.readFile).config,
    ts.sys,
    path.dirname(config),
  ).options;
}

/** Every import of a file: what it names, where that leads, and whether it survives compilation. */
function importsOf(file, options) {
  const source = parse(file);
  const found = [];
  const add = (node, literal, typeOnly) => {
    if (!literal || !ts.isStringLiteralLike(literal)) return;
    const specifier = literal.text;
    const resolved = ts.resolveModuleName(specifier, path.join(root, file), options, ts.sys).resolvedModule
      ?.resolvedFileName;
    const target = resolved ? path.relative(root, ts.sys.realpath?.(resolved) ?? resolved) : "";
    const ours = target !== "" && !target.startsWith("..") && !target.includes("node_modules");
    found.push({
      file,
      line: lineOf(source, node),
      specifier,
      target: ours
        ? target
        : specifier.replace(/^@stillwater\/([a-z]+).*$|^[\s\S]*$/, (_, house) =>
            house ? `packages/${house}/` : "",
          ),
      ours: ours || specifier.startsWith("@stillwater/"),
      builtin: isBuiltin(specifier),
      typeOnly,
    });
  };
  const visit = (node) => {
    if (ts.isImportDeclaration(node)) {
      add(node, node.moduleSpecifier, node.importClause?.isTypeOnly ?? false);
    } else if (ts.isExportDeclaration(node)) {
      add(node, node.moduleSpecifier, node.isTypeOnly);
    } else if (ts.isImportTypeNode(node) && ts.isLiteralTypeNode(node.argument)) {
      add(node, node.argument.literal, true);
    } else if (ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword) {
      add(node, node.arguments[0], false);
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

/** Circles of run-time imports, each reported once, as the list of files along it. */
function circles(imports) {
  const next = new Map();
  for (const it of imports) {
    if (it.typeOnly || !it.ours || it.target === "" || it.target === it.file) continue;
    next.set(it.file, [...(next.get(it.file) ?? []), it.target]);
  }
  const state = new Map();
  const trail = [];
  const found = [];
  const walk = (file) => {
    state.set(file, "open");
    trail.push(file);
    for (const to of next.get(file) ?? []) {
      if (state.get(to) === "open") found.push([...trail.slice(trail.indexOf(to)), to]);
      else if (!state.has(to)) walk(to);
    }
    trail.pop();
    state.set(file, "done");
  };
  for (const file of next.keys()) if (!state.has(file)) walk(file);
  return found;
}

function checkImports() {
  const imports = [];
  const breaches = [];
  let files = 0;
  for (const house of HOUSES) {
    const options = compilerOptionsOf(house);
    for (const file of sourcesUnder(`${house}/src`)) {
      files += 1;
      imports.push(...importsOf(file, options));
    }
  }
  for (const it of imports) {
    for (const wall of WALLS) {
      if (wall.from.test(it.file) && wall.forbids(it)) {
        breaches.push(`${it.file}:${it.line} imports "${it.specifier}": ${wall.name}`);
      }
    }
  }
  for (const circle of circles(imports)) breaches.push(`circle: ${circle.join(" → ")}`);
  return { what: `${imports.length} imports of ${files} files`, breaches };
}

/** True where an identifier is read as a value, not where it only names a member, a label or a declaration. */
function isRead(node) {
  const { parent } = node;
  if (ts.isPropertyAccessExpression(parent)) return parent.expression === node;
  if (ts.isPropertyAssignment(parent) || ts.isBindingElement(parent)) return parent.initializer === node;
  if (ts.isQualifiedName(parent) || ts.isTypeReferenceNode(parent)) return false;
  return (
    !(ts.isNamedDeclaration?.(parent) && parent.name === node) && !("name" in parent && parent.name === node)
  );
}

function checkPurity() {
  const files = sourcesUnder("packages/engine/src");
  const breaches = [];
  for (const file of files) {
    const source = parse(file);
    const visit = (node) => {
      if (ts.isIdentifier(node) && IMPURE.has(node.text) && isRead(node)) {
        breaches.push(
          `${file}:${lineOf(source, node)} uses ${node.text}: the engine has no clock, no chance, no outside`,
        );
      }
      const member =
        ts.isPropertyAccessExpression(node) ||
        ts.isElementAccessExpression(node) ||
        ts.isVariableDeclaration(node);
      if (member && /^Math\b[\s\S]*\brandom\b|\brandom\b[\s\S]*=\s*Math$/.test(node.getText(source))) {
        breaches.push(`${file}:${lineOf(source, node)} uses Math.random: hidden cards come from fate`);
      }
      if (ts.isAwaitExpression(node))
        breaches.push(`${file}:${lineOf(source, node)} awaits: the engine is synchronous`);
      ts.forEachChild(node, visit);
    };
    visit(source);
  }
  return { what: `${files.length} engine files`, breaches: [...new Set(breaches)] };
}

const CHECKS = { imports: checkImports, purity: checkPurity };
const asked = process.argv[2];
if (asked !== undefined && !(asked in CHECKS)) throw new Error(`unknown check "${asked}"`);
let failed = false;
for (const [name, check] of Object.entries(CHECKS)) {
  if (asked !== undefined && asked !== name) continue;
  const { what, breaches } = check();
  for (const breach of breaches) console.error(breach);
  console.log(`${name}: ${what}, ${breaches.length} breaches`);
  failed ||= breaches.length > 0;
}
process.exitCode = failed ? 1 : 0;
