// Finds code that takes the name of a piece, a place, a fact or an act apart. Only the engine may: everybody else asks
// `namedPiece`, `namedPlace`, `factWords` and `verbOf`.
import ts from "@typescript/typescript6";
import { CARD_KINDS, PLACE_KINDS, TOKEN_KINDS } from "../../packages/engine/src/index";
import { lineOf } from "./sources";

const KINDS = [...CARD_KINDS, ...PLACE_KINDS, ...TOKEN_KINDS].join("|");
/** A kind with what follows it: `panorama:` in a text or a pattern. */
const BEGINNING = new RegExp(`(^|[^a-z])(${KINDS})(\\)|\\|[a-z|]+\\))?:`);
/** Letters of colours, pillars and spaces, and the number of a copy, in a pattern. */
const LETTERS = /\[gbr\]|\[we\]\)?\\d|\[cp\]|(^|[^\w\\])r\(?\\d|#\\d/;
const METHODS = new Set([
  ...["startsWith", "endsWith", "split", "slice", "substring", "charAt", "at", "match", "replace", "indexOf"],
]);
const NAMING = new Set(["pieceName", "placeName", "pieceText", "writeFact", "writeAct"]);
const NAMES = new Set(["card", "piece", "place", "cell", "fact", "notation"]);

/** The expression under calls in a chain: `a.b(c)` of `a.b(c).split(" ")[0]`. */
function isName(node: ts.Expression): boolean {
  if (ts.isIdentifier(node)) return NAMES.has(node.text);
  if (!ts.isCallExpression(node)) return false;
  const called = ts.isPropertyAccessExpression(node.expression) ? node.expression.name : node.expression;
  return ts.isIdentifier(called) && NAMING.has(called.text);
}

function takesApart(node: ts.Node): boolean {
  if (ts.isRegularExpressionLiteral(node)) return LETTERS.test(node.text) || BEGINNING.test(node.text);
  if (ts.isStringLiteral(node)) return new RegExp(`^(${KINDS}):$`).test(node.text);
  if (!ts.isCallExpression(node) || !ts.isPropertyAccessExpression(node.expression)) return false;
  const { expression, name } = node.expression;
  if (METHODS.has(name.text)) return isName(expression);
  const [subject] = node.arguments;
  return (name.text === "test" || name.text === "exec") && subject !== undefined && isName(subject);
}

/** The lines at which a file takes a name apart. */
export function takenApart(source: ts.SourceFile): readonly number[] {
  const found = new Set<number>();
  const walk = (node: ts.Node): void => {
    if (takesApart(node)) found.add(lineOf(source, node));
    ts.forEachChild(node, walk);
  };
  walk(source);
  return [...found];
}
