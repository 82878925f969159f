/** What the compiler says of a package without some part of a file: for tests that nothing can be left out silently. */
import { readFileSync } from "node:fs";
import path from "node:path";
import ts from "@typescript/typescript6";

/** A range of a file: one property of an object, by its name. */
export interface Part {
  readonly key: string;
  readonly from: number;
  readonly to: number;
}

type Stretches = Omit<Part, "key"> | readonly Omit<Part, "key">[];

const isExportedConstant = (node: ts.Node): boolean =>
  ts.isVariableStatement(node) &&
  node.modifiers?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword) === true;

/** TypeScript's error for something declared but unused: what only the omitted part used. */
const UNUSED = 6133;

/**
 * Compiles the sources of a package again and again with some of it left out.
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
  /** Files whose text differs from the disk, or that exist only here; each change is a new version. */
  let changed: ReadonlyMap<string, string> = new Map();
  let version = 0;
  const host: ts.LanguageServiceHost = {
    getScriptFileNames: () => [
      ...rootFiles,
      ...config.fileNames.filter((file) => file.endsWith(".d.ts")),
      ...changed.keys(),
    ],
    getScriptVersion: (file) => (changed.has(file) ? String(version) : "0"),
    getScriptSnapshot: (file) => {
      const text = changed.get(file) ?? (ts.sys.fileExists(file) ? readFileSync(file, "utf8") : undefined);
      return text === undefined ? undefined : ts.ScriptSnapshot.fromString(text);
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

  /** The parts of a file: properties of objects, at one level of nesting. */
  const partsOf = (name: string, depth: number): readonly Part[] =>
    propertiesOf(
      name,
      (level) => level === depth,
      () => true,
    );

  /** Every field of a file's exported constants, however deep, except inside functions. */
  const fieldsOf = (name: string): readonly Part[] =>
    propertiesOf(
      name,
      () => true,
      (node) => (ts.isSourceFile(node.parent) ? isExportedConstant(node) : !ts.isFunctionLike(node)),
    );

  const textWithout = (file: string, left: Stretches): string =>
    [left]
      .flat()
      .sort((one, other) => other.from - one.from)
      .reduce(
        (rest, { from, to }) => rest.slice(0, from) + rest.slice(to).replace(/^,/, ""),
        readFileSync(file, "utf8"),
      );

  const saidOf = (file: string): string =>
    service
      .getSemanticDiagnostics(file)
      .filter(({ code }) => code !== UNUSED)
      .map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, " "))
      .join(" ");

  /** Compiles with some files changed. */
  function compiled<T>(files: ReadonlyMap<string, string>, look: () => T): T {
    version += 1;
    changed = files;
    const found = look();
    changed = new Map();
    return found;
  }

  /**
   * Leaves out one or more ranges of a file that other files need. Each call makes a new program.
   * @returns the first errors found in that file, the files named or the roots; "" if there are none
   */
  function withoutPart(name: string, left: Stretches = [], alsoIn: readonly string[] = []): string {
    const file = path.join(src, name);
    const looked = [file, ...alsoIn.map((other) => path.join(src, other)), ...rootFiles];
    return compiled(new Map([[file, textWithout(file, left)]]), () => {
      for (const each of new Set(looked)) {
        const said = saidOf(each);
        if (said !== "") return said;
      }
      return "";
    });
  }

  /**
   * Leaves out ranges one by one, where the file itself needs them: all copies are compiled in one program, so that a
   * hundred cost little more than one.
   * @returns the errors of each copy
   */
  function withoutEach(
    trials: readonly { readonly name: string; readonly left: Stretches }[],
  ): readonly string[] {
    const copies = trials.map(({ name, left }, index) => {
      const file = path.join(src, name);
      const { dir, name: stem, ext } = path.parse(file);
      return { file: path.join(dir, `${stem}.without-${index}${ext}`), text: textWithout(file, left) };
    });
    return compiled(new Map(copies.map(({ file, text }) => [file, text])), () =>
      copies.map(({ file }) => saidOf(file)),
    );
  }

  return { partsOf, fieldsOf, withoutPart, withoutEach };
}
