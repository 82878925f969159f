// Reads the sources of the houses with the TypeScript parser, so that a check sees syntax and not text.
import { existsSync, readdirSync, readFileSync, realpathSync } from "node:fs";
import { isBuiltin } from "node:module";
import path from "node:path";
import ts from "@typescript/typescript6";

const root = path.resolve(import.meta.dirname, "../..");
export const HOUSES = [
  "packages/engine",
  "packages/rulebook",
  "packages/companion",
  "packages/crew",
  "packages/analysis",
  "packages/lookup",
  "packages/table",
  "packages/ui",
  "apps/web",
] as const;

/** One import: the file, the specifier, the path it resolves to (from the root; "" if outside), and if only types. */
export interface Import {
  readonly file: string;
  readonly line: number;
  readonly specifier: string;
  readonly target: string;
  readonly builtin: boolean;
  readonly typeOnly: boolean;
}

/** The house to which a file belongs. */
export const houseOf = (file: string): string | undefined =>
  HOUSES.find((house) => file.startsWith(`${house}/`));

/** Files under a folder whose names match, as paths from the root. */
export function filesUnder(folder: string, ending: RegExp): string[] {
  const base = path.join(root, folder);
  if (!existsSync(base)) return [];
  return readdirSync(base, { recursive: true, encoding: "utf8" })
    .filter((name) => ending.test(name) && !name.includes("node_modules"))
    .map((name) => path.posix.join(folder, name.split(path.sep).join("/")))
    .sort();
}

/** TypeScript sources under a folder, as paths from the root. */
export const sourcesUnder = (folder: string): string[] =>
  filesUnder(folder, /\.tsx?$/).filter((name) => !name.endsWith(".d.ts"));

/** The syntax tree of one file. */
export const parse = (file: string): ts.SourceFile =>
  ts.createSourceFile(file, readFileSync(path.join(root, file), "utf8"), ts.ScriptTarget.Latest, true);

/** The line, from 1, at which a node begins. */
export const lineOf = (source: ts.SourceFile, node: ts.Node): number =>
  source.getLineAndCharacterOfPosition(node.getStart(source)).line + 1;

/** The lines, each once, of the nodes that satisfy a condition. */
export function linesWhere(source: ts.SourceFile, holds: (node: ts.Node) => boolean): readonly number[] {
  const found = new Set<number>();
  const walk = (node: ts.Node): void => {
    if (holds(node)) found.add(lineOf(source, node));
    ts.forEachChild(node, walk);
  };
  walk(source);
  return [...found];
}

function optionsOf(house: string): ts.CompilerOptions {
  const file = ts.findConfigFile(path.join(root, house), ts.sys.fileExists);
  if (file === undefined) return {};
  const { config } = ts.readConfigFile(file, ts.sys.readFile);
  return ts.parseJsonConfigFileContent(config, ts.sys, path.dirname(file)).options;
}

/** The import that a node is, if it is one: `import`, `export … from`, `import()` and `import("…")` types. */
function importOf(node: ts.Node): { literal: ts.Node | undefined; typeOnly: boolean } | undefined {
  if (ts.isImportDeclaration(node)) {
    return {
      literal: node.moduleSpecifier,
      typeOnly: node.importClause?.phaseModifier === ts.SyntaxKind.TypeKeyword,
    };
  }
  if (ts.isExportDeclaration(node)) return { literal: node.moduleSpecifier, typeOnly: node.isTypeOnly };
  if (ts.isImportTypeNode(node) && ts.isLiteralTypeNode(node.argument)) {
    return { literal: node.argument.literal, typeOnly: true };
  }
  if (ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword) {
    return { literal: node.arguments[0], typeOnly: false };
  }
  return undefined;
}

function targetOf(specifier: string, file: string, options: ts.CompilerOptions): string {
  const found = ts.resolveModuleName(specifier, path.join(root, file), options, ts.sys).resolvedModule;
  if (found !== undefined) {
    const target = path.relative(root, realpathSync(found.resolvedFileName)).split(path.sep).join("/");
    return target.startsWith("..") || target.includes("node_modules") ? "" : target;
  }
  // An import of a house that does not resolve yet still counts as that house.
  const name = /^@stillwater\/([a-z]+)/.exec(specifier)?.[1];
  return name === undefined ? "" : `packages/${name}/`;
}

/** Every import of every source of the houses. */
export function readImports(): { files: number; imports: Import[] } {
  const imports: Import[] = [];
  let files = 0;
  for (const house of HOUSES) {
    const options = optionsOf(house);
    for (const file of sourcesUnder(`${house}/src`)) {
      files += 1;
      const source = parse(file);
      const visit = (node: ts.Node): void => {
        const { literal, typeOnly } = importOf(node) ?? { literal: undefined, typeOnly: false };
        if (literal !== undefined && ts.isStringLiteralLike(literal)) {
          const specifier = literal.text;
          imports.push({
            file,
            line: lineOf(source, node),
            specifier,
            target: targetOf(specifier, file, options),
            builtin: isBuiltin(specifier),
            typeOnly,
          });
        }
        ts.forEachChild(node, visit);
      };
      visit(source);
    }
  }
  return { files, imports };
}
