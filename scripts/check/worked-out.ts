// Finds code that works out a rule of the games: what numbers differ by, what lies beside a cell, how many cells a row has, which
// number a colour is. Only the engine may: everybody else asks `nearerDifference`, `dearerDifference`, `costBetween`, `gapAround`,
// `openWater`, `sidesOf`, `firstOpenOfRow`, `cellsInRow`, `colourOf`, and the numbers it exports, such as `HIGHEST_ISLAND`.
import ts from "@typescript/typescript6";
import { linesWhere } from "./sources";

/** What the number on a card, or what something counts beside it, is called. */
const NUMBER = /^(number|value|near|beside|left|right|low|high)/i;
/** What tells of a place of a board. */
const LOOKING = new Set(["topOf", "isFilled", "numberAt", "isUnknownFace"]);
/** A constant that is called as what the rules fix. */
const FIXED = /^(HIGHEST|LOWEST)(_|$)|^(EIGHT|NIGHT_ROWS|LEAST_RUN|GOATS_TO_WIN)$/;

/** The name at the beginning of an expression: `number` of `numberOf(kind)`, `place` of `place.left`, its last part as well. */
function namesIn(node: ts.Expression): readonly string[] {
  if (ts.isIdentifier(node)) return [node.text];
  if (ts.isPropertyAccessExpression(node)) return [node.name.text];
  if (ts.isCallExpression(node)) return namesIn(node.expression);
  return [];
}

const isNumberOfCard = (node: ts.Expression): boolean => namesIn(node).some((name) => NUMBER.test(name));

const isDifference = (node: ts.Node | undefined): node is ts.BinaryExpression =>
  node !== undefined && ts.isBinaryExpression(node) && node.operatorToken.kind === ts.SyntaxKind.MinusToken;

/** One farther or one back: `cell + 1`, or what a list holds there. */
function isBeside(node: ts.Node | undefined): boolean {
  if (node === undefined) return false;
  if (ts.isElementAccessExpression(node)) return isBeside(node.argumentExpression);
  if (!ts.isBinaryExpression(node)) return false;
  const { kind } = node.operatorToken;
  if (kind === ts.SyntaxKind.QuestionQuestionToken) return isBeside(node.left);
  return kind === ts.SyntaxKind.PlusToken || kind === ts.SyntaxKind.MinusToken;
}

/** `rows[row - 1]`, of which the length is taken. */
const isRowOf = (node: ts.Expression): boolean =>
  ts.isElementAccessExpression(node) && namesIn(node.expression).includes("rows") && isBeside(node);

function worksOut(node: ts.Node): boolean {
  if (ts.isVariableDeclaration(node))
    return (
      ts.isIdentifier(node.name) &&
      FIXED.test(node.name.text) &&
      node.initializer !== undefined &&
      ts.isNumericLiteral(node.initializer)
    );
  if (ts.isPropertyAccessExpression(node) && node.name.text === "length") return isRowOf(node.expression);
  if (!ts.isCallExpression(node)) return false;
  const [subject, second] = node.arguments;
  const called = node.expression;
  if (ts.isIdentifier(called)) return LOOKING.has(called.text) && isBeside(second);
  if (!ts.isPropertyAccessExpression(called) || !ts.isIdentifier(called.expression)) return false;
  const whole = `${called.expression.text}.${called.name.text}`;
  if (whole === "COLOURS.indexOf") return true;
  return whole === "Math.abs" && isDifference(subject) && [subject.left, subject.right].every(isNumberOfCard);
}

/** The lines at which a file works out a rule. */
export const workedOut = (source: ts.SourceFile): readonly number[] => linesWhere(source, worksOut);
