// Finds code that parses the name of a piece, a place, a fact, an act, a clause, an option code or a position, or assembles
// the name of a piece or a place or the id of a clause. Only the engine may: all others use `namedPiece`, `namedPlace`,
// `factWords`, `readAct`, `verbOf`, `writeName`, `writeSpace`, `namedClause`, `namedCode`, `readPosition` and `withStacks`.
import ts from "@typescript/typescript6";
import { CARD_KINDS, PLACE_KINDS, TOKEN_KINDS } from "../../packages/engine/src/index";
import { linesWhere } from "./sources";

const KINDS = [...CARD_KINDS, ...PLACE_KINDS, ...TOKEN_KINDS].join("|");
/** A kind with what follows it: `panorama:` in a text or a pattern. */
const BEGINNING = new RegExp(`(^|[^a-z])(${KINDS})(\\)|\\|[a-z|]+\\))?:`);
/** The beginning of an assembled name: `row:` or the letter of a space. Only claims of the companion begin with `turn:`. */
const NAME_BEGINNING = new RegExp(`(^|[^a-z])(?!turn:)(${KINDS}):$|(^|[^a-z])r$`);
/** Letters of colours, pillars and spaces, and the number of a copy, in a pattern. */
const LETTERS = /\[gbr\]|\[we\]\)?\\d|\[cp\]|(^|[^\w\\])r\(?\\d|(?<!\[)#\(?\\d/;
const METHODS = new Set([
  ...["startsWith", "endsWith", "split", "slice", "substring", "charAt", "at", "match", "replace", "indexOf"],
]);
const NAMING = new Set(["pieceName", "placeName", "pieceText", "writeFact", "writeAct"]);
const NAMES = new Set([
  "card",
  "piece",
  "place",
  "cell",
  "fact",
  "act",
  "clause",
  "code",
  "position",
  "notation",
]);
/** The beginning of an assembled clause id: `T.place.` with the rest filled in. */
const ID_BEGINNING = /^[TA]\.[a-z.]*$/;

/** Whether an expression holds a name: by its identifier, its last member (`view.code`), or the function that it calls. */
function isName(node: ts.Expression): boolean {
  if (ts.isIdentifier(node)) return NAMES.has(node.text);
  if (ts.isPropertyAccessExpression(node)) return NAMES.has(node.name.text);
  if (!ts.isCallExpression(node)) return false;
  const called = ts.isPropertyAccessExpression(node.expression) ? node.expression.name : node.expression;
  return ts.isIdentifier(called) && NAMING.has(called.text);
}

function takesApart(node: ts.Node): boolean {
  if (ts.isTemplateHead(node) || ts.isTemplateMiddle(node))
    return NAME_BEGINNING.test(node.text) || ID_BEGINNING.test(node.text);
  if (ts.isRegularExpressionLiteral(node)) return LETTERS.test(node.text) || BEGINNING.test(node.text);
  if (ts.isStringLiteral(node)) return new RegExp(`^(${KINDS}):$`).test(node.text);
  if (!ts.isCallExpression(node) || !ts.isPropertyAccessExpression(node.expression)) return false;
  const { expression, name } = node.expression;
  if (METHODS.has(name.text)) return isName(expression);
  if (name.text === "includes") return ts.isIdentifier(expression) && expression.text === "fact";
  const [subject] = node.arguments;
  return (name.text === "test" || name.text === "exec") && subject !== undefined && isName(subject);
}

/** The lines at which a file takes a name apart. */
export const takenApart = (source: ts.SourceFile): readonly number[] => linesWhere(source, takesApart);
