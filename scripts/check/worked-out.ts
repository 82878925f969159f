// Finds code that works out a rule of the games: differences between numbers, neighbours of a cell, cells in a row, the
// number of a colour, the order of turns, how many of something there may be. Only the engine may: all others use
// `nearerDifference`, `dearerDifference`, `costBetween`, `gapAround`, `openWater`, `besideOf`, `sidesOf`, `firstOpenOfRow`,
// `cellsInRow`, `colourOf`, `seatAfter`, `turnsUntil`, `playsNext`, `handSize`, `numbersOf`, and the numbers it exports,
// such as `HIGHEST_ISLAND`.
import ts from "@typescript/typescript6";
import { linesWhere } from "./sources";

/** Names for the number on a card, or for a number beside it. */
const NUMBER = /^(number|value|near|beside|left|right|low|high)/i;
/** Functions that tell about a place of a board. */
const LOOKING = new Set(["topOf", "isFilled", "numberAt", "isUnknownFace"]);
/** Names of constants for what the rules fix. */
const FIXED =
  /^(HIGHEST|LOWEST)(_|$)|(^|_)(HAND_SIZE|BEACON|NIGHT|REMOVED|PLAYERS|COMPASSES|STORMS|GOATS)$|^(SOLO_|USUAL_)?HAND$|^(SEA|MOUNTAIN|PILLAR|NIGHT)_ROWS$|^(EIGHT|SPACES|PLACES|LEAST_RUN|GOATS_TO_WIN|MOST_SEATS|MOST_TO_PAY|MOST_ALONE)$/;
/** Names of lists of numbers from which one is chosen with a game. */
const CHOSEN = /^(COUNTS|CREWS|ROPES|PLAYERS)$/;
/** Names of things in a line of others. */
const IN_LINE = /^(cell|place|space|card|row|column)$/;
/** Names for the number of seats, or for a list with one entry for each. */
const SEATS = /^(seats|players|names|hands)$/;

/** The names at an expression's beginning: `number` of `numberOf(kind)`; both `place` and `left` of `place.left`. */
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

const isNumber = (node: ts.Expression): boolean => ts.isNumericLiteral(node);

/** A number, or a list of numbers, named like something that the rules fix. */
function isFixed({ name, initializer }: ts.VariableDeclaration): boolean {
  if (!ts.isIdentifier(name) || initializer === undefined) return false;
  const value = ts.isAsExpression(initializer) ? initializer.expression : initializer;
  if (ts.isArrayLiteralExpression(value)) return CHOSEN.test(name.text) && value.elements.every(isNumber);
  return FIXED.test(name.text) && isNumber(value);
}

/** `(seat + 1) % seats`, or `% names.length`. */
function isSeatOrder({ operatorToken, right }: ts.BinaryExpression): boolean {
  if (operatorToken.kind !== ts.SyntaxKind.PercentToken) return false;
  const many =
    ts.isPropertyAccessExpression(right) && right.name.text === "length" ? right.expression : right;
  return namesIn(many).some((name) => SEATS.test(name));
}

/** The name of the thing in a line that an expression steps one on or one back from; undefined for anything else. */
function farther(node: ts.Expression, way: ts.SyntaxKind): string | undefined {
  if (!ts.isBinaryExpression(node) || node.operatorToken.kind !== way) return undefined;
  if (!ts.isIdentifier(node.left) || !IN_LINE.test(node.left.text)) return undefined;
  return node.right.getText() === "1" ? node.left.text : undefined;
}

/** `[cell - 1, cell + 1]`. */
const isOnBothSides = ({ elements }: ts.ArrayLiteralExpression): boolean =>
  elements.some((one) => {
    const back = farther(one, ts.SyntaxKind.MinusToken);
    return back !== undefined && elements.some((other) => farther(other, ts.SyntaxKind.PlusToken) === back);
  });

/** `rows[row - 1]`, whose length is taken. */
const isRowOf = (node: ts.Expression): boolean =>
  ts.isElementAccessExpression(node) && namesIn(node.expression).includes("rows") && isBeside(node);

function worksOut(node: ts.Node): boolean {
  if (ts.isVariableDeclaration(node)) return isFixed(node);
  if (ts.isBinaryExpression(node)) return isSeatOrder(node);
  if (ts.isArrayLiteralExpression(node)) return isOnBothSides(node);
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
