/**
 * From facts to where the tried card goes: beside another, or, where spaces are told, on every space of the sea that fits.
 */
import { COLOURS } from "@stillwater/engine";
import { type Facts, readingsOf } from "./facts";
import { spacesIn } from "./game-asked";
import { type QuestionLine, type QuestionPart, where } from "./line";
import { isNumber } from "./parts-of";
import { cellOf, SEA_OPTION, spaceOf, usualRow } from "./sea-position";
import type { Cell, NamedCard } from "./shapes";
import { type CardIndex, type PlaceFact, type SpaceTold, type ToldLine, toldBy } from "./told-line";

/** Why facts tell of no place: two cards have one, the tried one being put there, or a row falls; or a card has two. */
type Conflict = "taken" | "contrary";

/** What is told of the space of a card. */
interface Spot {
  readonly row: number | undefined;
  readonly column: number | undefined;
}

/** One card so many spaces to the right of another; less than none to its left. */
interface Link {
  readonly card: number;
  readonly of: number;
  readonly by: number;
}

/** What a question tells of the sea: the Island that is tried, the others, and where each of them can be. */
interface Scene {
  readonly card: number;
  readonly lies: readonly number[];
  /** The rows that are told; one alone is the row of all of them. */
  readonly rows: readonly number[];
  readonly spots: ReadonlyMap<number, Spot>;
  readonly links: readonly Link[];
  /** Islands with one space or more between them, where the tried one goes. */
  readonly between: readonly number[];
  /** Whether it goes in the middle of them. */
  readonly isMiddle: boolean;
}

/** Where each Island lies as far as links tell from those whose space is known; null where they contradict each other. */
function linked(known: ReadonlyMap<number, Cell>, links: readonly Link[]): ReadonlyMap<number, Cell> | null {
  const cells = new Map(known);
  for (let round = 0; round < links.length; round++) {
    for (const { card, of, by } of links) {
      const [own, base] = [cells.get(card), cells.get(of)];
      if (own !== undefined) {
        if (base === undefined) cells.set(of, { ...own, column: own.column - by });
        else if (own.row !== base.row || own.column !== base.column + by) return null;
      } else if (base !== undefined) cells.set(card, { ...base, column: base.column + by });
    }
  }
  return cells;
}

/** Cells of one row, moved to its middle. */
function inMiddle(cells: ReadonlyMap<number, Cell>): ReadonlyMap<number, Cell> {
  const all = [...cells.values()];
  const columns = all.map(({ column }) => column);
  const [first, last] = [Math.min(...columns), Math.max(...columns)];
  const by = Math.floor((spacesIn(SEA_OPTION, all[0]?.row ?? 0) + 1 - first - last) / 2);
  return new Map([...cells].map(([value, { row, column }]) => [value, { row, column: column + by }]));
}

/** Whether the numbers of Islands rise from space to space. */
function isRising(cells: ReadonlyMap<number, Cell>): boolean {
  const inOrder = [...cells]
    .map(([value, at]) => [spaceOf(at) ?? 0, value] as const)
    .sort(([a], [b]) => a - b);
  return inOrder.every(([, value], at) => at === 0 || value > (inOrder[at - 1]?.[1] ?? 0));
}

/**
 * Every way in which the tried Island can lie as the scene tells it, with where the others are; empty where there is none,
 * a conflict where there can be none.
 */
function waysOf(
  { card, lies, rows, spots, links, between, isMiddle }: Scene,
  usualRow: number,
): readonly { readonly at: Cell; readonly cells: ReadonlyMap<number, Cell> }[] | Conflict {
  const [own, other] = [card, ...lies].map((value) => spots.get(value));
  const [at, of] = [own?.row, other?.row];
  // "18 in row 3, with 20 in row 2", or at its end: wherever in them.
  if (
    at !== undefined &&
    of !== undefined &&
    at !== of &&
    lies.length + links.length + between.length === 1
  ) {
    const cellsOf = (row: number, column: number | undefined): readonly Cell[] =>
      Array.from({ length: spacesIn(SEA_OPTION, row) }, (_, index) => ({ row, column: index + 1 })).filter(
        (each) => column === undefined || each.column === column,
      );
    if (own?.column === undefined)
      return cellsOf(at, own?.column).flatMap((at) =>
        cellsOf(of, other?.column).map((cell) => ({ at, cells: new Map([[lies[0] ?? 0, cell]]) })),
      );
  }
  const known = new Map<number, Cell>();
  // Where several rows are told, a card needs its own.
  const [common = 0] = rows.length > 1 ? [] : [...rows, usualRow];
  for (const [value, { row = common, column }] of spots)
    if (column !== undefined) known.set(value, { row, column });
  const isTold = known.size > 0;
  if (!isTold) known.set(links[0]?.of ?? card, { row: common, column: 0 });
  const found = linked(known, links);
  if (found === null) return "contrary";
  const cells = new Map(isTold ? found : inMiddle(found));
  const isElsewhere = [...spots].some(
    ([value, { row }]) => row !== undefined && row !== cells.get(value)?.row,
  );
  const spaces = new Set([...cells.values()].map(spaceOf));
  if (isElsewhere || spaces.has(undefined)) return [];
  const cell = cells.get(card);
  cells.delete(card);
  const isPut = links.some((link) => link.card === card);
  if (spaces.size <= cells.size && cell !== undefined) return isPut ? "taken" : [];
  if (cells.size < lies.length) return [];
  // Whoever tells of a row that falls has made a slip: a card whose number lies among the others is refused there all the same.
  if (!isRising(cells) && (card < Math.min(...lies) || card > Math.max(...lies))) return "taken";
  if (cell !== undefined) return [{ at: cell, cells }];
  const ends = between.flatMap((value) => cells.get(value) ?? []).flatMap((at) => spaceOf(at) ?? []);
  const [low, high] = [Math.min(...ends), Math.max(...ends)];
  return Array.from({ length: Math.max(0, high - low - 1) }, (_, index) => low + 1 + index)
    .filter((space) => !spaces.has(space) && (!isMiddle || 2 * space === low + high))
    .map((space) => ({ at: cellOf(space), cells }));
}

/** What verbs tell of the numbers of a question: which are tried, and which are held or lie. */
interface Evidence {
  readonly tried: ReadonlySet<number>;
  readonly held: ReadonlySet<number>;
  readonly lies: ReadonlySet<number>;
  /** Behind the word for it: in front of it German tells what lies too. Not "I have laid". */
  readonly laid: ReadonlySet<number>;
}

const FILLER = "(?: (?:lay|ask|have|in|does|for|only|still|when|and))*";

const ROW = "(?: (?:in|on))*(?: row [nw]\\d| [nw]\\d row)";
const EDGE = "row(?:start|end)";
const AT_SIDE = "(?:(?:left|right)it|at(?:left|right))(?= )";
/** A row that is to begin or to end with a card. */
const BEGUN = new RegExp(
  ` (?:ask|lay)(?: (?:instead|then|now))*(?: row(?:start|end)${ROW} (?:with|for) n(\\d+)|${ROW} (?:with|for) n(\\d+) row(?:start|end))(?= )`,
  "g",
);

const HUES: readonly string[] = ["", ...COLOURS];
/** A number that tells cards of the same value apart by their colour. */
const keyOf = (value: number, colour = ""): number => value + 100 * HUES.indexOf(colour);

/** A question with its colours in the numbers of its cards: "green 6" and "blue 6" are two. */
function keyed(text: string): string {
  const before = text.replaceAll(
    / ([a-z])(?: card)? n(\d+)(?= )/g,
    (_, colour, value) => ` n${keyOf(+value, colour)}`,
  );
  const behind = text.replaceAll(/ n(\d+) ([a-z])(?= )/g, (_, value, colour) => ` n${keyOf(+value, colour)}`);
  // Whichever way none is left over.
  const left = (told: string): number => told.match(/ [a-z](?= (?!fire ))/g)?.length ?? 0;
  return (left(behind) < left(before) ? behind : before).replaceAll(/ [a-z](?= )/g, "");
}

const COLOUR = "[gbr]";
/** A card in hand with its colour, and not one of a row or of somebody else. */
const HELD_COLOURED = new RegExp(
  "(?<! row| person|(?: row| column) [nw]\\d) (?:have|drew)(?: (?:in|hand|only|still))* " +
    `(?:(${COLOUR}) n(\\d+)|n(\\d+) (${COLOUR})(?! n))(?= )`,
  "g",
);
const COLOURED = new RegExp(`(?<= ${COLOUR} n)\\d+(?= )|(?<= n)\\d+(?= ${COLOUR} )`, "g");

/**
 * "I hold the green 7, may I lay the 7": its colour is told once, and is the same later. Null where a number without a
 * colour may be of a card that was told before, or of another.
 */
export function withHeldColours(symbols: readonly string[]): readonly string[] | null {
  let text = ` ${symbols.join(" ")} `;
  const bare = (value: string): string =>
    `(?<! [gbr]| row| column) n${value}(?= (?!(?:[gbr]|row|column|(?:hand)?card|spare|space) ))`;
  for (const [, before = "", first = "", last = "", behind = ""] of [...text.matchAll(HELD_COLOURED)]) {
    const value = first || last;
    const isOne = text.match(new RegExp(` (?:[gbr] n${value}|n${value} [gbr])(?= )`, "g"))?.length === 1;
    const tried = new RegExp(`(?<= (?:lay|ask))${bare(value)}|${bare(value)}(?= lay )`, "g");
    if (isOne) text = text.replace(tried, before === "" ? ` n${value} ${behind}` : ` ${before} n${value}`);
  }
  const values = [...text.matchAll(COLOURED)].map(([value]) => value);
  const isOpen = values.some((value) =>
    new RegExp(
      ` (?:[gbr] n${value}|n${value} [gbr]) (?:.* )?,(?: .*)?(?<= (?:lay|ask|left|right|beside|on))${bare(value)}`,
    ).test(text),
  );
  return isOpen ? null : text.trim().split(" ");
}

/** What verbs tell of numbers, by the symbols of a question. */
export function evidenceOf(symbols: readonly string[]): Evidence {
  // "We have 20 left of 25": both lie. On the mountain cards are told in other words.
  const lying = COLOURS.some((colour) => symbols.includes(colour))
    ? ""
    : "|(?:left|right|beside)(?: follows)? n\\d";
  // Not what somebody else wants to lay.
  const said = keyed(` ${symbols.filter((symbol) => symbol !== "he").join(" ")} `);
  // "Can I start row 3 with 25", in whatever order: none of them lies.
  const begun = [...said.matchAll(BEGUN)].map(([, ...values]) => Number(values.find(Boolean)));
  const text = said
    .replace(BEGUN, " ask")
    // "Row 3 has 46", but "it lies in row 3, I have 46".
    // "I have 8, here lies 7, I lay it": of the clause before it neither verb tells.
    .replace(/ ,(?= (?:have|lay|lie|some) )/g, " and")
    .replaceAll(" ,", "")
    .replace(/(?<= person(?: wants| ask)*)(?: lay)+(?= n)|(?<= person(?: wants| ask)* n\d+) lay(?= )/g, "")
    .replace(/(?<= person(?: [^ ,]+)*) wants/g, "")
    .replaceAll(" wants", " ask")
    // "Can I put 7 on the table with 5 on its left": the table tells no more than the verb.
    .replace(/(?<= ask lay n\d+) lie(?= with )/g, "");
  const all = (...patterns: readonly RegExp[]): ReadonlySet<number> =>
    new Set(
      patterns.flatMap((pattern) =>
        [...text.matchAll(pattern)].flatMap(([, ...values]) =>
          values.flatMap((value) => (value === undefined ? [] : Number(value))),
        ),
      ),
    );
  return {
    tried: new Set([
      ...begun,
      ...all(
        // "May I lay 45 when 43 lies left": behind its own card a verb tells nothing of the next clause.
        new RegExp(
          `(?:(?<! n\\d+) (?:lay|ask)${FILLER}| (?:lay|ask)(?! when)${FILLER}) n(\\d+)(?= (?!lie |column |row |some ))`,
          "g",
        ),
        new RegExp(` what(?: cost)?${FILLER} n(\\d+)(?= (?!lie ))`, "g"),
        / n(\d+)(?: ask)? lay(?= (?!n\d))/g,
        / (?:cover|replace) bridge (?:with|for) n(\d+)(?= )/g,
        // "54 with 47 on its left".
        new RegExp(
          `^(?: (?:does|for|what|cost))* n(\\d+) with n\\d+ ${AT_SIDE}(?!.* (?:lay|some|have) )`,
          "g",
        ),
      ),
    ]),
    laid: all(/(?<! have(?: already)?) lay n(\d+)(?= (?!lie |some ))/g),
    held: all(
      new RegExp(
        ` (?:have|drew|apart|including|lastcard)(?: (?:in|hand|only|still|and))* n(\\d+)(?= (?!(?:hand)?card |(?<=n[0-6] )spare |lie |(?:atleft )?row(?:start|end) ${lying}))(?<!(?:(?<! row(?:start|end)) (?:row|column) n\\d| roof| pillar| grid)(?: already| still)? have n\\d+)`,
        "g",
      ),
    ),
    lies: all(
      // "Beside 30 lies 32", but "60 lies, 62 goes behind it".
      /(?<! lay| lie)(?<!(?<! (?:beside|left|right|after|above|under|over|on|for|with|row)) n\d+(?: already)?) (?:lie|some)(?: (?:lie|some|still|already|in))* n(\d+)(?: and n(\d+))?(?= )/g,
      / n(\d+)(?: already)? (?:lie|some(?! n\d))(?= )/g,
      / neighbour n(\d+)(?= )/g,
      // "3 ends row 1".
      /(?<! (?:ask|lay|cost|have)) n(\d+) rowend(?= row )/g,
      /(?<= column n\d) with n(\d+)(?= (?:in )?row )/g,
      // "Row 2 begins with 30", "row 2 has 30".
      new RegExp(`(?:${ROW} ${EDGE}| ${EDGE}${ROW}) (?:with|for) n(\\d+)(?= )`, "g"),
      new RegExp(`${ROW} (?:with|for) n(\\d+)(?= ${EDGE} )`, "g"),
      /(?:(?<! row(?:start|end))(?: row| column) n\d| roof| pillar| grid)(?: already| still)? have n(\d+)(?= )/g,
    ),
  };
}

/** The tried card relative to another. */
interface About extends Omit<PlaceFact, "card"> {}

const about = ({ tried, facts }: Facts): readonly About[] =>
  facts.flatMap(({ is, card, of, by }) =>
    card === tried
      ? { is, of, by }
      : of === tried && is !== "on" && is !== "replaces"
        ? { is, of: card, by: 0 - by }
        : [],
  );

/** The place of a card that is told by its neighbours alone; null where spaces are told, or nothing is. */
function placeOf(cards: readonly NamedCard[], facts: Facts): readonly QuestionPart[] | null {
  const { tried, gaps } = facts;
  const told = about(facts);
  // "Beside it, to the right" tells one side.
  const own = told.filter(
    ({ is, of, by }, at) =>
      !told.some(
        (other, index) =>
          index !== at &&
          other.is === is &&
          other.of === of &&
          (by === 0 ? other.by !== 0 || index < at : other.by === by && index < at),
      ),
  );
  const rest = facts.facts.filter(({ card, of }) => card !== tried && of !== tried);
  const card = (named: CardIndex): NamedCard => cards[named] ?? { kind: "card" };
  const [first, second, third] = own;
  const [gap] = gaps;
  if (facts.facts.some(({ is, of }) => (is === "on" || is === "replaces") && of === tried)) return null;
  if (gap !== undefined) {
    const [one, other] = gap.ends.map(card) as [NamedCard, NamedCard];
    const isOrdered = !gap.isInOrder || (one.value ?? 0) < (other.value ?? 0);
    const isOne = (gap.spaces ?? 1) === 1 && own.length === 0 && rest.length === 0 && gaps.length === 1;
    return isOne && isOrdered ? where({ kind: "between", cards: [one, other] }) : null;
  }
  if (first === undefined || third !== undefined || own.some(({ by }) => Math.abs(by) > 1)) return null;
  const of = card(first.of);
  if (first.is === "on" || first.is === "replaces") {
    if (second !== undefined) return null;
    const replaced: readonly QuestionPart[] = first.is === "replaces" ? [{ is: "replace" }] : [];
    if (rest.length === 0) return [...replaced, ...where({ kind: "on", card: of })];
    if (of.kind !== "bridge") return null;
    const sides = rest.map((fact) => (fact.card === first.of ? fact.of : fact.card));
    // Each lies beside it.
    if (!rest.every((fact) => sides.includes(fact.of) || card(fact.of).kind === "bridge")) return null;
    const [one, other, more] = sides.map(card);
    // One card does not lie on both sides of a Bridge, and none lies farther away.
    if (one === undefined || more !== undefined || one === other || rest.some(({ by }) => Math.abs(by) > 1))
      return null;
    // "The bridge left of blue 9 and right of green 5": whichever is told first, one lies on each side.
    const [told, last] = rest.map((fact) => (fact.card === first.of ? 0 - fact.by : fact.by));
    if (other !== undefined) {
      if (rest.some(({ is }) => is !== "right") || (told === last && told !== 0)) return null;
      const isMirrored = (told ?? 0) > 0 || (last ?? 0) < 0;
      return where({ kind: "on-bridge", cards: isMirrored ? [other, one] : [one, other] });
    }
    // To its left: a Bridge has a card there.
    const isRight = rest[0]?.is !== "right" || (told ?? 0) > 0;
    return isRight ? null : where({ kind: "on-bridge", cards: [one] });
  }
  if (rest.length > 0) return null;
  if (first.is === "above")
    return second === undefined ? where({ kind: first.by > 0 ? "above" : "under", card: of }) : null;
  if (second === undefined)
    return where({ kind: first.by === 0 ? "beside" : first.by > 0 ? "right" : "left", card: of });
  if (second.is !== "right" || first.of === second.of || (first.by === second.by && first.by !== 0))
    return null;
  const other = card(second.of);
  const [low, high] = first.by > 0 || second.by < 0 ? [of, other] : [other, of];
  const isOrdered = first.by === second.by || (low.value ?? 0) < (high.value ?? 0);
  return isOrdered ? where({ kind: "between", cards: [low, high] }) : null;
}

const spotOf = ({ row, column, edge }: SpaceTold): Spot => {
  const edged = edge?.is === "edge" ? edge : undefined;
  const of = row?.is === "row" ? row.row : edged?.row;
  const end = edged === undefined ? undefined : edged.end === "first" ? 1 : spacesIn(SEA_OPTION, of ?? 1);
  return { row: of, column: column?.is === "column" ? column.column : end };
};

/** Every way in which Islands can lie as facts tell it. */
function scenesOf(
  { nodes, cards, isMiddle }: ToldLine,
  facts: Facts,
  held: ReadonlySet<number>,
): readonly (readonly QuestionPart[])[] | Conflict {
  if (!cards.every((card) => isNumber(card, "sea") && card.colour === undefined)) return [];
  if (facts.facts.some(({ is }) => is !== "right")) return [];
  const value = (named: CardIndex): number => cards[named]?.value ?? 0;
  const card = value(facts.tried);
  const spots = new Map([...facts.spots].map(([named, spot]) => [value(named), spotOf(spot)] as const));
  const links = facts.facts.map(({ card, of, by }) => ({
    card: value(card),
    of: value(of),
    by: by || Math.sign(value(card) - value(of)),
  }));
  const isLinked = (each: number): boolean =>
    links.some(({ card, of }) => card === each || of === each) || spots.get(each)?.column !== undefined;
  const gaps = facts.gaps.map(({ ends, ...gap }) => ({ ...gap, ends: ends.map(value) }));
  const lies = cards
    .map(({ value = 0 }) => value)
    .filter(
      (each) =>
        each !== card && (!held.has(each) || isLinked(each) || gaps.some(({ ends }) => ends.includes(each))),
    );
  // "30 is in column 3, 38 two to its right, I have 34": it goes between them.
  const isWithin = lies.length === 2 && Math.min(...lies) < card && card < Math.max(...lies);
  const hasGap = isMiddle || isWithin || nodes.some(({ is }) => is === "gap" || is === "pair");
  const between =
    gaps.length > 0 ? gaps.flatMap(({ ends }) => ends) : !isLinked(card) && hasGap ? lies.slice(-2) : [];
  const apart = gaps.flatMap(({ ends: [one = 0, other = 0], spaces, isInOrder }) => {
    // Where nothing tells how far apart they are, one space is between them.
    if (spaces === undefined && (isLinked(one) || isLinked(other))) return [];
    const [low, high] = isInOrder || one < other ? [one, other] : [other, one];
    return [{ card: high, of: low, by: (spaces ?? 1) + 1 }];
  });
  const rows = [
    ...new Set(nodes.flatMap((node) => (node.is === "spot" ? (spotOf(node.spot).row ?? []) : []))),
  ];
  const number = (each: number): NamedCard => ({ kind: "number", value: each });
  const isColumnSaid = [...spots.values()].some(({ column }) => column !== undefined);
  const scene = {
    card,
    lies,
    rows,
    spots,
    links: [...links, ...apart],
    between,
    isMiddle: isMiddle && gaps.some(({ spaces }) => spaces !== undefined),
  };
  const ways = waysOf(scene, usualRow(card));
  if (typeof ways === "string") return ways;
  return ways.map(({ at, cells }) => [
    ...(isColumnSaid ? [{ is: "game", game: "sea" } as const] : []),
    { is: "card", card: number(card) },
    {
      is: "scene",
      at,
      isRowSaid: rows.length > 0,
      lies: [...cells].map(([each, cell]) => ({ card: number(each), at: cell })),
    },
  ]);
}

/** What a reading comes to, without what tells of no place; none where a card has no place. */
function partsOf(
  told: ToldLine,
  facts: Facts,
  held: ReadonlySet<number>,
): readonly (readonly QuestionPart[])[] | Conflict {
  const { cards, nodes } = told;
  const { tried, spots } = facts;
  // On the mountain nothing lies to the right of a card that is laid, unless it covers another: then another is tried.
  const isOver = facts.facts.some(({ is }) => is === "on" || is === "replaces");
  const isBefore = facts.facts.some(({ is, of, by }) => is === "right" && of === tried && by > 0);
  if (cards[tried]?.colour !== undefined && isBefore && !isOver) return "contrary";
  const own = spots.get(tried) ?? {};
  const rows = new Map(
    nodes.flatMap((node) =>
      node.is === "spot" && node.spot.row?.is === "row" ? [[node.spot.row.row, node.spot.row]] : [],
    ),
  );
  // "The blue 8 is the first of row 5, beside it the green 9": on the mountain its row is told.
  const leads = [...spots].flatMap(([named, { edge }]) =>
    named !== tried && cards[named]?.colour !== undefined && edge?.is === "edge" && edge.end === "first"
      ? [{ named, row: edge.row }]
      : [],
  );
  for (const { row } of leads) if (row !== undefined) rows.set(row, { is: "row", row });
  const isOwn = [...spots].every(
    ([named, spot]) =>
      named === tried || leads.some((lead) => lead.named === named) || Object.keys(spot).join() === "row",
  );
  const others = cards.filter(
    (card, named) => named !== tried && !held.has(keyOf(card.value ?? 0, card.colour)),
  );
  const card = cards[tried];
  const place = placeOf(cards, facts);
  // Where the space of a card is told, and a neighbour, others lie on spaces too.
  const isSpaceTold =
    own.column !== undefined ||
    (own.edge !== undefined && card?.kind === "number" && card.colour === undefined);
  const isPlaced = (place !== null && !isSpaceTold) || (others.length === 0 && facts.facts.length === 0);
  const named = new Set([
    ...facts.facts.flatMap(({ card, of }) => [card, of]),
    ...facts.gaps.flatMap(({ ends }) => ends),
  ]);
  const isWhole = cards.every(
    (each, at) => at === tried || held.has(keyOf(each.value ?? 0, each.colour)) || named.has(at),
  );
  if (card !== undefined && isPlaced && isOwn && isWhole && rows.size < 2)
    return [
      [
        { is: "card", card },
        ...(place ?? []),
        ...rows.values(),
        ...[own.column, own.edge].flatMap((part) => part ?? []),
      ],
    ];
  return scenesOf(told, facts, held);
}

/** What a line tells, once for every way in which it can be meant, and the symbols that tell nothing. */
export interface Ways {
  readonly ways: readonly (readonly QuestionPart[])[];
  readonly left: readonly string[];
}

/** The parts of a question with its cards in their places: of all readings those that are said most plainly. */
export function placed(line: QuestionLine, { tried, held, lies, laid }: Evidence): Ways {
  const told = toldBy(line);
  const { cards, others, left, nodes } = told;
  const value = (named: CardIndex): number =>
    cards[named]?.kind === "number" ? keyOf(cards[named]?.value ?? 0, cards[named]?.colour) : 0;
  // Where nothing tells which is tried, people name it last.
  const all = cards.map((_, named) => named).toReversed();
  const asked = all.filter((named) => tried.has(value(named)) && !lies.has(value(named)));
  const inHand = all.filter((named) => held.has(value(named)));
  // What a card lies beside is seldom the one that is tried.
  const isBase = (named: CardIndex): boolean =>
    nodes.some((node, at) => {
      const [before, last] = [nodes[at - 1], nodes[at - 2]];
      const isOf =
        (before?.is === "pair" && nodes[at + 1]?.is === "card") ||
        (before?.is === "side" && before.form === "of");
      return (
        node.is === "card" && node.card === named && (isOf || (before?.is === "card" && last?.is === "pair"))
      );
    });
  const open = all.filter((named) => !lies.has(value(named)));
  // There is one Island of each number: it is held or lies.
  if (inHand.some((named) => cards[named]?.colour === undefined && lies.has(value(named))))
    return { ways: [], left };
  if (cards.length === 0)
    return {
      ways: [[...others, ...nodes.flatMap((node) => (node.is === "spot" ? Object.values(node.spot) : []))]],
      left,
    };
  // "Can I throw away the 12 and the 40": they go nowhere. What is more than a number comes first.
  if (others.some(({ is }) => is === "discard") && cards.length > 1) {
    const [card, ...besides] = cards.toSorted(
      (one, other) => Number(one.kind === "number") - Number(other.kind === "number"),
    );
    const isAll = nodes.every(({ is }) => is === "card") && nodes.length === cards.length;
    const isListed = card !== undefined && / C\d+ and C\d+ /.test(line.text.replaceAll(/ +/g, " "));
    const rest = others.filter(({ is }) => is !== "discard");
    return {
      ways: isAll && isListed ? [[...rest, { is: "card", card }, { is: "discard", besides }]] : [],
      left: line.left().filter((symbol) => symbol !== "and"),
    };
  }
  // "I lay 34 beside 30, and you 36 beside 34" tells two deeds.
  const isLaidFirst = nodes.some((node, at) => {
    const before = nodes[at - 1];
    if (node.is !== "card" || before?.is !== "side" || before.form !== "of") return false;
    // "May I lay a red 4 beside a blue 4" lays the first.
    return laid.has(value(node.card)) && all.filter((each) => value(each) === value(node.card)).length === 1;
  });
  if (isLaidFirst && !nodes.some(({ is }) => is === "replace")) return { ways: [], left };
  // "48 left of 50, and 45 left of the 48": either may be the one that is tried.
  const [first, side] = nodes;
  const isChain = first?.is === "card" && side?.is === "side" && side.form === "of" && isBase(first.card);
  if (isChain && asked.length === 0 && inHand.length === 0) return { ways: [], left };
  const kept = new Set(asked.length > 0 ? inHand.map(value) : []);
  // Whom verbs do not tell, what is told of places may.
  const free = (some: readonly CardIndex[]): readonly CardIndex[] => some.filter((named) => !isBase(named));
  // "I lay 55" tells for sure which is tried: no other is, even if that one has no place.
  const sure = free(asked).filter((named) => laid.has(value(named)));
  const orders = sure.length > 0 ? [sure] : [...[asked, inHand, open, all].map(free), asked, open];
  const [readings = []] = orders
    .map((each) => each.flatMap((named) => readingsOf(told, named)))
    .filter(({ length }) => length > 0);
  const found = new Map<string, readonly QuestionPart[]>();
  // "49 with 50 on its right, two spaces right of it 59": of which card so many spaces are told is less plain.
  const margin = nodes.some((node) => node.is === "side" && node.side.far !== undefined) ? 1 : 0;
  let least: number | undefined;
  let contrary = Number.POSITIVE_INFINITY;
  for (const { facts, cost } of readings.toSorted((one, other) => one.cost - other.cost)) {
    if (cost > (least ?? cost) + margin) break;
    const ways = partsOf(told, facts, kept);
    // Whoever says so may mean that the space is taken; and what is told plainly is not read in another way.
    if (ways === "taken") return { ways: [], left };
    if (ways === "contrary") contrary = Math.min(contrary, cost);
    else if (ways.length > 0) least ??= cost;
    if (ways !== "contrary")
      for (const parts of ways) found.set(JSON.stringify(parts), [...others, ...parts]);
  }
  return { ways: contrary < (least ?? 0) ? [] : [...found.values()], left };
}
