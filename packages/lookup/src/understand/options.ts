/** What each word of place in a line can tell: of which card, of which other, and how unlike that is to how people say it. */
import { nearerDifference } from "@stillwater/engine";
import {
  type CardIndex,
  type Node,
  type PlaceFact,
  RELATIONS,
  type Relation,
  type SpaceTold,
  type ToldLine,
} from "./told-line";

/** Two cards with the tried one between them, and how many spaces, where that is told. */
export interface Between {
  readonly ends: readonly [CardIndex, CardIndex];
  readonly spaces?: number | undefined;
  /** Whether the first lies left of the other. */
  readonly isInOrder: boolean;
}

type Style = "before" | "behind";

/** One of the things that a node can tell, and how unlike it is to how people say it. */
export interface Option {
  readonly facts?: readonly PlaceFact[];
  readonly spot?: readonly [CardIndex, SpaceTold];
  readonly gap?: Between;
  readonly cost: number;
  /** Whether the word of a side stands before its card or behind it: people keep to one. */
  readonly style?: Style | undefined;
}
type Options = readonly Option[];

type NodeThatIs<Is extends Node["is"]> = Node & { readonly is: Is };

const { beside, left, right } = RELATIONS;
const replaces: Relation = { is: "replaces", side: 0 };

/** What a node can tell where this card is tried; none where its cards are missing, null where it tells nothing by itself. */
export function optionsAt(told: ToldLine, at: number, tried: CardIndex): Options | null {
  const node = told.nodes[at];
  const around = new Around(told, at, tried);
  switch (node?.is) {
    case "side":
      return node.form === "of" ? ofTheNext(node, around) : ofASide(node, around);
    case "pair":
      return ofAPair(node, around);
    case "each": {
      const [other, one] = around.before.length > 1 ? around.before : around.behind;
      return around.related(beside, one, other, 0);
    }
    case "gap":
      return ofAGap(node.spaces ?? 1, around);
    case "replace":
      return ofReplacing(around);
    case "spot":
      return ofASpace(node, around);
    default:
      return null;
  }
}

/** A node among the others of its line, where one card is tried. */
class Around {
  readonly nodes: readonly Node[];
  readonly cards: ToldLine["cards"];
  /** The cards named before it and behind it, the nearest first. */
  readonly before: readonly CardIndex[];
  readonly behind: readonly CardIndex[];

  constructor(
    { nodes, cards }: ToldLine,
    readonly at: number,
    readonly tried: CardIndex,
  ) {
    this.nodes = nodes;
    this.cards = cards;
    const named = (some: readonly Node[]): readonly CardIndex[] => [
      ...new Set(some.flatMap((each) => (each.is === "card" ? each.card : []))),
    ];
    this.before = named(nodes.slice(0, at).toReversed());
    this.behind = named(nodes.slice(at + 1));
  }

  /** The node so many behind this one, or before it where that is negative. */
  nearby(by: number): Node | undefined {
    return this.nodes[this.at + by];
  }

  cardOf(node: Node | undefined): CardIndex | undefined {
    return node?.is === "card" ? node.card : undefined;
  }

  value(card: CardIndex): number {
    return this.cards[card]?.value ?? 0;
  }

  isBridge(card: CardIndex | undefined): boolean {
    return card !== undefined && this.cards[card]?.kind === "bridge";
  }

  /** That a card lies at a side of another; nothing where either is missing. */
  related(
    side: Relation,
    card: CardIndex | undefined,
    of: CardIndex | undefined,
    cost: number,
    style?: Style,
  ): Options {
    if (card === undefined || of === undefined || card === of) return [];
    // "Two away": on the side that the numbers leave.
    const { far = 1 } = side;
    const by =
      side.side === 0 && far > 1 ? far * Math.sign(this.value(card) - this.value(of)) : side.side * far;
    return [{ facts: [{ is: side.is, card, of, by }], cost, style }];
  }
}

const isInGap = (around: Around): boolean =>
  around.nearby(1)?.is === "gap" || around.nearby(-1)?.is === "gap";

/** "Right of 25": of the card behind it. */
function ofTheNext({ side }: NodeThatIs<"side">, around: Around): Options {
  const { before, tried } = around;
  const [of, next] = around.behind;
  // "Right of 25 and left of 40" tells both of one card.
  const own = around.nearby(-2)?.is === "side" && before[1] !== of ? before[1] : before[0];
  return [
    ...around.related(side, own, of, 0),
    ...around.related(
      side,
      own === tried ? undefined : tried,
      of,
      own === undefined || isInGap(around) ? 0 : 1,
    ),
    ...around.related(side, next === tried ? undefined : next, of, own === undefined ? 0 : 1),
  ];
}

/** "On its left", "to the left": of a card that was named before, or of the tried one. */
function ofASide(node: NodeThatIs<"side">, around: Around): Options {
  const { side, form } = node;
  const { nodes, at, before, behind, tried } = around;
  // Beside the last card that was named besides; "I put it on the right of it, the 7" names it behind.
  if (node.isLaid === true)
    return [...before, ...behind]
      .filter((card) => card !== tried)
      .flatMap((of, index) => around.related(side, tried, of, index));
  if (node.isLying === true)
    return (before.length === 0 ? [tried] : before).flatMap((of, index) =>
      around.related(side, behind[0], of, index),
    );
  // "A 20, and right of it a gap".
  if (form === "it" && around.nearby(1)?.is === "gap" && before.length > 0) {
    const other = before.find((card) => card !== tried);
    return around.related(side, tried, other, 0);
  }
  // What lies on "it" was named behind it.
  if (side.is === "on")
    return before.slice(1).flatMap((of) => around.related(side, before[0], of, around.isBridge(of) ? 0 : 1));
  const isBesideGap = isInGap(around);
  const isOfGap = nodes.slice(0, at).some(({ is }) => is === "gap");
  // "A 43 on its left and a 50 on its right": both are of one card, which is neither of them; but "43 lies on the left, I
  // lay 50 on the right" tells where the tried card goes.
  const across = nodes
    .slice(0, at)
    .flatMap((each, index) =>
      each.is === "side" && each.form !== "of" && each.side.side === -side.side
        ? (around.cardOf(nodes[index - 1]) ?? [])
        : [],
    );
  /** What a side can be one of: of the tried card, or of one that was named before. */
  const of = (
    card: CardIndex | undefined,
    named: readonly CardIndex[],
    dearer: number,
    style?: Style,
  ): Options => {
    const others = named
      .filter((each) => each !== card && each !== tried && (card === tried || !across.includes(each)))
      .slice(0, 2);
    const isIt = form === "it" && !isBesideGap && !isOfGap && others.length > 0;
    return [
      ...around.related(side, card, tried, dearer + (isIt ? 1 : 0), style),
      ...others.flatMap((other, index) => {
        const cost = isIt ? 0 : card === tried ? index : 1 + index;
        return around.related(side, card, other, dearer + cost, style);
      }),
    ];
  };
  // "Next to the 32, on its right": of either.
  const last = around.nearby(-2);
  const isOfBeside = form === "it" && last?.is === "side" && last.form === "of" && last.side.side === 0;
  const apart = (by: number): number => (around.nearby(by)?.is === "card" ? 0 : 1);
  return [
    ...of(before[0], before.slice(1), apart(-1), "behind"),
    ...(across.length > 0 && around.nearby(-1)?.is === "card" && behind[0] === tried
      ? []
      : of(behind[0], before, apart(1), "before")),
    ...of(tried, before, isBesideGap || isOfBeside ? 0 : 1),
  ].filter(({ cost }) => cost === 0 || form === "it" || side.side !== 0);
}

/** "Between 20 and 30", "20 and 30 are its neighbours". */
function ofAPair(node: NodeThatIs<"pair">, around: Around): Options {
  const { before, behind, tried } = around;
  const [one, other] = [around.cardOf(around.nearby(1)), around.cardOf(around.nearby(2))];
  const [last, first] = before.filter((card) => card !== tried);
  const isBehind = one !== undefined && other !== undefined;
  const ends = isBehind
    ? ([one, other] as const)
    : first !== undefined && last !== undefined
      ? ([first, last] as const)
      : undefined;
  if (ends === undefined || ends[0] === ends[1]) return [];
  const bridge = [...before, ...behind].find(
    (card) => card !== tried && around.isBridge(card) && !ends.includes(card),
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
  // What lies between others is told in more ways than this one.
  const own = around.cardOf(around.nearby(-1));
  if (own !== undefined && own !== tried && isBehind && !ends.includes(own)) return [];
  const gap = around.nearby(3);
  const told = node.spaces ?? (gap?.is === "gap" ? gap.spaces : undefined);
  const isOfGap = node.isOfGap === true || gap?.is === "gap";
  // "Two spaces between 40 and 43, is 43 free": it lies beyond them. Without a number there is one, where none would fit.
  if (ends.includes(tried)) {
    const [of] = ends.filter((card) => card !== tried);
    const isNear =
      told !== undefined || nearerDifference(around.value(ends[0]), around.value(ends[1]), 0) < 2;
    if (of === undefined || !isOfGap || !isNear) return [];
    const side = { ...(around.value(tried) < around.value(of) ? left : right), far: (told ?? 1) + 1 };
    return around.related(side, tried, of, 0);
  }
  return [{ cost: 0, gap: { ends, isInOrder: false, spaces: told } }];
}

/** "28 31 _ 35", "a 30 and then a gap". */
function ofAGap(spaces: number, around: Around): Options | null {
  const { tried } = around;
  const [one, other] = [around.cardOf(around.nearby(-1)), around.cardOf(around.nearby(1))];
  if (other === undefined || other === tried) return null;
  if (one === undefined || one === tried)
    return around.nearby(-1)?.is === "side" ? [{ cost: 1 }, ...around.related(right, other, tried, 0)] : null;
  const [first, last] = [around.cardOf(around.nearby(-2)), around.cardOf(around.nearby(2))];
  const facts = [
    ...(first === undefined || first === tried ? [] : [{ ...right, card: one, of: first, by: 1 }]),
    ...(last === undefined || last === tried ? [] : [{ ...right, card: last, of: other, by: 1 }]),
  ];
  return [{ cost: 0, gap: { ends: [one, other], spaces, isInOrder: true }, facts }, { cost: 1 }];
}

/** What is tried takes the place of another. */
function ofReplacing(around: Around): Options {
  const { nodes, cards, before, tried } = around;
  const cardAt = (index: number): CardIndex | undefined => around.cardOf(nodes[index]);
  const between = nodes.findIndex(
    ({ is }, index) => is === "with" && cardAt(index - 1) !== undefined && cardAt(index + 1) !== undefined,
  );
  const isOfPair = nodes.some(({ is }) => is === "pair");
  if (
    between >= 0 &&
    cardAt(between + 1) !== tried &&
    (tried === cardAt(between - 1) || !around.isBridge(cardAt(between - 1) ?? 0)) &&
    !isOfPair
  )
    return [];
  const bridge = isOfPair ? cards.findIndex(({ kind }) => kind === "bridge") : -1;
  if (bridge >= 0) return around.related(replaces, tried, bridge, 0);
  const [last, first] = before;
  // "A Campfire a green 5 replaces"; of two others before it nobody knows which.
  const isOneOfTwo = between < 0 && first !== undefined && first !== tried;
  const named = isOneOfTwo ? undefined : [last, first].find((card) => card !== tried);
  return around.related(replaces, tried, around.cardOf(around.nearby(1)) ?? named, 0);
}

/** "In row 3": of the card before it, of the one behind it, or of the tried one. */
function ofASpace({ spot, of }: NodeThatIs<"spot">, around: Around): Options {
  const { before, behind, nodes, at: own, tried } = around;
  const at = (card: CardIndex | undefined, cost: number): Options =>
    card === undefined ? [] : [{ spot: [card, spot], cost }];
  if (of === "tried") return at(tried, 0);
  if (of !== undefined) return at(of === "before" ? before[0] : behind[0], 0);
  // "72 in row 2 when row 3 has a 60": of its own part of the question.
  const isParted = (some: readonly Node[]): boolean =>
    some.find(({ is }) => is === "when" || is === "card")?.is === "when";
  return [
    ...at(before[0], isParted(nodes.slice(0, own).toReversed()) ? 2 : 0),
    ...at(behind[0], isParted(nodes.slice(own + 1)) ? 2 : 0),
  ];
}
