/** What a line of a question tells of cards and places, word by word in its order. */
import type { QuestionLine, QuestionPart } from "./line";
import type { NamedCard } from "./shapes";

/** A card, by its index among those that a question names. */
export type CardIndex = number;

/** One card so many spaces to the right of another, 0 on a side left open; one row `above` it; `on` it, or in its place. */
export interface PlaceFact {
  readonly is: "right" | "above" | "on" | "replaces";
  readonly card: CardIndex;
  readonly of: CardIndex;
  readonly by: number;
}

/** What is told of the space of a card. */
export type SpaceTold = Partial<Record<"row" | "column" | "edge", QuestionPart>>;

/** A side of a card, 0 where it is open which, and how far. */
export interface Relation {
  readonly is: PlaceFact["is"];
  readonly side: -1 | 0 | 1;
  readonly far?: number;
}
export type Node =
  | { readonly is: "card"; readonly card: CardIndex }
  /** `of` the card behind it; `it`, the card before; or `at` a side of the tried one. */
  | {
      readonly is: "side";
      readonly side: Relation;
      readonly form: "of" | "it" | "at";
      /** Whether a verb tells that the card behind it lies there: "beside it lies 32". */
      readonly isLying?: boolean;
      /** Whether a verb tells that the tried card goes there: "I put it on its right". */
      readonly isLaid?: boolean;
    }
  | { readonly is: "gap" | "count"; readonly spaces?: number }
  /** Two cards with the tried one between them, or with so many spaces. */
  | { readonly is: "pair"; readonly spaces?: number | undefined; readonly isOfGap?: true }
  /** `when` tells no place, and parts what does. */
  | { readonly is: "each" | "replace" | "with" | "when" }
  /** Of the card before it or behind it, where a verb tells which; of the tried one, where nothing lies there. */
  | {
      readonly is: "spot";
      readonly spot: SpaceTold;
      readonly of?: "before" | "behind" | "tried" | undefined;
    };

const sides = (
  form: "of" | "it" | "at",
  told: Readonly<Record<string, Relation>>,
): readonly (readonly [string, Node])[] =>
  Object.entries(told).map(([word, side]) => [word, { is: "side", side, form }]);
const beside: Relation = { is: "right", side: 0 };
const left: Relation = { is: "right", side: -1 };
const right: Relation = { is: "right", side: 1 };
const above: Relation = { is: "above", side: 1 };
const under: Relation = { is: "above", side: -1 };
const on: Relation = { is: "on", side: 0 };

/** Relations that are also told without a word for them. */
export const RELATIONS = { beside, left, right } as const;

/** What symbols tell of places. */
const WORDS: ReadonlyMap<string, Node> = new Map<string, Node>([
  ...sides("of", { left, right, beside, away: beside, above, under, on, top: on, taken: on }),
  ...sides("it", { leftit: left, rightit: right, besideit: beside, onit: on }),
  ...sides("at", { atleft: left, atright: right, neighbour: beside, oneside: beside }),
  ...["between", "neighbours", "either"].map((word) => [word, { is: "pair" }] as const),
  ..."replace cover swap".split(" ").map((word) => [word, { is: "replace" }] as const),
  ["for", { is: "with" }],
  ["each", { is: "each" }],
  ["space", { is: "gap" }],
]);

/** Symbols that tell of no place; and those that tell of none in front of what does: "with 30 on the left". */
const SILENT = new Set("lay ask lie some there already and but that still empty middle".split(" "));
const UPRIGHT = /^(?:above|under|over|onit|below)$/;
const LEADING = new Set("in have when with for".split(" "));

/** What a line tells in its order, with its cards; other parts are for others to read, and what nobody knows is left. */
export interface ToldLine {
  readonly nodes: readonly Node[];
  readonly cards: readonly NamedCard[];
  readonly others: readonly QuestionPart[];
  readonly left: readonly string[];
  /** Whether the tried card is to lie in the middle of a gap. */
  readonly isMiddle: boolean;
}

const isSame = (one: NamedCard, other: NamedCard): boolean =>
  one.kind === "number" &&
  other.kind === "number" &&
  one.value === other.value &&
  one.colour === other.colour;

/** Up to so many, a number in front of a word of place counts spaces. */
const MOST_COUNTED = 5;
const COUNTED = /^(?:space|away|(?:at)?(?:left|right)(?:it)?)$/;

/** Puts a node behind the last, or makes one of both: "two spaces", "space between", "row 3, column 2". */
function putBehind(nodes: Node[], node: Node): void {
  const last = nodes.at(-1);
  const isCounted = last?.is === "count" || last?.is === "gap";
  if (node.is === "gap" && isCounted)
    nodes.splice(-1, 1, { is: "gap", spaces: (last.spaces ?? 1) + (last.is === "gap" ? 1 : 0) });
  else if (node.is === "pair" && isCounted)
    nodes.splice(-1, 1, { is: "pair", isOfGap: true, spaces: last.spaces });
  else if (node.is === "side" && node.side.is === "right" && isCounted && last.spaces !== undefined)
    nodes.splice(-1, 1, { ...node, side: { ...node.side, far: last.spaces } });
  else if (
    node.is === "spot" &&
    last?.is === "spot" &&
    Object.keys(node.spot).every((key) => !(key in last.spot))
  )
    nodes.splice(-1, 1, { ...last, ...node, spot: { ...last.spot, ...node.spot } });
  else nodes.push(node);
}

/** What a line tells of cards and places. */
export function toldBy(line: QuestionLine): ToldLine {
  const names = line.text.split(" ").filter((name) => name !== "");
  const nodes: Node[] = [];
  const cards: NamedCard[] = [];
  const others: QuestionPart[] = [];
  const left: string[] = [];
  const isSwapping = names.some((name) => WORDS.get(name)?.is === "replace");
  const isCounting = names.includes("counts");
  const named = line.said().flatMap((part) => (part.is === "card" ? part.card : []));
  const numbers = named.length;
  // "A 3 on its left and a 9 on its right" leaves none to count with: each side has a card, and the tried one has none.
  const sided = names.filter((name) => /^(?:at)?(?:left|right)(?:it)?$/.test(name)).length;
  const isCounted = new Set(named.map(({ value }) => value)).size - 1 > sided;
  // Rows of the mountain have no gaps: "a 4 on its left" beside a Bridge is no count of spaces.
  const isGapless = named.some(({ kind, colour }) => kind === "bridge" || colour !== undefined);
  let isLaid = false;
  const push = (node: Node): void => {
    putBehind(nodes, node.is === "side" && isLaid ? { ...node, isLaid } : node);
    if (node.is === "side") isLaid = false;
  };
  names.forEach((name, at) => {
    const [before = "", next = ""] = [names[at - 1], names[at + 1]];
    const last = nodes.at(-1);
    const part = line.part(name);
    const isBeforeCard =
      line.part(names.slice(at + 1).find((each) => !SILENT.has(each)) ?? "")?.is === "card";
    const { value = 0 } =
      part?.is === "card" ? part.card : { value: Number(/^[nw](\d)$/.exec(name)?.[1] ?? 0) };
    const isSwapped = isSwapping && name === "with" && isBeforeCard && /^C/.test(before);
    const word = WORDS.get(isSwapped ? "for" : name);
    // "38 two spaces on".
    const isOnward = name === "on" && last?.is === "gap" && last.spaces !== undefined;
    const isCount = value > 0 && value <= MOST_COUNTED && !isGapless && (part === undefined || isCounted);
    if (name === "laid") isLaid = true;
    else if (isCount && COUNTED.test(next)) push({ is: "count", spaces: value });
    else if (part?.is === "card") {
      // There are two of each card of the mountain: "a green 5 beside a green 5".
      const beside = last?.is === "side" && last.form === "of" ? nodes.at(-2) : undefined;
      const twin = part.card.colour !== undefined && beside?.is === "card" ? beside.card : undefined;
      const known = cards.findIndex((each, index) => isSame(each, part.card) && index !== twin);
      push({ is: "card", card: known < 0 ? cards.push(part.card) - 1 : known });
    } else if (part?.is === "row" || part?.is === "column" || part?.is === "edge") {
      // "30 lies in row 3", "row 2 ends with 23".
      const isOfNext = part.is === "edge" && /^(?:with|for)$/.test(next) && /^C/.test(names[at + 2] ?? "");
      const isOfLast = /^(?:lie|some)$/.test(before) && /^C/.test(names[at - 2] ?? "");
      // "The corner at the top right is empty": that space, and not a row.
      const isEmpty = part.is !== "row" && next === "empty";
      const of = isOfNext ? "behind" : isOfLast ? "before" : isEmpty ? "tried" : undefined;
      push({ is: "spot", spot: { [part.is]: part }, of });
    } else if (part !== undefined) {
      const isAlone = part.is === "where" && part.where.kind === "alone";
      if (!isAlone || !others.some((each) => each.is === "where")) others.push(part);
    }
    // Whether the card above counts is what the price tells.
    else if (/^(?:counts|column|does)$/.test(name) && names.some((each) => UPRIGHT.test(each))) return;
    else if (isCounting && UPRIGHT.test(name)) {
      const isSaid = nodes.some((node) => node.is === "side" && node.side.is === "above");
      const isOf = isBeforeCard && !/onit|below/.test(name) && before !== "counts";
      if (!isSaid)
        push({ is: "side", side: /below|under/.test(name) ? under : above, form: isOf ? "of" : "at" });
    } else if (name === "below" && isBeforeCard && names.includes("column"))
      push({ is: "side", side: under, form: "of" });
    else if (name === "onit" && names[at - 2] === "on") return;
    else if (/^[nw]2$/.test(name) && (before === "between" || next === "neighbours")) return;
    else if (name === "space" && before === "neighbours") return;
    else if (name === "over" && isBeforeCard) {
      // An Island over another may be a row above it, or on it.
      const isOpen = line.card(next).kind === "number" && line.card(next).colour === undefined;
      if (isOpen && !/row|in/.test(before)) left.push(name);
      else push({ is: "side", side: isOpen ? above : on, form: "of" });
    }
    // "20, then a gap, then 25" tells an order of cards, "and then 36" of deeds.
    else if (name === "thereupon") {
      // "And then I have two cards": after what is paid, or not.
      if (line.part(next)?.is === "hand") left.push(name);
      const isListed = [before, next, names[at - 2], names[at + 2]].includes("space");
      const isOf = (each: string): boolean => /^(?:side|pair)$/.test(WORDS.get(each)?.is ?? "");
      if (!isListed && names.slice(0, at).some(isOf) && names.slice(at).some(isOf)) left.push(name);
    }
    // "Away from 30" tells how far only with a number.
    else if (name === "away" && last?.is !== "count" && last?.is !== "gap") left.push(name);
    else if (isOnward) push({ is: "side", side: right, form: "it" });
    else if (name === "on" && !isBeforeCard) return;
    else if (name === "it" && last?.is === "side") nodes.splice(-1, 1, { ...last, form: "it" });
    // "4 and 9, 6 in the middle".
    else if (name === "middle" && cards.length > 2 && nodes.every(({ is }) => is === "card" || is === "spot"))
      push({ is: "pair" });
    else if (name === "open" && nodes.some(({ is }) => is === "pair" || is === "side")) return;
    else if (word?.is === "side" && word.form === "of" && !isBeforeCard) push({ ...word, form: "at" });
    // "A row ends with 24".
    else if (/^(?:with|for)$/.test(name) && /^E/.test(before)) return;
    else if (word?.is === "side" && word.form === "it") {
      const verbs = names.slice(at + 1).findIndex((each) => !/^(?:lie|some|already)$/.test(each));
      push({ ...word, isLying: verbs > 0 && /^C/.test(names[at + 1 + verbs] ?? "") });
    } else if (word !== undefined && (word.is !== "with" || isSwapping)) push(word);
    else if (name === "have" && next === "" && /^C/.test(before)) return;
    else if (LEADING.has(name)) {
      if (name === "when") push({ is: "when" });
      const first = names.slice(at + 1).find((each) => !SILENT.has(each)) ?? "";
      const isPlace = /^(?:[CRLESW]\d|[nw][1-5]$)/.test(first) || WORDS.has(first);
      const isAlone = name === "with" && numbers < 2;
      // "The blue 7 in the blue 7" tells nothing.
      const isBetween = name === "in" && /^C/.test(before) && /^C/.test(next) && isGapless;
      if (isBetween || ((!isPlace || isAlone) && !(name === "in" && cards.length > 1))) left.push(name);
    } else if (!SILENT.has(name)) left.push(name);
  });
  // A gap is between cards.
  if (cards.length < 2 && nodes.some(({ is }) => is === "gap" || is === "count")) left.push("space");
  // "A 9 next to a 3, the 5 in the middle": of what, is not said.
  const sides = nodes.flatMap((node) => (node.is === "side" ? [node.side] : []));
  const isWithin =
    nodes.some(({ is }) => is === "pair" || is === "gap") || sides.some(({ far }) => far !== undefined);
  const isOpen = / middle (?!(?:in )?R\d)/.test(line.text.replaceAll(/ +/g, " "));
  if (cards.length > 1 && isOpen && !isWithin && sides.length < 2) left.push("middle");
  // Only a Campfire takes the place of a card.
  if (!cards.some(({ kind }) => kind === "campfire"))
    left.push(...names.filter((name) => /^swap$/.test(name)));
  // Whose Start it is, and where one lies, is for others to read.
  if (line.isSaid("start-held"))
    left.push(
      ...names.filter(
        (name, at) =>
          (/^(?:and|some|lie)$/.test(name) && names[at - 2] !== "between") ||
          (name === "already" && !/^S/.test(names[at - 1] ?? "")),
      ),
    );
  return { nodes, cards, others, left, isMiddle: names.includes("middle") };
}
