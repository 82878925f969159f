/**
 * Finds words that no code names. A sentence of the rules is named as a member of its kind or by its key; a word of the site
 * by its key or by a template, such as `asks_${kind}`. A key shared with another word is assumed to be used.
 */
import ts from "@typescript/typescript6";
import { HOUSES, parse, sourcesUnder } from "./sources";

/** What a source names. */
export interface Named {
  /** `log.laid`; for a destructured name, the name alone. */
  readonly members: ReadonlySet<string>;
  readonly texts: ReadonlySet<string>;
  readonly patterns: readonly RegExp[];
}

/** The last name of an expression: `log` of `sentences.log`. */
function lastName(node: ts.Expression): string {
  if (ts.isIdentifier(node)) return node.text;
  return ts.isPropertyAccessExpression(node) ? node.name.text : "";
}

/** A template as a pattern of what it may produce; none if it could be any words. */
function patternOf({ head, templateSpans }: ts.TemplateExpression): readonly RegExp[] {
  const parts = [head.text, ...templateSpans.map(({ literal }) => literal.text)];
  const said = parts.join("");
  return /^[\w.-]*\w[\w.-]*$/.test(said)
    ? [new RegExp(`^${parts.map((part) => part.replaceAll(".", "\\.")).join(".+")}$`)]
    : [];
}

/** Everything that some sources name. */
export function namedIn(sources: Iterable<ts.SourceFile>): Named {
  const members = new Set<string>();
  const texts = new Set<string>();
  const patterns = new Map<string, RegExp>();
  const look = (node: ts.Node): void => {
    if (ts.isPropertyAccessExpression(node)) members.add(`${lastName(node.expression)}.${node.name.text}`);
    else if (ts.isBindingElement(node)) members.add((node.propertyName ?? node.name).getText());
    else if (ts.isTemplateExpression(node)) for (const one of patternOf(node)) patterns.set(one.source, one);
    else if (ts.isStringLiteralLike(node) && !ts.isImportDeclaration(node.parent)) texts.add(node.text);
    node.forEachChild(look);
  };
  for (const source of sources) look(source);
  return { members, texts, patterns: [...patterns.values()] };
}

/** Everything that all houses name, except in files generated from the words themselves. */
export const named = (): Named =>
  namedIn(
    HOUSES.flatMap((house) => sourcesUnder(`${house}/src`))
      .filter((file) => !file.startsWith("packages/rulebook/src/words/"))
      .map(parse),
  );

/** Words found by the name of a card, a place, a step or an act: a law test finds those that name nothing. */
const BY_NAME = new Set([
  "cards",
  "numberedCards",
  "places",
  "seats",
  "numbered",
  "due",
  "missing",
  "allowed",
]);

/** Whether code names a sentence of the rules: `["log", "laid"]`. */
function isSentence([kind = "", key]: readonly string[], { members, texts }: Named): boolean {
  if (key === undefined) return members.has(kind) || members.has(`sentences.${kind}`);
  return BY_NAME.has(kind) || members.has(`${kind}.${key}`) || members.has(key) || texts.has(key);
}

/** Whether code names a word of the site: by its whole key, without its area, or by its last part. */
function isOfSite(path: readonly string[], { texts, patterns }: Named): boolean {
  const keys = path.map((_name, index) => path.slice(index).join("."));
  return keys.some((key) => texts.has(key) || patterns.some((pattern) => pattern.test(key)));
}

/**
 * @param folder where the message stands
 * @param key its path, as a translator sees it: `sentences > log > laid`
 */
export function isNamed(folder: string, key: string, all: Named): boolean {
  const path = key.split(" > ").filter((name) => !/^\d+$/.test(name));
  if (folder.startsWith("apps/web/")) return isOfSite(path, all);
  const [part, ...below] = path;
  if (part === "sentences") return isSentence(below, all);
  const [meaning = "", way] = below;
  // The lexicon's words that are only searched are data: no code names them.
  return part !== "lexicon" || way !== "spoken" || all.texts.has(meaning);
}
