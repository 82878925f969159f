/** Everything that can be set on this device, as plain texts with their allowed values. The first is the default. */
import { ACT_KEYS, KEYED_ACTS } from "@stillwater/table/act-builder";

/** Settings that the first HTML must already show, so that nothing moves on hydration: stored in cookies. */
export const SHOWN = {
  theme: ["system", "day", "night"],
  motion: ["no", "still"],
  numbers: ["usual", "large", "largest"],
  hand: ["right", "left"],
  prices: ["shown", "hidden"],
  spare: ["shown", "hidden"],
} as const;

/** Settings that matter only once somebody acts: stored in the browser's own storage and never sent anywhere. */
export const KEPT = {
  shortcuts: ["yes", "no"],
  confirm: ["yes", "no"],
  notify: ["no", "yes"],
  shake: ["no", "yes"],
  firsts: ["yes", "no"],
} as const;

export const SOUNDS = ["settle", "turn", "end"] as const;
export type Sound = (typeof SOUNDS)[number];

/** Level 0 is silent, which is also the default. */
export const LOUDEST = 10;

type Values<K> = { readonly [N in keyof K]: K[N] extends readonly (infer V)[] ? V : never };

export type ShownPreferences = Values<typeof SHOWN>;
export type Preferences = ShownPreferences &
  Values<typeof KEPT> &
  Readonly<Record<Sound, number>> & { readonly keys: KeyMap };

/** The acts that have a single key at the table. */
export const KEY_ACTS = ["discard", ...KEYED_ACTS, "next", "previous", "command", "help"] as const;
export type KeyAct = (typeof KEY_ACTS)[number];
export type KeyMap = Readonly<Record<KeyAct, string>>;

export const KEYS: KeyMap = {
  ...{ discard: "D", next: "N", previous: "P", command: "/", help: "?" },
  ...ACT_KEYS,
};

/** Keys with another meaning at the table: cards of the hand, and choosing a space. */
const TAKEN = /^[1-9\s]$/;

/** A key in the form used for comparing: one printable character, or null if it cannot be a single key. */
export function keyFrom(typed: string): string | null {
  const [last, ...more] = [...typed].reverse();
  if (last === undefined || (more.length > 0 && typed.length > 2)) return null;
  const key = last.toLocaleUpperCase("en");
  return [...key].length !== 1 || TAKEN.test(key) ? null : key;
}

/** The map with one act on another key; null if that key has a meaning already. */
export function rekey(keys: KeyMap, act: KeyAct, typed: string): KeyMap | null {
  const key = keyFrom(typed);
  if (key === null || KEY_ACTS.some((other) => other !== act && keys[other] === key)) return null;
  return { ...keys, [act]: key };
}

/** One of the allowed values; the first of them for anything else. */
function oneOf<V extends string>(values: readonly [V, ...V[]], value: unknown): V {
  return values.find((one) => one === value) ?? values[0];
}

function levelFrom(value: unknown): number {
  return typeof value === "number" && Number.isInteger(value) && value >= 0 && value <= LOUDEST ? value : 0;
}

function keysFrom(value: unknown): KeyMap {
  if (typeof value !== "object" || value === null) return KEYS;
  const kept = value as Readonly<Partial<Record<KeyAct, unknown>>>;
  // One act at a time, so that even a manipulated map never gives one key two meanings.
  return KEY_ACTS.reduce((keys, act) => {
    const key = kept[act];
    return typeof key === "string" ? (rekey(keys, act, key) ?? keys) : keys;
  }, KEYS);
}

/** The settings that the first HTML shows, from the cookies. */
export function shownFrom(cookie: (name: string) => string | undefined): ShownPreferences {
  return {
    theme: oneOf(SHOWN.theme, cookie("theme")),
    motion: oneOf(SHOWN.motion, cookie("motion")),
    numbers: oneOf(SHOWN.numbers, cookie("numbers")),
    hand: oneOf(SHOWN.hand, cookie("hand")),
    prices: oneOf(SHOWN.prices, cookie("prices")),
    spare: oneOf(SHOWN.spare, cookie("spare")),
  };
}

/** Every setting, from the cookies and the storage; the default for whatever cannot be read. */
export function settingsFrom(
  cookie: (name: string) => string | undefined,
  stored: string | null,
): Preferences {
  const kept = objectFrom(stored);
  return {
    ...shownFrom(cookie),
    shortcuts: oneOf(KEPT.shortcuts, kept.shortcuts),
    confirm: oneOf(KEPT.confirm, kept.confirm),
    notify: oneOf(KEPT.notify, kept.notify),
    shake: oneOf(KEPT.shake, kept.shake),
    firsts: oneOf(KEPT.firsts, kept.firsts),
    settle: levelFrom(kept.settle),
    turn: levelFrom(kept.turn),
    end: levelFrom(kept.end),
    keys: keysFrom(kept.keys),
  };
}

function objectFrom(stored: string | null): Readonly<Record<string, unknown>> {
  if (stored === null) return {};
  try {
    const value: unknown = JSON.parse(stored);
    return typeof value === "object" && value !== null ? (value as Record<string, unknown>) : {};
  } catch {
    return {};
  }
}

export const DEFAULTS: Preferences = settingsFrom(() => undefined, null);

/** The attributes of the page's root element that the style sheets select by. */
export function attributesOf(
  shown: ShownPreferences,
): Readonly<Record<`data-${keyof ShownPreferences}`, string>> {
  return {
    "data-theme": shown.theme,
    "data-motion": shown.motion,
    "data-numbers": shown.numbers,
    "data-hand": shown.hand,
    "data-prices": shown.prices,
    "data-spare": shown.spare,
  };
}
