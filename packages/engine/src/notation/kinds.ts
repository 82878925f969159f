import type { ActType } from "../kernel/chapter";

/** Kinds of pieces and places, by the word their names begin with, and acts that nothing else brings. */
export interface Kinds {
  readonly cards: readonly string[];
  readonly tokens: readonly string[];
  readonly places: readonly string[];
  readonly acts: readonly ActType[];
}

/** Of a module that only changes what is there. */
export const NO_KINDS = { cards: [], tokens: [], places: [], acts: [] } as const satisfies Kinds;

/** What every sea and every mountain has: turns, stacks, what is owed. */
export const SHARED_KINDS = {
  cards: [],
  tokens: ["turn", "toll"],
  places: [
    "space",
    "berth",
    "hand",
    "pile",
    "discard",
    "tray",
    "dawn",
    "helm",
    "acted",
    "settling",
    "ashore",
    "won",
    "lost",
    "bank",
    "gone",
    "deck",
    "removed",
  ],
  acts: ["discard", "lay", "give", "stuck", "waive"],
} as const satisfies Kinds;

export const SEA_KINDS = {
  cards: ["island", "start", "finish"],
  tokens: ["seal", "gladly", "atmost", "agree", "mark"],
  places: ["sealed", "islands", "aside", "starts", "pot", "extra", "talk", "dial", "chip", "row"],
  acts: ["start", "finish", "dial", "agree"],
} as const satisfies Kinds;

export const MOUNTAIN_KINDS = {
  cards: ["ascent", "campfire", "bridge", "summit"],
  tokens: ["rope"],
  places: ["box", "covered", "lifted", "ropes"],
  acts: ["bridge", "campfire", "move", "summit", "rope"],
} as const satisfies Kinds;
