/** A page survives failed downloads of its later parts: no code for the browser bypasses the helpers for that. */
import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import ts from "@typescript/typescript6";
import { describe, expect, it } from "vitest";

const SOURCE = path.resolve(import.meta.dirname, "../../src");
/** Code that runs on the server has its files at hand. */
const SERVER = /^(server\/|app\/api\/|i18n\/|instrumentation\.ts|proxy\.ts)/;

/** The callers of these catch a failure and report it. */
const CAUGHT_ABOVE = [
  "firsts/first-texts.ts",
  "home/CrewNow.tsx",
  "home/OpenNow.tsx",
  "home/YourTables.tsx",
  "new-table/seeking.ts",
  "rules/search/useLookup.ts",
];

const files = readdirSync(SOURCE, { recursive: true, encoding: "utf8" })
  .filter((file) => /\.tsx?$/.test(file) && !SERVER.test(file))
  .map((file) => ({ file, text: readFileSync(path.join(SOURCE, file), "utf8") }))
  .filter(({ text }) => /\bimport\(|\b(dynamic|lazy|onDemand)\(/.test(text));

const called = (node: ts.Node): string => (ts.isCallExpression(node) ? node.expression.getText() : "");

function callsIn(text: string): readonly ts.CallExpression[] {
  const found: ts.CallExpression[] = [];
  const walk = (node: ts.Node): void => {
    if (ts.isCallExpression(node)) found.push(node);
    node.forEachChild(walk);
  };
  walk(ts.createSourceFile("file.tsx", text, ts.ScriptTarget.Latest, true));
  return found;
}

/** Components that are passed to `dynamic` or `lazy` without `late`, or with `ssr: false`, where `onDemand` belongs. */
function bare(text: string): readonly string[] {
  return callsIn(text).flatMap((call) => {
    if (!/^(dynamic|lazy|React\.lazy)$/.test(called(call))) return [];
    const [first, options] = call.arguments;
    if (options !== undefined && /\bssr:/.test(options.getText())) return [call.getText()];
    const isLate = first !== undefined && ts.isArrowFunction(first) && called(first.body) === "late";
    return isLate ? [] : [call.getText()];
  });
}

/** `() => import("./A")`, without any use of the result. */
const namesFile = (named: ts.Expression | undefined): boolean =>
  named !== undefined &&
  ts.isArrowFunction(named) &&
  ts.isCallExpression(named.body) &&
  named.body.expression.kind === ts.SyntaxKind.ImportKeyword;

/** Imports whose failure nothing handles. */
function unwatched(text: string): readonly string[] {
  return callsIn(text).flatMap((call) => {
    if (call.expression.kind !== ts.SyntaxKind.ImportKeyword) return [];
    for (let node: ts.Node = call; node.parent !== undefined; node = node.parent) {
      const name = called(node);
      // A request made by a press reports its own failure.
      if (/^(late|onDemand|fetched|useRequest)$/.test(name) || name.endsWith(".catch")) return [];
      if (name.endsWith(".then") && ts.isCallExpression(node) && node.arguments.length === 2) return [];
      if (ts.isTryStatement(node)) return [];
      // A map of files by name: the code that loads one handles failures.
      if (ts.isVariableDeclaration(node) && (node.name.getText() === "LOAD" || namesFile(node.initializer)))
        return [];
    }
    return [call.getText()];
  });
}

describe("what is loaded later", () => {
  it("is told apart", () => {
    expect(bare('const A = dynamic(() => import("./A"));')).toHaveLength(1);
    expect(bare("const A = lazy(LOAD.a);")).toHaveLength(1);
    expect(bare('const A = dynamic(() => late(() => import("./A")), { ssr: false });')).toHaveLength(1);
    expect(bare('const A = dynamic(() => late(() => import("./A")));')).toEqual([]);
    expect(unwatched('const A = onDemand(() => import("./A"));')).toEqual([]);
    expect(unwatched('void import("./a").then(({ a }) => a());')).toHaveLength(1);
    expect(unwatched('const a = () => import("./a").then(({ a }) => a);')).toHaveLength(1);
    expect(unwatched('const a = () => import("./a");')).toEqual([]);
    expect(unwatched('const { a } = await fetched(() => import("./a"));')).toEqual([]);
  });

  it.each(files)("comes through the one way that outlives its absence: $file", ({ file, text }) => {
    expect(bare(text)).toEqual([]);
    if (!CAUGHT_ABOVE.includes(file)) expect(unwatched(text)).toEqual([]);
  });
});
