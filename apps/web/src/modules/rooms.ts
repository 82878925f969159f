/** The rooms of all modules: leave one out and it does not compile. */
import type { ActType, ClauseId, ModuleId, NamedPiece } from "@stillwater/engine";
import { BASE_ACTS, BASE_CARDS } from "./base";
import { nightRoom } from "./day-night/room";
import { duelRoom } from "./duel/room";
import { greenPathRoom } from "./green-path/room";
import { archRoom } from "./high-arch/room";
import { rocksRoom } from "./jagged-rocks/room";
import { goatsRoom } from "./mountain-goats/room";
import { panoramasRoom } from "./panoramas/room";
import { pyramidRoom } from "./pyramid/room";
import type { ActLook, CardLook, NamedKind, Room } from "./room";
import { monstersRoom } from "./sea-monsters/room";
import { stormsRoom } from "./storm-compass/room";
import { wildRoom } from "./wild-cards/room";

export const ROOMS: { readonly [M in ModuleId]: Room<M> } = {
  "high-arch": archRoom,
  pyramid: pyramidRoom,
  "day-night": nightRoom,
  duel: duelRoom,
  "jagged-rocks": rocksRoom,
  "sea-monsters": monstersRoom,
  "storm-compass": stormsRoom,
  "wild-cards": wildRoom,
  "green-path": greenPathRoom,
  panoramas: panoramasRoom,
  "mountain-goats": goatsRoom,
};

/** How every card without a number is shown, in the order in which its keys stand. */
export const CARDS = {
  ...BASE_CARDS,
  ...pyramidRoom.cards,
  ...rocksRoom.cards,
  ...monstersRoom.cards,
  ...wildRoom.cards,
  ...stormsRoom.cards,
  ...panoramasRoom.cards,
} satisfies { readonly [K in NamedKind]: CardLook };

/** How every act is shown. */
export const ACTS = {
  ...BASE_ACTS,
  ...rocksRoom.acts,
  ...monstersRoom.acts,
  ...stormsRoom.acts,
  ...nightRoom.acts,
  ...duelRoom.acts,
  ...goatsRoom.acts,
} satisfies { readonly [A in ActType]: ActLook<A> };

/** The acts that stand out in a replay. */
export type ToldAct = {
  [A in ActType]: (typeof ACTS)[A] extends { readonly told: true } ? A : never;
}[ActType];

export const TOLD_ACTS = Object.entries<ActLook>(ACTS).flatMap(([type, { told }]) =>
  told === true ? [type as ToldAct] : [],
);

/** The sign of an act: its own, or that of the card it plays. */
export function signOfAct(type: ToldAct): string {
  const { sign }: ActLook = ACTS[type];
  if (sign !== undefined) return sign;
  const kind = NAMED_KINDS.find((one) => one === type);
  if (kind === undefined) throw new Error(`${type} has no sign`);
  return CARDS[kind].sign("").path;
}

/** The cards without a number, in the order in which they stand in a hand. */
const NAMED_KINDS = (Object.keys(CARDS) as NamedKind[]).sort((a, b) => CARDS[a].rank - CARDS[b].rank);

/** How a card is shown; undefined for one with a number, a token, and one that nobody here knows. */
export function lookOf(named: NamedPiece | undefined): CardLook | undefined {
  const kind = NAMED_KINDS.find((one) => one === named?.kind);
  return kind === undefined ? undefined : CARDS[kind];
}

/** The sign that a rule of a module is known by, where a refusal stands under one. */
export function refusalSign(clause: ClauseId): string | undefined {
  return Object.values<{ readonly refusals: Room<ModuleId>["refusals"] }>(ROOMS).find(
    ({ refusals }) => refusals[clause] !== undefined,
  )?.refusals[clause];
}

/** Whether an act is about the card that lies where it points. */
export function isAboutThere(type: ActType): type is ActAboutThere {
  const look: ActLook = ACTS[type];
  return look.about === "there";
}

export type ActAboutThere = {
  [A in ActType]: (typeof ACTS)[A] extends { readonly about: "there" } ? A : never;
}[ActType];
