// Finds names that two files export, unless these are the same part of two rooms or of two languages.
import ts from "@typescript/typescript6";
import { LANGUAGES } from "../../packages/rulebook/src/language";
import { lineOf } from "./sources";

/** The words of a language are exported under its code, whatever they are about. */
const CODES: ReadonlySet<string> = new Set(LANGUAGES);

/** The part that a file is, the same for counterparts: `sea/turn.ts`, `mountain/turn.ts`; `words/en.ts`, `words/de.ts`. */
const partOf = (file: string): string =>
  file
    .replace(/\/(modules\/[^/]+|sea|mountain)\//g, "/*/")
    .replace(/\b(en|fr|de)(?=\.tsx?$)/, "*")
    // A folder's exports for all languages and its counterpart for only some of them are the same functions.
    .replace(/(\/index|\/only-\*)?\.tsx?$/, "");

/** The names that one pattern or name binds. */
function bound(name: ts.BindingName): readonly ts.Identifier[] {
  if (ts.isIdentifier(name)) return [name];
  return name.elements.flatMap((element) => (ts.isBindingElement(element) ? bound(element.name) : []));
}

/** The names that a statement exports. */
function exported(statement: ts.Statement): readonly ts.Identifier[] {
  const modifiers = ts.canHaveModifiers(statement) ? ts.getModifiers(statement) : undefined;
  if (!modifiers?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword)) return [];
  if (modifiers.some(({ kind }) => kind === ts.SyntaxKind.DefaultKeyword)) return [];
  if (ts.isVariableStatement(statement))
    return statement.declarationList.declarations.flatMap(({ name }) => bound(name));
  const named =
    ts.isFunctionDeclaration(statement) ||
    ts.isClassDeclaration(statement) ||
    ts.isInterfaceDeclaration(statement) ||
    ts.isTypeAliasDeclaration(statement) ||
    ts.isEnumDeclaration(statement);
  return named && statement.name !== undefined ? [statement.name] : [];
}

/** A line for each name that means more than one thing in these files, with the places that export it. */
export function secondMeanings(
  sources: Iterable<readonly [file: string, source: ts.SourceFile]>,
): readonly string[] {
  // For each name, where each part declares it.
  const declared = new Map<string, Map<string, string>>();
  for (const [file, source] of sources)
    for (const name of source.statements.flatMap(exported)) {
      if (CODES.has(name.text)) continue;
      const parts = declared.get(name.text) ?? new Map<string, string>();
      declared.set(name.text, parts.set(partOf(file), `${file}:${lineOf(source, name)}`));
    }
  return [...declared].flatMap(([name, parts]) =>
    parts.size === 1 ? [] : [`${name} means ${parts.size} things: ${[...parts.values()].join(", ")}`],
  );
}
