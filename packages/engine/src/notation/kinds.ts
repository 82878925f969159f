import type { ActType } from "../kernel/chapter";

/** How an act is written: its words after the verb, in this order; an absent field is not written. */
export interface Form {
  /** `first`: the name of the card replaces the verb, and its kind decides the act. `verb`: the verb is the card's name. */
  readonly card?: "first" | "verb";
  /** `berth`: implied by the verb, not written. `cell`: a cell of the grid. `board`: a cell, or a berth by its name. `place`: any place. */
  readonly to?: "berth" | "cell" | "board" | "place";
  /** `list`: `1 3`. `split`: `2-4-2`. `path`: names of places, kept as their numbers. */
  readonly numbers?: "list" | "split" | "path";
  /** `plain`: `12 55`. `paid`: `-12 -55`. */
  readonly cards?: "plain" | "paid";
}

/** Kinds of pieces and places, by the word that their names begin with, and the forms of acts that only this part brings. */
export interface Kinds {
  readonly cards: readonly string[];
  readonly tokens: readonly string[];
  readonly places: readonly string[];
  readonly acts: { readonly [A in ActType]?: Form };
  /** Kinds of cards that are written together with what they are played as: `wild=37`. */
  readonly standIns: readonly string[];
}

/** For a module that only changes what is there. */
export const NO_KINDS = {
  cards: [],
  tokens: [],
  places: [],
  acts: {},
  standIns: [],
} as const satisfies Kinds;

/** The kinds of every sea and every mountain: turns, stacks, debts. */
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
  acts: {
    discard: { cards: "plain" },
    lay: { card: "first", to: "cell", cards: "paid" },
    give: { cards: "plain" },
    stuck: {},
    waive: {},
  },
  standIns: [],
} as const satisfies Kinds;

export const SEA_KINDS = {
  cards: ["island", "start", "finish"],
  tokens: ["seal", "gladly", "atmost", "agree", "mark"],
  places: ["sealed", "islands", "aside", "starts", "pot", "extra", "talk", "dial", "chip", "row"],
  acts: {
    start: { card: "verb", to: "berth" },
    finish: { card: "verb", to: "berth" },
    dial: { numbers: "list" },
    agree: { numbers: "split" },
  },
  standIns: [],
} as const satisfies Kinds;

export const MOUNTAIN_KINDS = {
  cards: ["ascent", "campfire", "bridge", "summit"],
  tokens: ["rope"],
  places: ["box", "covered", "lifted", "ropes"],
  acts: {
    bridge: { card: "first", to: "cell", cards: "paid" },
    campfire: { card: "first", to: "cell", cards: "paid" },
    move: { to: "cell", cards: "paid" },
    summit: { card: "verb", to: "berth" },
    rope: {},
  },
  standIns: [],
} as const satisfies Kinds;
