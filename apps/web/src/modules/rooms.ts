/** Everything that the rooms of all modules provide, together with what both games have without a module. */
import type { ActType, NamedPiece } from "@stillwater/engine";
import { only } from "@stillwater/table/queries";
import { BASE_ACTS, BASE_CARDS } from "./base";
import type { ActLook, CardLook, NamedKind, SignedLook, ToldWord } from "./room";
import { ROOM_ACTS, ROOM_CARDS, ROOMS } from "./room-list";

export { ROOMS } from "./room-list";

/** How every card without a number is shown, in the order in which its keys stand. */
export const CARDS = {
  ...BASE_CARDS,
  ...ROOM_CARDS,
} satisfies { readonly [K in NamedKind]: CardLook };

/** How a card with a sign is shown. */
export const SIGNED_LOOK: SignedLook = signedLook();

function signedLook(): SignedLook {
  const look = only(
    Object.values(ROOMS).flatMap(({ signed }) => signed ?? []),
    "what a card with a sign looks like",
  );
  if (look === undefined) throw new Error("no module is signed");
  return look;
}

/** How every act is shown. */
export const ACTS = {
  ...BASE_ACTS,
  ...ROOM_ACTS,
} satisfies { readonly [A in ActType]: ActLook<A> };

/** The acts that stand out in a replay. */
export type ToldAct = {
  [A in ActType]: (typeof ACTS)[A] extends { readonly told: string } ? A : never;
}[ActType];

export const TOLD_ACTS = Object.entries<ActLook>(ACTS).flatMap(([type, { told }]) =>
  told === null ? [] : [type as ToldAct],
);

/** The cards that stand out in a replay when they come off a pile. */
export type ToldCard = {
  [K in NamedKind]: (typeof CARDS)[K] extends { readonly told: string } ? K : never;
}[NamedKind];

export const TOLD_CARDS = Object.entries<CardLook>(CARDS).flatMap(([kind, { told }]) =>
  told === null ? [] : [kind as ToldCard],
);

/** Whether a thing that stands out is a card. */
export const isToldCard = (kind: ToldAct | ToldCard): kind is ToldCard =>
  TOLD_CARDS.some((card) => card === kind);

/** The name in a replay of an act or a card that stands out. */
export function toldWord(kind: ToldAct | ToldCard): ToldWord {
  const { told }: ActLook | CardLook = isToldCard(kind) ? CARDS[kind] : ACTS[kind];
  if (told === null) throw new Error(`${kind} does not stand out`);
  return told;
}

/** The sign of an act: its own, or that of the card it plays. */
export function signOfAct(type: ToldAct): string {
  const { sign }: ActLook = ACTS[type];
  if (sign !== null) return sign;
  const kind = NAMED_KINDS.find((one) => one === type);
  if (kind === undefined) throw new Error(`${type} has no sign`);
  return CARDS[kind].sign("").path;
}

/** The cards without a number, in the order of a hand. */
export const NAMED_KINDS = (Object.keys(CARDS) as NamedKind[]).sort((a, b) => CARDS[a].rank - CARDS[b].rank);

/** How a card is shown; undefined for a numbered card, a token, or a card hidden from everybody here. */
export function lookOf(named: NamedPiece | undefined): CardLook | undefined {
  const kind = NAMED_KINDS.find((one) => one === named?.kind);
  return kind === undefined ? undefined : CARDS[kind];
}

/** Whether an act is about the card at the place it is aimed at. */
export function isAboutThere(type: ActType): type is ActAboutThere {
  const look: ActLook = ACTS[type];
  return look.about === "there";
}

export type ActAboutThere = {
  [A in ActType]: (typeof ACTS)[A] extends { readonly about: "there" } ? A : never;
}[ActType];
