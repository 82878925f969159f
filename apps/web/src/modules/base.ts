/** The cards, acts and steps that both games have without a module, shown as a module shows its own. */
import type { ActType, BaseCardKind, StepName } from "@stillwater/engine";
import { ICON_PATHS } from "@stillwater/ui";
import { MOUNTAIN_SIGNS } from "@stillwater/ui/mountain";
import {
  type ActLook,
  ASKED_AND_WAITED,
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
  },
  finish: {
    sign: () => ({ path: ICON_PATHS.finish, tone: "ink" }),
    word: () => "finish",
    rank: 1,
    rule: "T.finish.when",
  },
  bridge: {
    sign: () => ({ path: MOUNTAIN_SIGNS.bridge, tone: "ink" }),
    word: () => "bridge",
    rank: 6,
    rule: "A.bridge.place",
  },
  campfire: {
    sign: () => ({ path: MOUNTAIN_SIGNS.flame, tone: "ink" }),
    word: () => "fire",
    rank: 7,
    rule: "A.campfire.replace",
  },
  summit: {
    sign: () => ({ path: MOUNTAIN_SIGNS.summit, tone: "ink" }),
    word: () => "summit",
    rank: 8,
    rule: "A.summit.when",
  },
} as const satisfies { readonly [K in Exclude<BaseCardKind, NumberedKind>]: CardLook };

export const BASE_ACTS = {
  discard: { gives: "two" },
  lay: { seen: true },
  give: { gives: "counted" },
  stuck: {},
  waive: {},
  start: { told: true },
  finish: { told: true },
  dial: {},
  agree: {},
  bridge: { seen: true },
  campfire: { seen: true, told: true },
  move: { seen: true, sign: ICON_PATHS.peaks },
  summit: { told: true },
  rope: { sign: MOUNTAIN_SIGNS.rope, told: true },
} as const satisfies { readonly [A in ActType]?: ActLook<A> };

export const BASE_STEPS = {
  remove: UNSAID,
  deal: UNSAID,
  opening: UNSAID,
  mix: UNSAID,
  first: UNSAID,
  extra: UNSAID,
  // The table speaks of the Start, of what is given and of a turn in words of its own.
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
  relocate: { ...ASKED_AND_WAITED, pointing: "tool_move" },
} as const satisfies { readonly [S in StepName]?: StepLook };
