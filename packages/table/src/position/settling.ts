/**
 * Turns a changed setup into a table again. A card that comes to the board leaves a pile, and a card that leaves it returns
 * to one, so that the number of cards stays right. A setup that the engine cannot take is refused with all its problems.
 * Pure.
 */
import {
  namedPlace,
  type Result,
  type Seat,
  type Setup,
  type SetupProblem,
  type Stack,
  setUp,
  setupOf,
  type Table,
} from "@stillwater/engine";

export type Edited = Result<Table, readonly SetupProblem[]>;

/** The stacks whose height the others depend on. */
export type StackKind = "hands" | "piles" | "discards";

interface Kept {
  readonly kind: StackKind;
  readonly seat: Seat;
}

/** The cards in a stack, one word for each. */
export function stackWords(stack: Stack | null | undefined): readonly string[] {
  if (stack === null || stack === undefined) return [];
  return typeof stack === "number" ? Array.from({ length: stack }, () => "?") : stack;
}

/** The words at a place that is not a stack of a seat. */
export const lying = (setup: Setup, place: string): readonly string[] => stackWords(setup.at?.[place]);

export function withLying(setup: Setup, place: string, stack: Stack): Setup {
  return { ...setup, at: { ...setup.at, [place]: stack } };
}

/** Sets up a changed table. What the setup says of a seat's first hand is guessed anew unless that hand is gone. */
export function edited(table: Table, change: (setup: Setup) => Setup, keep?: Kept): Edited {
  const before = setupOf(table);
  return settle(change({ ...before, at: unsealed(table, before.at ?? {}) }), keep);
}

/** Leaves out decks whose height the engine computes: the common one, and those with cards of their own. */
function unsealed({ rulebook }: Table, at: NonNullable<Setup["at"]>): NonNullable<Setup["at"]> {
  const own = new Set(rulebook.places.flatMap(({ name, own }) => (own === true ? [name] : [])));
  return Object.fromEntries(
    Object.entries(at).filter(
      ([place, stack]) =>
        place !== "deck" &&
        !own.has(place) &&
        (namedPlace(place)?.kind !== "sealed" || stackWords(stack).length === 0),
    ),
  );
}

/** Adds and removes cards so that none is missing or too many; the stack that was just set stays as it is. */
function settle(setup: Setup, keep?: Kept): Edited {
  const laid = setUp(setup);
  if (laid.ok) return laid;
  const others = laid.error.filter(({ what }) => what !== "position.count");
  const count = laid.error.find(({ what, path }) => what === "position.count" && path === "");
  if (others.length > 0 || count === undefined)
    return { ok: false, error: others.length > 0 ? others : laid.error };
  const missing = Number(count.with.need) - Number(count.with.have);
  const filled = balanced(setup, missing, keep);
  return filled === null ? laid : setUp(filled);
}

const KINDS: readonly StackKind[] = ["piles", "discards", "hands"];

function balanced(setup: Setup, missing: number, keep: Kept | undefined): Setup | null {
  const stacks = Object.fromEntries(KINDS.map((kind) => [kind, [...(setup[kind] ?? [])]])) as Record<
    StackKind,
    (Stack | null)[]
  >;
  const free = KINDS.flatMap((kind) => stacks[kind].map((_stack, seat) => ({ kind, seat }))).filter(
    (one) => one.kind !== keep?.kind || one.seat !== keep.seat,
  );
  // The other stacks of the same seat first; then piles before discards before hands.
  const order = [
    ...free.filter(({ seat, kind }) => seat === keep?.seat && kind !== "hands"),
    ...free.filter(({ seat, kind }) => seat !== keep?.seat || kind === "hands"),
  ];
  const unseen = ({ kind, seat }: Kept): number =>
    stackWords(stacks[kind][seat]).filter((word) => word === "?").length;
  const put = ({ kind, seat }: Kept, by: number): void => {
    const stack = stacks[kind][seat] ?? 0;
    if (typeof stack === "number") stacks[kind][seat] = stack + by;
    else {
      const known = stack.filter((word) => word !== "?");
      const hidden = stack.length - known.length + by;
      stacks[kind][seat] = [...known, ...Array.from({ length: hidden }, () => "?")];
    }
  };
  for (let left = missing; left !== 0; left -= Math.sign(left)) {
    const from = left < 0 ? order.filter((one) => unseen(one) > 0) : order;
    const first = from[0];
    if (first === undefined) return null;
    // Keeps the piles level, as if they had been dealt that way.
    const alike = keep === undefined ? from.filter(({ kind }) => kind === first.kind) : [first];
    const target = alike.reduce((best, one) =>
      left < 0 ? (unseen(one) > unseen(best) ? one : best) : unseen(one) < unseen(best) ? one : best,
    );
    put(target, Math.sign(left));
  }
  return { ...setup, ...stacks };
}
