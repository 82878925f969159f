/** What a person has set for a new table, and what the engine says about it. */
import {
  countAt,
  deal,
  gauge,
  type Options,
  type Rulebook,
  rulebookFor,
  seededFate,
} from "@stillwater/engine";

export interface Figures {
  /** Cards in the game, Starts included. */
  readonly deck: number;
  /** How many of them each seat begins with: one number, or two where they differ by one. */
  readonly each: readonly number[];
  /** Null where two play against each other: nothing is spared together. */
  readonly spare: number | null;
  /** What laying every Island costs at the very least; null where nothing is known. */
  readonly leastPlacing: number | null;
  /** What the Start costs; null where there is none. */
  readonly start: number | null;
}

/** How likely a win is, as far as we can honestly say. */
export type Outlook =
  | "outlookBase"
  | "outlookSolo"
  | "outlookTight"
  | "outlookHard"
  | "outlookVariant"
  | "outlookDuel"
  | "outlookMountain"
  | "outlookGoals";

const HARD = 12;
/** "Eight cards, together": what every Start but a solo one asks for. */
const EIGHT = 8;

/** The figures of an option set, read off a dealt table. Which cards are dealt does not change them. */
export function figuresOf(options: Options): Figures {
  const rulebook = rulebookFor(options);
  const { table } = deal(rulebook, seededFate("v1:figures"));
  const held = rulebook.hands.map(
    (hand, seat) => countAt(table, hand) + countAt(table, rulebook.piles[seat] ?? 0),
  );
  const duel = rulebook.actOf.swap !== undefined;
  const shared = rulebook.places.reduce(
    (sum, { name }, place) =>
      name === "deck" || name.startsWith("open:") ? sum + countAt(table, place) : sum,
    0,
  );
  return {
    deck: held.reduce((sum, cards) => sum + cards, shared),
    each: shared > 0 ? [] : [...new Set(held)].sort((a, b) => b - a),
    spare: duel ? null : Math.max(0, gauge(table).spare),
    leastPlacing: leastPlacing(rulebook),
    start: startOf(options, rulebook),
  };
}

/** No two neighbours of a line can both be laid without a neighbour: half of a line, at the least, costs a card. */
function leastPlacing({ game, lines, lineOf, cells }: Rulebook): number | null {
  if (game === "mountain") return null;
  // The pillars of an arch are free: only its roof, the last line, costs anything.
  const priced = cells.filter((cell) => lineOf[cell] === lines.length - 1);
  return Math.floor(priced.length / 2);
}

function startOf(options: Options, { actOf }: Rulebook): number | null {
  if (options.game === "mountain" || actOf.start === undefined) return null;
  return options.players === 1 ? options.soloStart : EIGHT;
}

/** Marks of the box above which a crew had better expect to lose. */
const HEAVY = 3;

/**
 * Measured on many deals: careful crews win more than nine of ten base games, and fewer than four of ten with twelve
 * islands gone. Between the two only the direction is known, and alone nothing has been measured.
 */
export function outlookOf(options: Options): Outlook {
  if (options.game === "mountain") {
    const goals = options.green || options.goats || options.panoramas > 0;
    return goals ? "outlookGoals" : "outlookMountain";
  }
  if (options.variant === "duel") return "outlookDuel";
  if (options.removed >= HARD || marksOf(options) >= HEAVY) return "outlookHard";
  if (options.variant !== undefined) return "outlookVariant";
  if (options.removed > 0 || marksOf(options) > 0) return "outlookTight";
  return options.players === 1 ? "outlookSolo" : "outlookBase";
}

/** The box's own difficulty marks, added up. */
function marksOf({ rocks, monsters, storms }: Extract<Options, { game: "sea" }>): number {
  return (
    (rocks === undefined ? 0 : MARKS.rocks) + (monsters ? MARKS.monsters : 0) + (storms ? MARKS.storms : 0)
  );
}

/** How hard the box says each part of a Stormy Sea is. */
export const MARKS = { rocks: 1, monsters: 3, storms: 3 } as const;
