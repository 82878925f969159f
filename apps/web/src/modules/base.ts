/** The cards, acts and steps that both games have without a module, described in the same shape as a module's own. */
import type { ActType, BaseCardKind, StepName } from "@stillwater/engine";
import { ICON_PATHS } from "@stillwater/ui";
import { MOUNTAIN_SIGNS } from "@stillwater/ui/mountain";
import {
  type ActLook,
  type AskedKind,
  type CardLook,
  type NumberedKind,
  type StepLook,
  UNSAID,
} from "./room";

export const BASE_CARDS = {
  start: {
    sign: () => ({ path: ICON_PATHS.anchor, tone: "ink" }),
    word: () => "start",
    rank: 0,
    rule: "T.start.forced",
    told: null,
  },
  finish: {
    sign: () => ({ path: ICON_PATHS.finish, tone: "ink" }),
    word: () => "finish",
    rank: 1,
    rule: "T.finish.when",
    told: null,
  },
  bridge: {
    sign: () => ({ path: MOUNTAIN_SIGNS.bridge, tone: "ink" }),
    word: () => "bridge",
    rank: 6,
    rule: "A.bridge.place",
    told: null,
  },
  campfire: {
    sign: () => ({ path: MOUNTAIN_SIGNS.flame, tone: "ink" }),
    word: () => "fire",
    rank: 7,
    rule: "A.campfire.replace",
    told: null,
  },
  summit: {
    sign: () => ({ path: MOUNTAIN_SIGNS.summit, tone: "ink" }),
    word: () => "summit",
    rank: 8,
    rule: "A.summit.when",
    told: null,
  },
} as const satisfies { readonly [K in Exclude<BaseCardKind, NumberedKind>]: CardLook };

export const BASE_ACTS = {
  discard: { sign: null, gives: "two", about: null, seen: false, told: null, reason: null },
  lay: { sign: null, gives: null, about: null, seen: true, told: null, reason: null },
  give: { sign: null, gives: "counted", about: null, seen: false, told: null, reason: null },
  stuck: { sign: null, gives: null, about: null, seen: false, told: null, reason: null },
  waive: { sign: null, gives: null, about: null, seen: false, told: null, reason: null },
  start: { sign: null, gives: null, about: null, seen: false, told: "start", reason: null },
  finish: { sign: null, gives: null, about: null, seen: false, told: "finish", reason: null },
  dial: { sign: null, gives: null, about: null, seen: false, told: null, reason: null },
  agree: { sign: null, gives: null, about: null, seen: false, told: null, reason: null },
  bridge: { sign: null, gives: null, about: null, seen: true, told: null, reason: null },
  campfire: { sign: null, gives: null, about: null, seen: true, told: "campfire", reason: null },
  move: { sign: ICON_PATHS.peaks, gives: null, about: null, seen: true, told: null, reason: null },
  summit: { sign: null, gives: null, about: null, seen: false, told: "summit", reason: null },
  rope: { sign: MOUNTAIN_SIGNS.rope, gives: null, about: null, seen: false, told: "rope", reason: "rope" },
} as const satisfies { readonly [A in ActType]?: ActLook<A> };

/** A card of the board with an unknown face is picked up. */
export const BASE_ASKS = ["space"] as const satisfies readonly AskedKind[];

export const BASE_STEPS = {
  remove: UNSAID,
  deal: UNSAID,
  opening: UNSAID,
  mix: UNSAID,
  first: UNSAID,
  extra: UNSAID,
  // The table has words of its own for the Start, for giving cards and for a turn.
  pledge: UNSAID,
  share: UNSAID,
  give: UNSAID,
  draw: UNSAID,
  loss: UNSAID,
  act: UNSAID,
  waive: UNSAID,
  end: UNSAID,
  bridges: UNSAID,
  reveal: UNSAID,
  relocate: { asks: true, waits: true, pointing: "tool_move" },
} as const satisfies { readonly [S in StepName]?: StepLook };
