/** What the compiler says of a package when a part of a file is left out: for tests that nothing can be left out unsaid. */
import { readFileSync } from "node:fs";
import path from "node:path";
import ts from "@typescript/typescript6";

/** A stretch of a file that says one thing: a property of an object, by its name. */
export interface Part {
  readonly key: string;
  readonly from: number;
  readonly to: number;
}

/** What is imported or declared for the part alone. */
const UNUSED = 6133;

/**
 * The sources of a package, compiled again and again with some of it left out.
 * @param folder the package: its `tsconfig.json` says how it is compiled
 * @param roots files of its `src` that lists and types are held together in
 */
export function compiling(folder: string, roots: readonly string[]) {
  const src = path.join(folder, "src");
  const config = ts.getParsedCommandLineOfConfigFile(
    path.join(folder, "tsconfig.json"),
    {},
    {
      ...ts.sys,
      onUnRecoverableConfigFileDiagnostic: ({ messageText }) => {
        throw new Error(ts.flattenDiagnosticMessageText(messageText, " "));
      },
    },
  );
  if (config === undefined) throw new Error(`${folder} is not compiled`);
  const rootFiles = roots.map((name) => path.join(src, name));
  let changed: { readonly file: string; readonly text: string; readonly version: string } | undefined;
  let version = 0;
  const host: ts.LanguageServiceHost = {
    getScriptFileNames: () => [...rootFiles, ...config.fileNames.filter((file) => file.endsWith(".d.ts"))],
    getScriptVersion: (file) => (file === changed?.file ? changed.version : "0"),
    getScriptSnapshot: (file) => {
      if (file === changed?.file) return ts.ScriptSnapshot.fromString(changed.text);
      return ts.sys.fileExists(file) ? ts.ScriptSnapshot.fromString(readFileSync(file, "utf8")) : undefined;
    },
    getCurrentDirectory: () => folder,
    getCompilationSettings: () => config.options,
    getDefaultLibFileName: ts.getDefaultLibFilePath,
    fileExists: ts.sys.fileExists,
    readFile: ts.sys.readFile,
    directoryExists: ts.sys.directoryExists,
    realpath: (file) => ts.sys.realpath?.(file) ?? file,
  };
  const service = ts.createLanguageService(host);

  function propertiesOf(
    name: string,
    isMeant: (level: number) => boolean,
    isLookedInto: (node: ts.Node) => boolean,
  ): readonly Part[] {
    const text = readFileSync(path.join(src, name), "utf8");
    const found: Part[] = [];
    const look = (node: ts.Node, level: number): void => {
      const isPart =
        ts.isPropertyAssignment(node) ||
        ts.isShorthandPropertyAssignment(node) ||
        ts.isMethodDeclaration(node);
      if (isPart && isMeant(level)) {
        const key = ts.isIdentifier(node.name) || ts.isStringLiteral(node.name) ? node.name.text : "";
        found.push({ key, from: node.getStart(), to: node.getEnd() });
      }
      node.forEachChild((child) => {
        if (isLookedInto(child)) look(child, ts.isObjectLiteralExpression(child) ? level + 1 : level);
      });
    };
    look(ts.createSourceFile(name, text, ts.ScriptTarget.Latest, true), 0);
    return found;
  }

  /** The stretches of a file that say one thing each: properties of objects, at a depth of objects. */
  const partsOf = (name: string, depth: number): readonly Part[] =>
    propertiesOf(
      name,
      (level) => level === depth,
      () => true,
    );

  /** Every field of what a file says, however deep: properties of objects, but of those that functions make. */
  const fieldsOf = (name: string): readonly Part[] =>
    propertiesOf(
      name,
      () => true,
      (node) => !ts.isFunctionLike(node),
    );

  /**
   * Leaves a stretch of a file out, or several.
   * @returns what the compiler says of that file, of the files named and of the roots; nothing where it misses nothing
   */
  function withoutPart(
    name: string,
    left: Omit<Part, "key"> | readonly Omit<Part, "key">[] = [],
    alsoIn: readonly string[] = [],
  ): string {
    const file = path.join(src, name);
    const text = [left]
      .flat()
      .sort((one, other) => other.from - one.from)
      .reduce(
        (rest, { from, to }) => rest.slice(0, from) + rest.slice(to).replace(/^,/, ""),
        readFileSync(file, "utf8"),
      );
    version += 1;
    changed = { file, text, version: String(version) };
    const looked = [file, ...alsoIn.map((other) => path.join(src, other)), ...rootFiles];
    const said: string[] = [];
    for (const each of new Set(looked)) {
      for (const { messageText, code } of service.getSemanticDiagnostics(each))
        if (code !== UNUSED) said.push(ts.flattenDiagnosticMessageText(messageText, " "));
      if (said.length > 0) break;
    }
    changed = undefined;
    return said.join(" ");
  }

  return { partsOf, fieldsOf, withoutPart };
}
