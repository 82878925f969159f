/** The kinds of pieces and places that each module brings; none for a module that only changes what is there. */
import type { ActType } from "../kernel/chapter";
import { type Kinds, MOUNTAIN_KINDS, SEA_KINDS, SHARED_KINDS } from "../notation/kinds";
import type { ModuleId } from "./ids";
import { MODULE_KINDS } from "./kinds";

export { MODULE_KINDS } from "./kinds";

/** The kinds of pieces and places that the games have without any module. */
export const BASE_KINDS = { shared: SHARED_KINDS, sea: SEA_KINDS, mountain: MOUNTAIN_KINDS } as const;

const ALL = [...Object.values(BASE_KINDS), ...Object.values(MODULE_KINDS)] as const;

/** The kinds of both games and of all modules. */
export const ALL_KINDS: readonly Kinds[] = ALL;

/** Kinds of cards that are written together with what they are played as. */
export const STAND_INS: readonly string[] = ALL_KINDS.flatMap(({ standIns }) => standIns);

/** The acts that a module brings. */
export type ActTypeOf<M extends ModuleId> = Extract<keyof (typeof MODULE_KINDS)[M]["acts"], ActType>;
/** An act that a game or a module brings. */
export type BroughtAct =
  | { [G in keyof typeof BASE_KINDS]: keyof (typeof BASE_KINDS)[G]["acts"] }[keyof typeof BASE_KINDS]
  | { [M in ModuleId]: ActTypeOf<M> }[ModuleId];
/** The kinds of cards that a module brings. */
export type CardKindOf<M extends ModuleId> = (typeof MODULE_KINDS)[M]["cards"][number];
export type BaseCardKind = (typeof BASE_KINDS)[keyof typeof BASE_KINDS]["cards"][number];
export type CardKind = BaseCardKind | CardKindOf<ModuleId>;
export type TokenKind =
  | (typeof BASE_KINDS)[keyof typeof BASE_KINDS]["tokens"][number]
  | (typeof MODULE_KINDS)[ModuleId]["tokens"][number];
export type PlaceKind =
  | (typeof BASE_KINDS)[keyof typeof BASE_KINDS]["places"][number]
  | (typeof MODULE_KINDS)[ModuleId]["places"][number];

/** Every kind of card, token and place of both boxes. */
export const CARD_KINDS: readonly CardKind[] = [...new Set(ALL.flatMap(({ cards }) => cards))];
export const TOKEN_KINDS: readonly TokenKind[] = [...new Set(ALL.flatMap(({ tokens }) => tokens))];
export const PLACE_KINDS: readonly PlaceKind[] = [...new Set(ALL.flatMap(({ places }) => places))];
