import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { jitter } from "@/trpc/jitter";
import { type LineState, openLine, type StreamEvents } from "@/trpc/line";

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

function scene() {
  const opened: { lastId: string | null; events: StreamEvents<string>; closed: boolean }[] = [];
  const frames: string[] = [];
  const states: LineState["state"][] = [];
  let gone = 0;
  const line = openLine<string>({
    open: (lastId, events) => {
      const stream = { lastId, events, closed: false };
      opened.push(stream);
      return () => {
        stream.closed = true;
      };
    },
    onFrame: (frame) => frames.push(frame),
    onState: ({ state }) => states.push(state),
    onGone: () => gone++,
    random: () => 0,
  });
  const latest = () => {
    const stream = opened[opened.length - 1];
    if (stream === undefined) throw new Error("no stream was opened");
    return stream;
  };
  return { line, opened, frames, states, latest, gone: () => gone };
}

it("waits with full jitter between half a second and a growing ceiling of ten", () => {
  expect(jitter(0, () => 0)).toBe(500);
  expect(jitter(0, () => 1)).toBe(1_000);
  expect(jitter(3, () => 1)).toBe(8_000);
  expect(jitter(30, () => 1)).toBe(10_000);
});

it("opens again after the last frame it has seen", () => {
  const { opened, frames, states, latest } = scene();
  latest().events.up();
  latest().events.frame("one", "1");
  latest().events.frame("who is here", null);
  latest().events.frame("two", "2");
  latest().events.down(false);
  expect(opened[0]?.closed).toBe(true);
  vi.advanceTimersByTime(500);
  expect(latest().lastId).toBe("2");
  expect(frames).toEqual(["one", "who is here", "two"]);
  expect(states).toEqual(["opening", "up", "down", "opening"]);
});

it("goes on from the frame that its page came with", () => {
  const opened: (string | null)[] = [];
  const line = openLine<string>({
    since: "7",
    open: (lastId) => {
      opened.push(lastId);
      return () => undefined;
    },
    onFrame: () => undefined,
    onState: () => undefined,
    onGone: () => undefined,
  });
  line.now();
  line.afresh();
  line.stop();
  expect(opened).toEqual(["7", "7", null]);
});

it("keeps trying for as long as it takes", () => {
  const { opened, latest } = scene();
  for (let tries = 0; tries < 20; tries++) {
    latest().events.down(false);
    vi.advanceTimersByTime(500);
  }
  expect(opened).toHaveLength(21);
});

it("does not listen to a stream it has given up", () => {
  const { opened, frames, latest, states } = scene();
  latest().events.down(false);
  vi.advanceTimersByTime(500);
  opened[0]?.events.frame("late", "9");
  opened[0]?.events.down(false);
  expect(frames).toEqual([]);
  expect(states[states.length - 1]).toBe("opening");
});

it("tries at once when asked, and only once", () => {
  const { line, opened, latest } = scene();
  latest().events.down(false);
  line.now();
  expect(opened).toHaveLength(2);
  vi.advanceTimersByTime(60_000);
  expect(opened).toHaveLength(2);
});

it("starts over without a last frame", () => {
  const { line, latest } = scene();
  latest().events.frame("one", "1");
  line.afresh();
  expect(latest().lastId).toBeNull();
});

it("gives up what does not exist", () => {
  const { opened, latest, gone } = scene();
  latest().events.down(true);
  vi.advanceTimersByTime(60_000);
  expect(gone()).toBe(1);
  expect(opened).toHaveLength(1);
});

it("is silent after it was stopped", () => {
  const { line, opened, latest } = scene();
  latest().events.down(false);
  line.stop();
  vi.advanceTimersByTime(60_000);
  expect(opened).toHaveLength(1);
});

it("waits longer while streams open and break at once", () => {
  const waits: number[] = [];
  const stop = openLine<string>({
    open: (_lastId, events) => {
      events.up();
      events.down(false);
      return () => undefined;
    },
    onFrame: () => undefined,
    onState: (state) => {
      if (state.state === "down") waits.push(state.retryAt - Date.now());
    },
    onGone: () => undefined,
    random: () => 1,
  });
  vi.advanceTimersByTime(40_000);
  stop.stop();
  expect(waits.slice(0, 5)).toEqual([1_000, 2_000, 4_000, 8_000, 10_000]);
});

it("asks again, more and more seldom, for what could not be kept, and goes on from the last that was", async () => {
  const opened: { lastId: string | null; events: StreamEvents<string> }[] = [];
  const pauses: number[] = [];
  let room = true;
  const line = openLine<string>({
    open: (lastId, events) => {
      opened.push({ lastId, events });
      return () => undefined;
    },
    onFrame: () => undefined,
    keep: async () => {
      if (!room) throw new Error("no room");
    },
    onState: (state) => {
      if (state.state === "down") pauses.push(state.retryAt - Date.now());
    },
    onGone: () => undefined,
    random: () => 1,
  });
  const send = async (id: string) => {
    opened.at(-1)?.events.frame(id, id);
    opened.at(-1)?.events.frame("who is here", null);
    await vi.advanceTimersByTimeAsync(0);
  };
  await send("1");
  room = false;
  for (let tries = 0; tries < 3; tries++) {
    await send("2");
    await vi.advanceTimersByTimeAsync(10_000);
  }
  expect(pauses).toEqual([1_000, 2_000, 4_000]);
  expect(opened.map(({ lastId }) => lastId)).toEqual([null, "1", "1", "1"]);
  room = true;
  await send("2");
  line.now();
  expect(opened.at(-1)?.lastId).toBe("2");
  line.stop();
});
