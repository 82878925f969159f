/** What the compiler says of the rulebook when a part of a file is left out. */
import { readFileSync } from "node:fs";
import path from "node:path";
import ts from "@typescript/typescript6";

const ROOT = path.resolve(import.meta.dirname, "../..");
const SRC = path.join(ROOT, "src");

const { config } = ts.readConfigFile(path.join(ROOT, "../../tsconfig.base.json"), ts.sys.readFile);
const { options } = ts.convertCompilerOptionsFromJson(config.compilerOptions, ROOT);
const lists = ["citations", "clauses", "examples", "rulings", "verdict"].map((name) => `modules/${name}.ts`);
const roots = [...lists, "spoken/index.ts", "clauses/index.ts", "citations/index.ts", "verdict/index.ts"].map(
  (name) => path.join(SRC, name),
);

/** What is imported for the part alone. */
const UNUSED = 6133;

let changed: { readonly file: string; readonly text: string; readonly version: string } | undefined;
let version = 0;
const host: ts.LanguageServiceHost = {
  getScriptFileNames: () => roots,
  getScriptVersion: (file) => (file === changed?.file ? changed.version : "0"),
  getScriptSnapshot: (file) => {
    if (file === changed?.file) return ts.ScriptSnapshot.fromString(changed.text);
    return ts.sys.fileExists(file) ? ts.ScriptSnapshot.fromString(readFileSync(file, "utf8")) : undefined;
  },
  getCurrentDirectory: () => ROOT,
  getCompilationSettings: () => options,
  getDefaultLibFileName: ts.getDefaultLibFilePath,
  fileExists: ts.sys.fileExists,
  readFile: ts.sys.readFile,
  directoryExists: ts.sys.directoryExists,
  realpath: (file) => ts.sys.realpath?.(file) ?? file,
};
const service = ts.createLanguageService(host);

/** The stretches of a file that say one thing each: properties of objects, by their name, at a depth of objects. */
export function partsOf(name: string, depth: number): readonly { key: string; from: number; to: number }[] {
  const text = readFileSync(path.join(SRC, name), "utf8");
  const found: { key: string; from: number; to: number }[] = [];
  const look = (node: ts.Node, level: number): void => {
    const isPart = ts.isPropertyAssignment(node) || ts.isShorthandPropertyAssignment(node);
    if (isPart && level === depth) {
      const key = ts.isIdentifier(node.name) || ts.isStringLiteral(node.name) ? node.name.text : "";
      found.push({ key, from: node.getStart(), to: node.getEnd() });
    }
    node.forEachChild((child) => look(child, ts.isObjectLiteralExpression(child) ? level + 1 : level));
  };
  look(ts.createSourceFile(name, text, ts.ScriptTarget.Latest, true), 0);
  return found;
}

/**
 * Leaves a stretch of a file out.
 * @returns what the compiler says of that file, of the lists of rooms and of the files named
 */
export function withoutPart(
  name: string,
  { from, to }: { readonly from: number; readonly to: number },
  alsoIn: readonly string[] = [],
): string {
  const file = path.join(SRC, name);
  const text = readFileSync(file, "utf8");
  const rest = text.slice(to).replace(/^,/, "");
  version += 1;
  changed = { file, text: `${text.slice(0, from)}${rest}`, version: String(version) };
  const looked = [file, ...alsoIn.map((other) => path.join(SRC, other)), ...roots];
  const said: string[] = [];
  for (const each of new Set(looked)) {
    for (const { messageText, code } of service.getSemanticDiagnostics(each))
      if (code !== UNUSED) said.push(ts.flattenDiagnosticMessageText(messageText, " "));
    if (said.length > 0) break;
  }
  changed = undefined;
  return said.join(" ");
}
