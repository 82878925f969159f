import { beforeEach, expect, it, vi } from "vitest";
import { cuesBetween } from "@/preferences/cues";
import {
  attributesOf,
  DEFAULTS,
  KEYS,
  keyFrom,
  LOUDEST,
  rekey,
  SHOWN,
  settingsFrom,
  shownFrom,
} from "@/preferences/kinds";

beforeEach(() => {
  vi.resetModules();
  localStorage.clear();
  for (const name of Object.keys(SHOWN)) {
    // biome-ignore lint/suspicious/noDocumentCookie: the cookie that the store reads
    document.cookie = `${name}=; path=/; max-age=0`;
  }
});

/** The store of a freshly opened page. */
const opened = () => import("@/preferences/store");

it("begins with what a table shows by itself: prices, spare cards, a step between, and silence", () => {
  expect(DEFAULTS).toMatchObject({ theme: "system", prices: "shown", spare: "shown", confirm: "yes" });
  expect(DEFAULTS).toMatchObject({ settle: 0, turn: 0, end: 0, notify: "no", keys: KEYS });
});

it("gives every act that has a key a key of its own", () => {
  const keys = Object.values(KEYS);
  expect(keys.filter((key, index) => keys.indexOf(key) !== index)).toEqual([]);
});

it("takes what cannot be read for the default", () => {
  expect(shownFrom(() => "<script>").theme).toBe("system");
  expect(settingsFrom(() => undefined, "not json")).toEqual(DEFAULTS);
  expect(settingsFrom(() => undefined, "null")).toEqual(DEFAULTS);
  const odd = JSON.stringify({
    settle: 99,
    turn: "3",
    end: 4,
    confirm: "maybe",
    keys: { discard: "C", turn: "X" },
  });
  expect(settingsFrom(() => undefined, odd)).toEqual({ ...DEFAULTS, end: 4, keys: { ...KEYS, turn: "X" } });
});

it("keeps every setting for the next page, and the server reads those that it must show", async () => {
  const first = await opened();
  first.set("numbers", "largest");
  first.set("hand", "left");
  first.set("confirm", "no");
  first.set("turn", LOUDEST);
  vi.resetModules();
  const second = await opened();
  expect(second.settings()).toEqual({
    ...DEFAULTS,
    numbers: "largest",
    hand: "left",
    confirm: "no",
    turn: LOUDEST,
  });
  const cookies = new Map(document.cookie.split("; ").map((part) => part.split("=") as [string, string]));
  expect(attributesOf(shownFrom((name) => cookies.get(name)))).toMatchObject({
    "data-numbers": "largest",
    "data-hand": "left",
    "data-prices": "shown",
  });
  expect(cookies.has("confirm")).toBe(false);
});

it("shows a change on the page at once", async () => {
  const { set, show } = await opened();
  show();
  expect(document.documentElement.dataset.prices).toBe("shown");
  set("prices", "hidden");
  expect(document.documentElement.dataset.prices).toBe("hidden");
});

it("follows what another tab has set", async () => {
  const { refresh, settings } = await opened();
  expect(settings().confirm).toBe("yes");
  localStorage.setItem("stillwater.settings", JSON.stringify({ confirm: "no" }));
  refresh();
  expect(settings().confirm).toBe("no");
});

it("gives an act any single key but those of the cards, of the board, and of another act", () => {
  expect(keyFrom("x")).toBe("X");
  expect(keyFrom("é")).toBe("É");
  for (const taken of ["1", "9", " ", ""]) expect(keyFrom(taken), taken).toBeNull();
  expect(rekey(KEYS, "discard", "x")).toEqual({ ...KEYS, discard: "X" });
  expect(rekey(KEYS, "discard", "d")).toEqual(KEYS);
  expect(rekey(KEYS, "discard", "n")).toBeNull();
  expect(rekey(KEYS, "next", "j")).toEqual({ ...KEYS, next: "J" });
  expect(rekey(KEYS, "discard", "c")).toBeNull();
});

it("sounds for what happens while somebody is there, never for what they come to", () => {
  const quiet = { rev: 7, laidAt: 6, asked: null, over: false };
  expect(cuesBetween(null, { ...quiet, asked: 0 })).toEqual([]);
  expect(cuesBetween(quiet, { ...quiet, asked: 0 })).toEqual([]);
  expect(cuesBetween(quiet, { rev: 8, laidAt: 8, asked: 0, over: false })).toEqual(["settle", "turn"]);
  expect(cuesBetween(quiet, { ...quiet, rev: 8, asked: 0 })).toEqual(["turn"]);
  expect(cuesBetween({ ...quiet, asked: 0 }, { ...quiet, rev: 8, asked: 0 })).toEqual([]);
  expect(cuesBetween(quiet, { rev: 8, laidAt: 8, asked: null, over: true })).toEqual(["end"]);
  expect(cuesBetween({ ...quiet, over: true }, { ...quiet, rev: 8, over: true })).toEqual([]);
});

/** Records what a browser is asked to play. */
class Sounding {
  static made = 0;
  static readonly played: { hz: number; at: number }[] = [];
  state = "running";
  readonly resume = vi.fn(() => Promise.reject(new Error("not now")));
  currentTime = 0;
  destination = {};
  static latest: Sounding | undefined;
  constructor() {
    Sounding.made++;
    Sounding.latest = this;
  }
  createOscillator() {
    const frequency = { value: 0 };
    return {
      frequency,
      connect: <T>(to: T): T => to,
      start: (at: number) => Sounding.played.push({ hz: frequency.value, at }),
      stop: () => undefined,
    };
  }
  createGain() {
    const ramp = { setValueAtTime() {}, linearRampToValueAtTime() {}, exponentialRampToValueAtTime() {} };
    return { gain: ramp, connect: () => undefined };
  }
}

it("plays nothing before a press, and nothing at level 0", async () => {
  vi.stubGlobal("AudioContext", Sounding);
  const { awaken, playSound: play, TONES } = await import("@/preferences/sounds");
  play("turn", LOUDEST);
  expect(Sounding.made).toBe(0);
  awaken();
  play("turn", 0);
  expect(Sounding.played).toEqual([]);
  play("turn", 3, 0.5);
  expect(Sounding.played).toEqual(TONES.turn.map(({ hz, at }) => ({ hz, at: at + 0.5 })));
  awaken();
  expect(Sounding.made).toBe(1);
  const [sounding] = [Sounding.latest];
  expect(sounding?.resume).not.toHaveBeenCalled();
  // An iPhone interrupts the sound for a call: the next press asks for it again.
  if (sounding !== undefined) sounding.state = "interrupted";
  awaken();
  expect(sounding?.resume).toHaveBeenCalledOnce();
  vi.unstubAllGlobals();
});
