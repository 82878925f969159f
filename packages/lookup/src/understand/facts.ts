/**
 * What a question tells of where cards lie, as facts: "30 is left, 38 right of it" tells two. A word of place can belong to
 * the card before it, to the one behind it or to the one that is tried, in whatever order they stand; every way in which each
 * word has its cards and each card its place is a reading of them.
 */
import { nearerDifference } from "@stillwater/engine";
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

/** Two cards with the tried one between them, and how many spaces, where that is told. */
interface Gap {
  readonly ends: readonly [CardIndex, CardIndex];
  readonly spaces?: number;
  /** Whether the first lies left of the other. */
  readonly isInOrder: boolean;
}

/** One way of reading what a question tells. */
export interface Facts {
  readonly tried: CardIndex;
  readonly facts: readonly PlaceFact[];
  readonly spots: ReadonlyMap<CardIndex, SpaceTold>;
  readonly gaps: readonly Gap[];
}

/** A side of a card, 0 where it is open which, and how far. */
interface Relation {
  readonly is: PlaceFact["is"];
  readonly side: -1 | 0 | 1;
  readonly far?: number;
}
type Node =
  | { readonly is: "card"; readonly card: CardIndex }
  /** `of` the card behind it; `it`, the card before; or `at` a side of the tried one. */
  | {
      readonly is: "side";
      readonly side: Relation;
      readonly form: "of" | "it" | "at";
      /** Whether a verb tells that the card behind it lies there: "beside it lies 32". */
      readonly isLying?: boolean;
    }
  | { readonly is: "gap" | "count"; readonly spaces?: number }
  /** Two cards with the tried one between them, or with so many spaces. */
  | { readonly is: "pair"; readonly spaces?: number; readonly isOfGap?: true }
  /** `when` tells no place, and parts what does. */
  | { readonly is: "each" | "replace" | "with" | "when" }
  /** Of the card before it or behind it, where a verb tells which. */
  | { readonly is: "spot"; readonly spot: SpaceTold; readonly of?: "before" | "behind" };

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
const replaces: Relation = { is: "replaces", side: 0 };

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

/** What a line tells of cards and places. */
export function toldBy(line: QuestionLine): ToldLine {
  const names = line.text.split(" ").filter((name) => name !== "");
  const nodes: Node[] = [];
  const cards: NamedCard[] = [];
  const others: QuestionPart[] = [];
  const left: string[] = [];
  const isSwapping = names.some((name) => WORDS.get(name)?.is === "replace");
  const isCounting = names.includes("counts");
  const numbers = line.said().filter(({ is }) => is === "card").length;
  /** Puts a node behind the last, or makes one of both: "two spaces", "space between", "row 3, column 2". */
  const push = (node: Node): void => {
    const last = nodes.at(-1);
    const isCounted = last?.is === "count" || last?.is === "gap";
    if (node.is === "gap" && isCounted)
      nodes.splice(-1, 1, { is: "gap", spaces: (last.spaces ?? 1) + (last.is === "gap" ? 1 : 0) });
    else if (node.is === "pair" && isCounted)
      nodes.splice(-1, 1, {
        is: "pair",
        isOfGap: true,
        ...(last.spaces === undefined ? {} : { spaces: last.spaces }),
      });
    else if (node.is === "side" && node.side.is === "right" && isCounted && last.spaces !== undefined)
      nodes.splice(-1, 1, { ...node, side: { ...node.side, far: last.spaces } });
    else if (
      node.is === "spot" &&
      last?.is === "spot" &&
      Object.keys(node.spot).every((key) => !(key in last.spot))
    )
      nodes.splice(-1, 1, { ...last, ...node, spot: { ...last.spot, ...node.spot } });
    else nodes.push(node);
  };
  names.forEach((name, at) => {
    const [before = "", next = ""] = [names[at - 1], names[at + 1]];
    const last = nodes.at(-1);
    const part = line.part(name);
    const isBeforeCard =
      line.part(names.slice(at + 1).find((each) => !SILENT.has(each)) ?? "")?.is === "card";
    const { value = 0, colour } =
      part?.is === "card" ? part.card : { value: Number(/^[nw](\d)$/.exec(name)?.[1] ?? 0) };
    const isSwapped = isSwapping && name === "with" && isBeforeCard && /^C/.test(before);
    const word = WORDS.get(isSwapped ? "for" : name);
    // "38 two spaces on".
    const isOnward = name === "on" && last?.is === "gap" && last.spaces !== undefined;
    const isCount =
      value > 0 && value <= MOST_COUNTED && colour === undefined && (part === undefined || numbers > 2);
    if (isCount && COUNTED.test(next)) push({ is: "count", spaces: value });
    else if (part?.is === "card") {
      const known = cards.findIndex((each) => isSame(each, part.card));
      push({ is: "card", card: known < 0 ? cards.push(part.card) - 1 : known });
    } else if (part?.is === "row" || part?.is === "column" || part?.is === "edge") {
      // "30 lies in row 3", "row 2 ends with 23".
      const isOfNext = part.is === "edge" && /^(?:with|for)$/.test(next) && /^C/.test(names[at + 2] ?? "");
      const isOfLast = /^(?:lie|some)$/.test(before) && /^C/.test(names[at - 2] ?? "");
      const of = isOfNext ? "behind" : isOfLast ? "before" : undefined;
      push({ is: "spot", spot: { [part.is]: part }, ...(of === undefined ? {} : { of }) });
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
      if ((!isPlace || isAlone) && !(name === "in" && cards.length > 1)) left.push(name);
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

/** One of the things that a node can tell, and how unlike it is to how people say it. */
interface Option {
  readonly facts?: readonly PlaceFact[];
  readonly spot?: readonly [CardIndex, SpaceTold];
  readonly gap?: Gap;
  readonly cost: number;
  /** Whether the word of a side stands before its card or behind it: people keep to one. */
  readonly style?: "before" | "behind";
}

/** What a node can tell where this card is tried; none where its cards are missing, null where it tells nothing by itself. */
function optionsAt({ nodes, cards }: ToldLine, at: number, tried: CardIndex): readonly Option[] | null {
  const node = nodes[at];
  const cardAt = (index: number): CardIndex | undefined => {
    const each = nodes[index];
    return each?.is === "card" ? each.card : undefined;
  };
  const before = [
    ...new Set(
      nodes
        .slice(0, at)
        .flatMap((each) => (each.is === "card" ? each.card : []))
        .toReversed(),
    ),
  ];
  const behind = [...new Set(nodes.slice(at + 1).flatMap((each) => (each.is === "card" ? each.card : [])))];
  const value = (card: CardIndex): number => cards[card]?.value ?? 0;
  const related = (
    side: Relation,
    card: CardIndex | undefined,
    of: CardIndex | undefined,
    cost: number,
    style?: "before" | "behind",
  ): readonly Option[] => {
    if (card === undefined || of === undefined || card === of) return [];
    // "Two away": on the side that the numbers leave.
    const { far = 1 } = side;
    const by = side.side === 0 && far > 1 ? far * Math.sign(value(card) - value(of)) : side.side * far;
    return [{ facts: [{ is: side.is, card, of, by }], cost, ...(style === undefined ? {} : { style }) }];
  };
  switch (node?.is) {
    case "side": {
      const { side, form } = node;
      const isInGap = nodes[at + 1]?.is === "gap" || nodes[at - 1]?.is === "gap";
      if (form === "of") {
        const [of, next] = behind;
        // "Right of 25 and left of 40" tells both of one card.
        const own = nodes[at - 2]?.is === "side" && before[1] !== of ? before[1] : before[0];
        return [
          ...related(side, own, of, 0),
          ...(own === before[0] ? [] : related(side, before[0], of, 1)),
          ...related(side, own === tried ? undefined : tried, of, own === undefined || isInGap ? 0 : 1),
          ...related(side, next === tried ? undefined : next, of, own === undefined ? 0 : 1),
        ];
      }
      if (node.isLying === true)
        return (before.length === 0 ? [tried] : before).flatMap((of, index) =>
          related(side, behind[0], of, index),
        );
      // "A 20, and right of it a gap".
      if (form === "it" && nodes[at + 1]?.is === "gap" && before.length > 0)
        return related(
          side,
          tried,
          before.find((card) => card !== tried),
          0,
        );
      const isOfGap = nodes.slice(0, at).some(({ is }) => is === "gap");
      /** What a side can be one of: of the tried card, or of one that was named before. */
      const of = (
        card: CardIndex | undefined,
        named: readonly CardIndex[],
        style?: "before" | "behind",
      ): readonly Option[] => {
        const others = named.filter((each) => each !== card && each !== tried).slice(0, 2);
        const isIt = form === "it" && !isInGap && !isOfGap && others.length > 0;
        return [
          ...related(side, card, tried, isIt ? 1 : 0, style),
          ...others.flatMap((other, index) =>
            related(side, card, other, isIt ? 0 : card === tried ? index : 1 + index, style),
          ),
        ];
      };
      // What lies on "it" was named behind it.
      if (side.is === "on")
        return before
          .slice(1)
          .flatMap((of) => related(side, before[0], of, cards[of]?.kind === "bridge" ? 0 : 1));
      // "Next to the 32, on its right": of either.
      const beside = nodes[at - 2];
      const isOfBeside =
        form === "it" && beside?.is === "side" && beside.form === "of" && beside.side.side === 0;
      const apart = (index: number): number => (cardAt(index) === undefined ? 1 : 0);
      const dearer = (options: readonly Option[], by: number): readonly Option[] =>
        options.map((each) => ({ ...each, cost: each.cost + by }));
      return [
        ...dearer(of(before[0], before.slice(1), "behind"), apart(at - 1)),
        ...dearer(of(behind[0], before, "before"), apart(at + 1)),
        ...dearer(of(tried, before), isInGap || isOfBeside ? 0 : 1),
      ].filter(({ cost }) => cost === 0 || form === "it" || side.side !== 0);
    }
    case "pair": {
      const [one, other] = [cardAt(at + 1), cardAt(at + 2)];
      const [last, first] = before.filter((card) => card !== tried);
      const ends =
        one !== undefined && other !== undefined
          ? ([one, other] as const)
          : first !== undefined && last !== undefined
            ? ([first, last] as const)
            : undefined;
      if (ends === undefined || ends[0] === ends[1]) return [];
      const own = cardAt(at - 1);
      const bridge = [...before, ...behind].find(
        (card) => card !== tried && cards[card]?.kind === "bridge" && !ends.includes(card),
      );
      if (bridge !== undefined)
        return [
          {
            cost: 0,
            facts: [
              { is: "right", card: bridge, of: ends[0], by: 1 },
              { is: "right", card: ends[1], of: bridge, by: 1 },
            ],
          },
        ];
      const gap = nodes[at + 3];
      // What lies between others is told in more ways than this one.
      if (
        own !== undefined &&
        own !== tried &&
        one !== undefined &&
        other !== undefined &&
        !ends.includes(own)
      )
        return [];
      const told = node.spaces ?? (gap?.is === "gap" ? gap.spaces : undefined);
      const isOfGap = node.isOfGap === true || gap?.is === "gap";
      const [of] = ends.filter((card) => card !== tried);
      // "Two spaces between 40 and 43, is 43 free": it lies beyond them. Without a number there is one, where none would fit.
      if (ends.includes(tried)) {
        const isNear = told !== undefined || nearerDifference(value(ends[0]), value(ends[1]), 0) < 2;
        if (of === undefined || !isOfGap || !isNear) return [];
        const side = { ...(value(tried) < value(of) ? left : right), far: (told ?? 1) + 1 };
        return related(side, tried, of, 0);
      }
      // "4 and 9 lie there, 6 between": the card before the word is the one that goes there.
      const isOther = one === undefined && own !== undefined && own !== tried;
      return [
        {
          cost: isOther ? 1 : 0,
          gap: { ends, isInOrder: false, ...(told === undefined ? {} : { spaces: told }) },
        },
      ];
    }
    case "each": {
      const [other, one] = before.length > 1 ? before : behind;
      return related(beside, one, other, 0);
    }
    case "gap": {
      const [one, other] = [cardAt(at - 1), cardAt(at + 1)];
      if (other === undefined || other === tried) return null;
      if (one !== undefined && one !== tried) {
        // "28 31 _ 35".
        const [first, last] = [cardAt(at - 2), cardAt(at + 2)];
        const facts = [
          ...(first === undefined || first === tried ? [] : [{ ...right, card: one, of: first, by: 1 }]),
          ...(last === undefined || last === tried ? [] : [{ ...right, card: last, of: other, by: 1 }]),
        ];
        const gap = { ends: [one, other], spaces: node.spaces ?? 1, isInOrder: true } as const;
        return [{ cost: 0, gap, facts }, { cost: 1 }];
      }
      return nodes[at - 1]?.is === "side" ? [{ cost: 1 }, ...related(right, other, tried, 0)] : null;
    }
    case "replace": {
      // What is tried takes the place of another.
      const between = nodes.findIndex(
        (each, index) =>
          each.is === "with" && cardAt(index - 1) !== undefined && cardAt(index + 1) !== undefined,
      );
      if (
        between >= 0 &&
        cardAt(between + 1) !== tried &&
        cards[cardAt(between - 1) ?? 0]?.kind !== "bridge" &&
        !nodes.some(({ is }) => is === "pair")
      )
        return [];
      const bridge = nodes.some(({ is }) => is === "pair")
        ? cards.findIndex(({ kind }) => kind === "bridge")
        : -1;
      const [last, first] = before;
      // "A Campfire a green 5 replaces".
      const replaced =
        bridge >= 0
          ? bridge
          : (cardAt(at + 1) ??
            (between >= 0 || first === undefined || first === tried
              ? [last, first].find((card) => card !== tried)
              : undefined));
      return related(replaces, tried, replaced, 0);
    }
    case "spot": {
      const isRow = Object.keys(node.spot).join() === "row";
      const at = (
        card: CardIndex | undefined,
        cost: number,
        style?: "before" | "behind",
      ): readonly Option[] =>
        card === undefined
          ? []
          : [{ spot: [card, node.spot], cost, ...(style === undefined ? {} : { style }) }];
      if (node.of !== undefined) return at(node.of === "before" ? before[0] : behind[0], 0);
      return [
        ...at(before[0], 0, "behind"),
        ...at(behind[0], 0, "before"),
        ...(tried === before[0] || tried === behind[0] ? [] : at(tried, 1)),
        ...(isRow ? [{ cost: 0 }] : []),
      ];
    }
    default:
      return null;
  }
}

/** A reading is put together of one option of each node; so many are more than any question that means one thing. */
const MOST_READINGS = 2000;

/** What options tell together; null where a card has two spaces. */
function joined(tried: CardIndex, options: readonly Option[]): Facts | null {
  const spots = new Map<CardIndex, SpaceTold>();
  for (const { spot: told } of options) {
    if (told === undefined) continue;
    const known = spots.get(told[0]) ?? {};
    if (Object.keys(told[1]).some((key) => key in known)) return null;
    spots.set(told[0], { ...known, ...told[1] });
  }
  return {
    tried,
    facts: options.flatMap(({ facts = [] }) => facts),
    spots,
    gaps: options.flatMap(({ gap = [] }) => gap),
  };
}

/** Every reading of what is told where this card is tried, those that are said most plainly first. */
export function readingsOf(
  told: ToldLine,
  tried: CardIndex,
): readonly { readonly facts: Facts; readonly cost: number }[] {
  const nodes = told.nodes.flatMap((_, at) => {
    const options = optionsAt(told, at, tried);
    return options === null ? [] : [options];
  });
  const count = nodes.reduce((product, options) => product * options.length, 1);
  if (count === 0 || count > MOST_READINGS) return [];
  const chosen = nodes.reduce<readonly (readonly Option[])[]>(
    (all, options) => all.flatMap((each) => options.map((option) => [...each, option])),
    [[]],
  );
  return chosen.flatMap((options) => {
    const facts = joined(tried, options);
    const styles = new Set(options.flatMap(({ style = [] }) => style));
    const cost = options.reduce((sum, each) => sum + each.cost, styles.size > 1 ? 2 : 0);
    return facts === null ? [] : [{ facts, cost }];
  });
}
