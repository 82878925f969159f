/**
 * Stretches of a question that tell one thing besides what is laid where: a hand, the price, that a side is empty, what
 * somebody thinks. Each is known by the symbols in it, in whatever order they stand, and taken out of the question.
 */
import type { QuestionPart } from "./line";
import { MOST_HELD } from "./parts-of";
import { ASKED_CARDS } from "./rooms";

/** Between two clauses, in a row of symbols. */
export const BREAK = ",";

/** Symbols that change nothing of what a stretch tells. */
const SILENT = "and but with when in on there it lie still already only have all ask does some or ne wants";
const setOf = (...lists: readonly string[]): ReadonlySet<string> => new Set(lists.join(" ").split(" "));

interface Kind {
  /** One of these at least must be there. */
  readonly needs: ReadonlySet<string>;
  /** Nothing else may be. */
  readonly may: ReadonlySet<string>;
  /** How many numbers there may be, up to six each. */
  readonly counts: readonly [least: number, most: number];
  /** Whether it may stand beside something else in a clause. */
  readonly isShort?: true;
  /** Whether it may name cards. */
  readonly isNaming?: true;
  /** What it tells; null where it tells nothing after all. */
  readonly tells: (told: Stretch) => readonly QuestionPart[] | null;
}

/** A stretch of a clause, and what stands around it. */
interface Stretch {
  readonly symbols: readonly string[];
  readonly has: (symbol: string) => boolean;
  readonly count: string | undefined;
  /** What else its clause says, and the whole question. */
  readonly beside: string;
  readonly rest: string;
}

const isCount = (symbol: string): boolean => /^[nw][0-6]$/.test(symbol);
/** A card by its number, which is no count. */
const isNamed = (symbol: string): boolean => /^(?:n\d+|[a-z])$/.test(symbol) && !isCount(symbol);
const number = (count: string | undefined): number => Number(count?.slice(1) ?? 0);

/** Cards that are no Islands between others. */
const NO_ISLAND = new RegExp(` (?:start|finish|summit|fire|bridge|${ASKED_CARDS.join("|")}|[a-z]) `);
/** "Row 3 is empty, 24 in its first space". */
const EMPTY_ROW =
  /(?<=^|,) (row [nw]\d|[nw]\d row)(?: (?:empty|open|space|nothing|zero|card|still|already|in|on|there|all|and|but|lie))+ ,((?: (?!,|row )[^ ]+)* row(?:start|end))(?= (?![^,]*row ))/g;
const LISTED = "(?:n(?:[7-9]|\\d\\d)|[gbr]|and|other|including)";
const LIST = new RegExp(
  `(?<= (?:(?:hand)?card|have)(?: [^ ,]+)*(?: ,| ${LISTED})*) ,(?=(?: ${LISTED})+ (?:,|$))`,
  "g",
);
const SIDE = /^(?:(?:left|right|beside)(?:it)?|at(?:left|right)|oneside|before|after)$/;
/** What tells which side of another card, or which end of a row, one goes to. */
const PLACED = / (?:(?:at)?(?:left|right)|between|beside|rowstart|rowend|follows)(?:it)? /;

/**
 * What a count says that stands with a card which is told elsewhere too: the whole hand, "four cards with the 44", or what
 * is in it besides, "the 44 and two others"; null for "the 44 and two cards", which may be either.
 */
function countsBeside(
  symbols: readonly string[],
  count: string | undefined,
  again: readonly string[],
): "held" | "left" | null {
  if (symbols.includes("including")) return "held";
  // "The 44 and two others".
  if (symbols.includes("other")) return "left";
  const at = symbols.findIndex(
    (each, at) => each === count && /^(?:hand|(?:hand)?card)$/.test(symbols[at + 1] ?? ""),
  );
  const own = symbols.findIndex((each, index) => index !== at && again.includes(each));
  const between = symbols.slice(Math.min(at, own), Math.max(at, own));
  if (between.includes("apart") || symbols[own - 1] === "apart") return "left";
  if (own > at) return between.includes("and") ? null : "held";
  if (symbols.includes("spare") || symbols.includes("leftv") || between.includes("still")) return "left";
  return symbols.includes("and") ? null : "held";
}

/** "My dad wants to lay the 52. He has one card": the hand is of whoever lays, and of nobody else. */
const isOfWhoLays = (beside: string, rest: string): boolean =>
  /^ he person $/.test(beside) && / person(?: (?:wants|ask|lay))+ (?:[a-z] )?n\d/.test(rest);

const KINDS: readonly Kind[] = [
  // "No Start lies, and I drew one".
  {
    needs: setOf("have drew"),
    may: setOf(SILENT, "hand drew n1 w1 away"),
    counts: [0, 1],
    isShort: true,
    tells: ({ rest }) =>
      rest.includes(" nostart ") && !rest.includes(" start ") ? [{ is: "state", state: "start-held" }] : null,
  },
  {
    needs: setOf("card handcard hand have spare leftv"),
    may: setOf(
      SILENT,
      "card handcard hand spare leftv apart intotal including after rightit drew for other pay",
    ),
    counts: [1, 1],
    isShort: true,
    isNaming: true,
    tells: ({ symbols, has, count, beside, rest }) => {
      const isTold = has("card") || has("handcard") || has("hand") || count?.startsWith("w") === true;
      if (
        !isTold ||
        symbols[0] === "for" ||
        // "Two cards left in my hand after it" is no side.
        (has("rightit") && !/ (?:spare|leftv)(?: in| hand)* rightit$/.test(symbols.join(" "))) ||
        // "I discard only one card", "it rests on only one card".
        / (?:discard|on) $/.test(beside) ||
        / (?:thereupon|below) /.test(beside) ||
        (/ person /.test(beside) && !isOfWhoLays(beside, rest)) ||
        /^ (?:(?:in|some|there|lie) )*(?:row [nw]\d|[nw]\d row) $/.test(beside) ||
        (/^(?:and|only)$/.test(symbols[0] ?? "") && / have (?:[a-z] )?n\d+ (?:and )?$/.test(beside)) ||
        // "The 61 and three cards more", in German: the 61 is none of them.
        (has("still") &&
          !has("spare") &&
          !has("apart") &&
          /^ (?:have )?(?:(?:[a-z] )?n\d+ and(?: have)?|and (?:[a-z] )?n\d+) $/.test(beside)) ||
        (has("drew") && !has("hand")) ||
        (has("pay") && !has("spare") && !has("leftv"))
      )
        return null;
      const named = symbols.filter((symbol) => symbol !== count && (isNamed(symbol) || isCount(symbol)));
      // Told elsewhere as the card that is laid, and not as what it lies beside.
      const isAgain = named.filter((each) => new RegExp(`(?<! (?:left|right|beside)) ${each} `).test(rest));
      // All of them, or one that is in it: "two cards, 19 and 66", "three cards with the 19".
      const isList = named.length === number(count);
      if (named.length > 0 && isAgain.length < (isList ? 1 : named.length)) return null;
      const counts =
        isAgain.length > 0
          ? countsBeside(symbols, count, isAgain)
          : ["spare", "leftv", "apart", "after", "other"].some(has) && !has("including")
            ? "left"
            : "held";
      return counts === null ? null : [{ is: "hand", hand: { counts, cards: number(count) } }];
    },
  },
  {
    needs: setOf("empty open nothing zero free"),
    may: setOf(
      SILENT,
      "for empty open nothing zero free space card left right leftit rightit oneside before after beside besideit atleft atright either follows that spare thereupon",
    ),
    counts: [0, 0],
    isShort: true,
    tells: ({ symbols, has, beside, rest }) => {
      // "Without paying?" asks for the price.
      // "On its right, for free?" may ask for it too.
      const isSide = symbols.some((symbol) => SIDE.test(symbol));
      if (has("free") && (isSide || symbols.every((symbol) => symbol === "for" || symbol === "free")))
        return null;
      // "I have no other card" tells of the hand, "there is no other card" of the board.
      // "No more cards after that" may tell of either.
      if (has("spare") && has("card") && ["after", "before"].some(has)) return null;
      if (has("zero") && has("card") && has("spare") && !isSide && !["some", "there", "lie"].some(has))
        return [{ is: "hand", hand: { counts: "left", cards: 0 } }];
      const isTold = PLACED.test(rest) && !NO_ISLAND.test(rest) && !/ there /.test(rest);
      return isTold && (isSide || beside.trim() === "") ? [] : null;
    },
  },
  // Nobody has laid a Start.
  {
    needs: setOf("start startlies nobody"),
    may: setOf(
      "and but with when in on there lie still already ask lay start startlies nobody zero not ne some drew only have n1",
    ),
    counts: [0, 1],
    isShort: true,
    tells: ({ symbols, has, rest }) => {
      const text = ` ${symbols.join(" ")} `;
      const isOne = symbols.filter((symbol) => /^(?:nobody|zero|not)$/.test(symbol)).length === 1;
      // "Nobody has one": in the hand or on the table.
      const isLaid = has("lay") || (!has("have") && / start/.test(text));
      if (!isOne || !isLaid || !/ start/.test(text + rest)) return null;
      // "I drew a Start, and nobody has laid one".
      const isHeld =
        / (?:have|drew)(?: only| already)* start .*nobody /.test(text) ||
        / nobody .* (?:have|drew)(?: only)? [nw]1 /.test(text);
      return [
        { is: "state", state: "no-start" },
        ...(isHeld ? [{ is: "state", state: "start-held" } as const] : []),
      ];
    },
  },
  {
    needs: setOf("what cost pay free count discard n1 n2 n3 n4 n5 w1 w2 w3 w4 w5"),
    may: setOf(SILENT, "for what cost pay free card must that then count discard he person lay or row"),
    counts: [0, 1],
    tells: ({ symbols, has, count, rest }) => {
      // "She discarded one card", "is that two cards or free".
      if (has("discard") && !has("count") && !(has("person") && count !== undefined && / lay /.test(rest)))
        return null;
      // "I have three cards what does it cost" tells of the hand.
      if (has("have") && count !== undefined) return null;
      if (has("or")) return [{ is: "price" }];
      // "47 between 45 and 50, that's 2", but "two cards", and "and two" of a hand.
      const isTold =
        ["what", "cost", "pay", "discard"].some(has) || (symbols.length === 1 && / lay .*n\d/.test(rest));
      if (!isTold && !has("free") && !has("count")) return null;
      if (symbols.length === 1 && / (?:hand|card|handcard|have|or) /.test(rest)) return null;
      if (count !== undefined) return [{ is: "price", claimed: number(count) }];
      if (has("free")) return [{ is: "price", claimed: 0 }];
      return has("cost") || has("count") ? [{ is: "price" }] : null;
    },
  },
  {
    needs: setOf("opinion person forbidden"),
    may: setOf("opinion he person not forbidden ask does that in and but it have or"),
    counts: [0, 0],
    tells: () => [],
  },
];

/** What a stretch tells, and nothing besides; null where it is of no kind. */
function partsOf(
  symbols: readonly string[],
  beside: readonly string[],
  others: readonly string[],
): readonly QuestionPart[] | null {
  const text = (of: readonly string[]): string => ` ${of.join(" ")} `;
  const all = symbols.filter((each, at) => isCount(each) && !/^[a-z]$/.test(symbols[at - 1] ?? ""));
  // "Five cards with the 4".
  const counted = symbols.filter(
    (each, at) => isCount(each) && /^(?:card|handcard|hand)$/.test(symbols[at + 1] ?? ""),
  );
  const counts = all.length > 1 && counted.length === 1 ? counted : all;
  for (const { needs, may, counts: most, isShort, isNaming, tells } of KINDS) {
    const isOf = (symbol: string): boolean =>
      may.has(symbol) || isCount(symbol) || (isNaming === true && isNamed(symbol));
    const isCounted = counts.length >= most[0] && counts.length <= most[1];
    if ((beside.length > 0 && isShort !== true) || !isCounted) continue;
    if (!symbols.some((symbol) => needs.has(symbol)) || !symbols.every(isOf)) continue;
    const has = (symbol: string): boolean => symbols.includes(symbol);
    const told = tells({
      symbols,
      has,
      count: counts[0],
      beside: text(beside),
      rest: text([...others, ...beside]),
    });
    if (told !== null) return told;
  }
  return null;
}

/** Where a stretch of a clause can begin or end. */
const LINKS = setOf("and but with when have only still leftv apart");

/** The stretches of a clause, the longest first: from its beginning or a link to its end or to another link. */
function stretchesOf(stretch: readonly string[]): readonly (readonly [from: number, to: number])[] {
  const cuts = stretch.flatMap((symbol, at) => {
    const isCut =
      LINKS.has(symbol) && (symbol !== "apart" || /^(?:[nw][0-6]|still|only)$/.test(stretch[at + 1] ?? ""));
    return at > 0 && isCut ? [at] : [];
  });
  const [starts, ends] = [
    [0, ...cuts],
    [...cuts, stretch.length],
  ];
  return starts
    .flatMap((from) => ends.filter((to) => to > from).map((to) => [from, to] as const))
    .toSorted(([a, b], [c, d]) => d - c - (b - a));
}

/** What somebody laid before, as what lies. */
function lyingIn(stretch: readonly string[]): readonly string[] {
  const numbers = stretch.filter((symbol) => /^n\d+$/.test(symbol));
  const isLaid =
    (stretch.includes("person")
      ? stretch.includes("lay")
      : / have(?: already)? lay n/.test(` ${stretch.join(" ")}`)) &&
    !stretch.some((symbol) => /^(?:ask|wants)$/.test(symbol));
  if (!isLaid || numbers.length !== 1) return stretch;
  return stretch.flatMap((symbol) => {
    if (symbol === numbers[0]) return [symbol, "lie"];
    return /^(?:person|lay|have|already|in)$/.test(symbol) ? [] : [symbol];
  });
}

const HELD = "(?:have|hand|handcard|spare|only|still|leftv|in|on|ne|all)";
const CARD = "(?:[gbr] )?n\\d+(?: [gbr])?";
/** "My hand is 12, 14 and 60", "I only have 27 and 9", "I hold 27 and 9 and nothing else". */
const HELD_LIST = new RegExp(
  `(?<=^|,)(?: ${HELD})+(?: ,)? ${CARD}(?:(?: ,)?(?: and)? ${CARD})+(?: and (?:zero card|nothing))?(?: ${HELD})*(?= (?:,|$))`,
);

/** A question without the cards that it lists as those of a hand, of which one is told of elsewhere; null where it lists others. */
function withoutHeldList(
  told: string,
): { readonly told: string; readonly parts: readonly QuestionPart[] } | null {
  const [list = ""] = HELD_LIST.exec(told) ?? [];
  const numbers = list.match(/n\d+(?= |$)/g) ?? [];
  if (!/ (?:have|hand|handcard) /.test(`${list} `)) return { told, parts: [] };
  const rest = told.replace(list, "");
  const again = new Set(numbers.filter((number) => rest.includes(` ${number} `)));
  // "I have 27 and 9" tells of no whole hand.
  const isWhole = / (?:hand|handcard|only|spare|leftv) /.test(`${list} `) || numbers.length > 2;
  if (!isWhole || again.size !== 1 || numbers.length > MOST_HELD) return null;
  return { told: rest, parts: [{ is: "hand", hand: { counts: "held", cards: numbers.length } }] };
}

/** A question without what its clauses tell besides, and that as parts; null where it names cards that do not belong to it. */
export function withoutAsides(symbols: readonly string[]): {
  readonly symbols: readonly string[];
  readonly parts: readonly QuestionPart[];
} | null {
  // Cards to pay with are those that are left; in German what is held "beside" a card is what is held besides.
  const listed = withoutHeldList(` ${symbols.join(" ")} `);
  if (listed === null) return null;
  const told = listed.told
    // "Fünf Karten, darunter die 33".
    .replace(/(?<= have(?: still| only)* [nw]\d card) , below(?= n\d)/g, " including")
    // "And one to pay with".
    .replace(/(?<= (?:,|and|with) [nw][0-6])(?: spare)? (?:pay with|for pay)(?= )/g, " card spare")
    .replace(
      /(?<= (?:hand)?card) for pay(?= )|(?<= (?:with|have)(?: still| only)* [nw]\d (?:hand)?card) pay(?= )|(?<= (?:hand)?card) spare(?: (?:for|in))* discard(?= )/g,
      " spare",
    )
    .replace(
      /(?<=^|,| have) beside(?= (?:[a-z] )?n\d+(?: [a-z])?(?: have)?(?: still| only)* [nw]\d (?:hand)?card )/g,
      " apart",
    )
    .replace(EMPTY_ROW, "$2 $1")
    // "Two cards left: 19 and 66": the list belongs to what it lists.
    .replace(LIST, "")
    .replace(/(?<= (?:hand|handcard|card)) ,(?= [nw][0-6] (?:,|$))/g, "");
  const clauses = told
    .split(` ${BREAK} `)
    .map((text) => text.split(/[ ,]+/).filter((symbol) => symbol !== ""));
  const parts: QuestionPart[] = [...listed.parts];
  const kept = clauses.map((told, index) => {
    const others = clauses.flatMap((each, at) => (at === index ? [] : each));
    const stretch = others.some((each) => /^(?:lay|ask|what)$/.test(each)) ? lyingIn(told) : told;
    for (const [from, to] of stretchesOf(stretch)) {
      const rest = [...stretch.slice(0, from), ...stretch.slice(to)];
      const told = partsOf(stretch.slice(from, to), rest, others);
      if (told === null) continue;
      parts.push(...told);
      return rest.every((symbol) => /^(?:he|person)$/.test(symbol)) ? [] : rest;
    }
    return stretch;
  });
  // "One card, that's all it costs": the price that is told.
  const price = parts.find((part) => part.is === "price" && part.claimed !== undefined);
  return {
    symbols: kept.flat().filter((symbol) => !/^(?:wants|he)$/.test(symbol)),
    parts: price === undefined ? parts : parts.filter((part) => part.is !== "price" || part === price),
  };
}
