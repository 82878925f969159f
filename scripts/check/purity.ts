// The engine, the companion, the crew, the analysis, the table and the lookup use no clock, no randomness and no input or
// output. Prints every breach and exits 1 on any.
import ts from "@typescript/typescript6";
import { lineOf, parse, sourcesUnder } from "./sources";

const IMPURE: ReadonlySet<string> = new Set([
  ..."Date Intl Temporal performance setTimeout setInterval setImmediate queueMicrotask".split(" "),
  ..."requestAnimationFrame crypto console process globalThis window self document navigator".split(" "),
  ..."localStorage sessionStorage indexedDB fetch XMLHttpRequest WebSocket EventSource require Buffer".split(
    " ",
  ),
  ..."WeakRef FinalizationRegistry eval Function".split(" "),
]);

/** True if a name is read as a value, and is not just the name of a member, a parameter or a type. */
function isRead(node: ts.Identifier): boolean {
  const { parent } = node;
  if (ts.isPropertyAccessExpression(parent)) return parent.expression === node;
  if (ts.isPropertyAssignment(parent) || ts.isBindingElement(parent)) return parent.initializer === node;
  if (ts.isTypeReferenceNode(parent) || ts.isQualifiedName(parent)) return false;
  return !("name" in parent && parent.name === node);
}

/** Reading or writing a given moment uses no clock: `Date.parse(text)`, `new Date(moment)`. */
function isGivenMoment(node: ts.Identifier): boolean {
  const { parent } = node;
  if (node.text !== "Date") return false;
  if (ts.isPropertyAccessExpression(parent)) return parent.name.text === "parse";
  return ts.isNewExpression(parent) && parent.arguments?.length === 1;
}

/** `Math.random` in any spelling: as a member, in brackets, or destructured. */
function takesRandom(node: ts.Node, source: ts.SourceFile): boolean {
  if (ts.isPropertyAccessExpression(node) || ts.isElementAccessExpression(node)) {
    return /^Math\W*random\W*$/.test(node.getText(source));
  }
  return (
    ts.isVariableDeclaration(node) &&
    node.initializer?.getText(source) === "Math" &&
    /\brandom\b/.test(node.name.getText(source))
  );
}

const breaches: string[] = [];
const files = ["engine", "companion", "crew", "analysis", "table", "lookup"].flatMap((house) =>
  sourcesUnder(`packages/${house}/src`),
);
for (const file of files) {
  const source = parse(file);
  const visit = (node: ts.Node): void => {
    const at = `${file}:${lineOf(source, node)}`;
    if (ts.isIdentifier(node) && IMPURE.has(node.text) && isRead(node) && !isGivenMoment(node))
      breaches.push(`${at} uses ${node.text}`);
    if (takesRandom(node, source)) breaches.push(`${at} uses Math.random: hidden cards come from fate`);
    if (ts.isAwaitExpression(node)) breaches.push(`${at} awaits: every answer is there at once`);
    ts.forEachChild(node, visit);
  };
  visit(source);
}
for (const breach of breaches) console.error(breach);
console.log(`${files.length} files, ${breaches.length} breaches of purity`);
process.exitCode = breaches.length > 0 ? 1 : 0;
