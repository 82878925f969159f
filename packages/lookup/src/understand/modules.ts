/**
 * Questions about a card of a module in one situation: a Sea Monster that is discarded or laid on an empty space, an Island
 * in a row with a purple Storm, a Campfire on a card with a goat. Here every word must have its part: with one word more
 * another rule may be meant, and then there is no check.
 */
import { SEA_ROWS, seaCheck, usualRow } from "./sea-position";
import type { Understood } from "./shapes";
import type { Line } from "./symbols";

const MIDDLE = "c3";
const isIsland = (value: number): boolean => value >= 1 && value <= 80;

/** Whether a line is made of these symbols, each at least once, and of nothing else but those that may be there too. */
function madeOf(line: Line, wanted: readonly string[], besides: readonly string[] = []): boolean {
  const symbols = new Set(line.symbols.filter((symbol) => !/^n\d+$/.test(symbol)));
  const may = new Set([...wanted, ...besides]);
  return (
    line.unknown === 0 &&
    wanted.every((each) => symbols.has(each)) &&
    [...symbols].every((each) => may.has(each))
  );
}

const before = ({ symbols }: Line, one: string, other: string): boolean =>
  symbols.indexOf(one) < symbols.lastIndexOf(other);

const numbers = ({ symbols }: Line): readonly number[] =>
  symbols.flatMap((symbol) => (/^n\d+$/.test(symbol) ? [Number(symbol.slice(1))] : []));

const AT_SEA = { hand: undefined, started: true, assumed: [] } as const;

/** "Discard a Sea Monster", "a Sea Monster on an empty space", "a monster on the 33". */
function monster(line: Line): Understood | null {
  const [target, ...more] = numbers(line);
  const base = { ...AT_SEA, option: "sea p2 monsters3", card: "monster", holds: ["monster#1"] };
  if (more.length > 0) return null;
  if (target === undefined) {
    if (madeOf(line, ["monster", "discard"], ["card"]))
      return seaCheck({
        ...base,
        cells: new Map([["r3c1", 30]]),
        act: "discard monster 5",
        holds: ["monster#1", "5"],
      });
    if (madeOf(line, ["monster", "on", "empty"], ["space"]) && before(line, "monster", "empty"))
      return seaCheck({ ...base, cells: new Map([["r3c1", 30]]), at: "r4c1", act: "monster r4c1" });
    return null;
  }
  if (
    !isIsland(target) ||
    !madeOf(line, ["monster", "on"], ["card"]) ||
    !line.symbols.at(-1)?.startsWith("n")
  )
    return null;
  const at = `r${usualRow(target)}${MIDDLE}`;
  return seaCheck({ ...base, cells: new Map([[at, target]]), at, act: `monster ${at}` });
}

/** "30 in a row with a purple Storm", "an Island without a neighbour under an orange one". */
function storm(line: Line): Understood | null {
  const [card = 40, ...more] = numbers(line);
  if (!isIsland(card) || more.length > 0) return null;
  const row = usualRow(card);
  const at = `r${row}${MIDDLE}`;
  const base = {
    ...AT_SEA,
    option: "sea p2 storms",
    card: String(card),
    at,
    act: `${card} ${at}`,
    holds: [String(card)],
  };
  if (madeOf(line, ["storm", "purple", "row"], ["with", "on", "card"]))
    return seaCheck({ ...base, cells: new Map(), extra: `row:${row}=storm:purple#1` });
  if (!madeOf(line, ["storm", "orange", "nothing", "beside"], ["with", "on", "card"])) return null;
  // Something lies, but not next to it: an orange Storm asks for a neighbour.
  const far = row === 1 ? SEA_ROWS : 1;
  const cells = new Map([[`r${far}c1`, far === 1 ? 1 : 80]]);
  return card === 1 || card === 80 ? null : seaCheck({ ...base, cells, extra: "orange:1=storm:orange#1" });
}

const GOAT_ROWS = "b3#1 g12#1 b4#1 g5#1 . . . . .";
const OPEN_ROWS = ". . . . . . ./. . . . . ./. . . . ./. . . ./. . ./. .";

/** A goat on the second card of the first row; `second` is the row that rests on it. */
const withGoat = (
  second: string,
  hand: string,
  act: Pick<Understood, "card" | "at" | "act">,
): Understood => ({
  game: "mountain",
  option: "mountain p2 goats",
  position: `mountain p2 goats | ${GOAT_ROWS}/${second}/${OPEN_ROWS} | hand:1=${hand} hand:2=r11#1,b10#1 goats:r1p2=goat#1 helm:1=turn`,
  seat: 0,
  ...act,
  assumed: [{ kind: "others-empty" }, { kind: "hand", cards: hand.split(",").length }],
});

/** "A Campfire on a card with a goat", "may a herd step on a Bridge". */
function goat(line: Line): Understood | null {
  if (numbers(line).length > 0) return null;
  const isLaid = line.symbols.includes("replace") || line.symbols.includes("on");
  if (
    isLaid &&
    madeOf(line, ["fire", "goat"], ["on", "replace", "card", "with"]) &&
    before(line, "fire", "goat")
  )
    return withGoat(". . . . . . . .", "campfire:g,r10#1,r8#1,b9#1,g11#1", {
      card: "campfire:g",
      at: "r1p2",
      act: "campfire:g r1p2",
    });
  if (!madeOf(line, ["goat", "bridge", "on"], ["move"]) || !before(line, "goat", "bridge")) return null;
  return withGoat("b6#1 bridge#1 . . . . . .", "r10#1,r8#1,b9#1,g11#1,g9#1", {
    card: "goat",
    at: "r2p2",
    act: "herd r1p2 r2p2 -r10",
  });
}

/** A question about a module as a check; null where it is not sure. */
export const moduleQuestion = (line: Line): Understood | null =>
  numbers(line).length > 1 ? null : (monster(line) ?? storm(line) ?? goat(line));
