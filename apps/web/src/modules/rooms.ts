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

/** How every act is done, in the order in which its buttons stand. */
export const ACTS = {
  ...BASE_ACTS,
  ...rocksRoom.acts,
  ...monstersRoom.acts,
  ...stormsRoom.acts,
  ...nightRoom.acts,
  ...duelRoom.acts,
  ...goatsRoom.acts,
} satisfies { readonly [A in ActType]: ActLook };

/** The acts that are done in one way. */
export type ActsBy<W extends ActLook["by"]> = {
  [A in ActType]: W extends (typeof ACTS)[A]["by"] ? A : never;
}[ActType];

/** The acts that are done in one way, in the order of their buttons. */
export function actsBy<W extends ActLook["by"]>(way: W): readonly ActsBy<W>[] {
  return Object.entries(ACTS).flatMap(([type, { by }]) => (by === way ? [type as ActsBy<W>] : []));
}

/** The acts that stand out in a replay. */
export type ToldAct = {
  [A in ActType]: (typeof ACTS)[A] extends { readonly told: true } ? A : never;
}[ActType];

export const TOLD_ACTS = Object.entries<ActLook>(ACTS).flatMap(([type, { told }]) =>
  told === true ? [type as ToldAct] : [],
);

/** The sign of an act: its own, or that of the card it plays. */
export function signOfAct(type: ToldAct): string {
  const look: ActLook = ACTS[type];
  if ("sign" in look) return look.sign;
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
