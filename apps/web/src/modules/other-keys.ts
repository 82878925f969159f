/** The keys besides numbers at a table, derived from its rulebook and what is due. Pure. */
import {
  comesToLight,
  NOWHERE,
  namedPiece,
  namedPlace,
  type Piece,
  type Rulebook,
  type Table,
  whereIs,
} from "@stillwater/engine";
import type { Asked, Deed, Gift, Tool } from "@stillwater/table/act-builder";
import type { NamedKind } from "./room";
import { CARDS, lookOf, NAMED_KINDS } from "./rooms";

export type OtherKey =
  | { readonly does: "card"; readonly name: NamedKind }
  | { readonly does: "gift"; readonly gift: Gift }
  | { readonly does: "tool"; readonly tool: Tool }
  | { readonly does: "deed"; readonly deed: Deed };

/** The names of cards without a number that a hand of this game may hold, each Campfire separately. */
export function holdable(rulebook: Rulebook): readonly string[] {
  const names = [...new Set(rulebook.pieces.map(({ name }) => name))];
  const held = names.filter((name) => {
    const [copy] = rulebook.copies(name);
    const spec = copy === undefined ? undefined : rulebook.pieces[copy];
    if (copy === undefined || spec === undefined || spec.token !== undefined || comesToLight(spec))
      return false;
    return lookOf(namedPiece(name)) !== undefined && hasTargets(rulebook, copy);
  });
  const kinds = Object.keys(CARDS);
  const rank = (name: string): number => kinds.indexOf(namedPiece(name)?.kind ?? "");
  return held.sort((a, b) => rank(a) - rank(b));
}

/** One name for each kind of playable card without a number; Campfires share one key, whatever their colour. */
export function namedKeys(table: Table): readonly NamedKind[] {
  const { rulebook } = table;
  const held = holdable(rulebook);
  const mayCome = (name: string): boolean =>
    rulebook.copies(name).some((copy) => isHeld(table, copy) && hasTargets(rulebook, copy));
  return [...new Set(held.filter(mayCome).flatMap(kindOf))];
}

const kindOf = (name: string): readonly NamedKind[] =>
  NAMED_KINDS.filter((kind) => kind === namedPiece(name)?.kind);

/** Whether a card may be in a hand, as far as is known here. */
function isHeld(table: Table, card: Piece): boolean {
  const lies = whereIs(table, card);
  return lies === NOWHERE || table.rulebook.hands.includes(lies);
}

function hasTargets(rulebook: Rulebook, card: Piece): boolean {
  return rulebook.acts.some(({ spec }) => (spec.targets?.(rulebook, card) ?? []).length > 0);
}

/** Only one Start is needed, and a Finish comes after it: the one of the two that has no key at present. */
function untimely(table: Table): "start" | "finish" {
  const { rulebook } = table;
  const lies = rulebook
    .copies("start")
    .some((copy) => namedPlace(rulebook.placeName(whereIs(table, copy)))?.kind === "berth");
  return lies || !holdable(rulebook).includes("start") ? "start" : "finish";
}

/** The keys while somebody must act: cards known by name first, then acts without a card. */
export function keysOf(table: Table, asked: Asked): readonly OtherKey[] {
  const acting = asked.step === "act";
  const other = untimely(table);
  const named = namedKeys(table).filter((name) => name !== other);
  return [
    ...(acting ? asked.gifts.map((gift): OtherKey => ({ does: "gift", gift })) : []),
    ...(acting ? named.map((name): OtherKey => ({ does: "card", name })) : []),
    ...asked.tools.map((tool): OtherKey => ({ does: "tool", tool })),
    ...(acting ? asked.deeds.map((deed): OtherKey => ({ does: "deed", deed })) : []),
  ];
}

/** A name for each key, for React keys and tests. */
export function keyName(key: OtherKey): string {
  switch (key.does) {
    case "card":
      return `card ${key.name}`;
    case "gift":
      return `gift ${key.gift}`;
    case "tool":
      return `tool ${key.tool}`;
    case "deed":
      return `deed ${key.deed}`;
  }
}
