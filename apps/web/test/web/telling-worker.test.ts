/**
 * A worker's repeated reports: only new fields are sent, and the page keeps the others. And the worker pauses while somebody
 * touches the page.
 */
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { askWorker, onlyNew, tellAll } from "@/workers/telling-worker";

interface Told {
  readonly losing: { readonly after: number } | null;
  readonly judged: readonly number[];
}

it("leaves out what is as it was told last", () => {
  const newIn = onlyNew<Told>();
  expect(newIn({ losing: null, judged: [1] })).toEqual({ losing: null, judged: [1] });
  expect(newIn({ losing: null, judged: [1, 2] })).toEqual({ judged: [1, 2] });
  expect(newIn({ losing: { after: 3 }, judged: [1, 2] })).toEqual({ losing: { after: 3 } });
  expect(newIn({ losing: null, judged: [1, 2] })).toEqual({ losing: null });
});

/** The window that the page listens to, or a worker's global scope. */
let scope: EventTarget;

beforeEach(() => {
  scope = new EventTarget();
  vi.stubGlobal("addEventListener", scope.addEventListener.bind(scope));
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

/** A page that asks a worker. */
function asking() {
  const worker = {
    onmessage: (_: { data: Partial<Told> | null }): unknown => undefined,
    onerror: () => undefined,
    postMessage: vi.fn(),
    terminate: vi.fn(),
  };
  const heard: Told[] = [];
  const ends: string[] = [];
  const stop = askWorker<string, Told>(() => worker as unknown as Worker, "a game", {
    onTold: (told) => heard.push(told),
    onEnd: (how) => ends.push(how),
  });
  return { worker, heard, ends, stop };
}

it("keeps the objects that nothing new is told of, so that they need not be drawn again", () => {
  const { worker, heard, ends } = asking();
  worker.onmessage({ data: { losing: { after: 3 }, judged: [] } });
  worker.onmessage({ data: { judged: [1] } });
  worker.onmessage({ data: null });
  expect(heard).toEqual([
    { losing: { after: 3 }, judged: [] },
    { losing: { after: 3 }, judged: [1] },
  ]);
  expect(heard[1]?.losing).toBe(heard[0]?.losing);
  expect(ends).toEqual(["done"]);
});

it.each(["pointerdown", "touchmove", "click", "keydown", "wheel"])(
  "says %s to a worker, for as long as it works",
  (touch) => {
    const { worker, ends } = asking();
    const stopped = asking();
    stopped.stop();
    scope.dispatchEvent(new Event(touch));
    expect(worker.postMessage.mock.calls).toEqual([["a game"], [null]]);
    worker.onmessage({ data: null });
    scope.dispatchEvent(new Event(touch));
    expect(worker.postMessage).toHaveBeenCalledTimes(2);
    expect(stopped.worker.postMessage.mock.calls).toEqual([["a game"]]);
    expect(ends).toEqual(["done"]);
  },
);

describe("work that takes breath", () => {
  const STEPS = 40;
  /** Longer than a response to a touch takes. */
  const LONG = 1000;
  /** The tasks that the worker has scheduled, run by hand. */
  let tasks: (() => void)[];
  let posted: unknown[];
  let steps: number;

  beforeEach(() => {
    vi.useFakeTimers();
    [tasks, posted, steps] = [[], [], 0];
    vi.stubGlobal("postMessage", (told: unknown) => posted.push(told));
    vi.stubGlobal(
      "MessageChannel",
      class {
        readonly port1 = { onmessage: (): void => undefined, close: (): void => undefined };
        readonly port2 = { postMessage: () => tasks.push(() => this.port1.onmessage()) };
      },
    );
  });

  /** A worker with a task of a number of steps, each taking a millisecond, that reports every tenth step. */
  function ask(most = STEPS, { fails = false, isAwaited = true, processors = 2 } = {}): void {
    vi.stubGlobal("navigator", { hardwareConcurrency: processors });
    const telling = function* (asked: string) {
      for (; steps < most; steps++) {
        vi.advanceTimersByTime(1);
        yield steps % 10 === 9 ? { asked, steps } : undefined;
      }
      if (fails) throw new Error("too much");
    };
    tellAll(telling, () => isAwaited);
    say("a game");
  }
  const say = (data: unknown): boolean => scope.dispatchEvent(new MessageEvent("message", { data }));
  const runAll = (): void => {
    for (let task = tasks.shift(); task; task = tasks.shift()) task();
  };
  /** The number of steps done after some time. */
  function stepsAfter(ms: number): number {
    runAll();
    vi.advanceTimersByTime(ms);
    runAll();
    return steps;
  }
  const FIRST = { asked: "a game", steps: 9 };

  it("hears the page every few steps", () => {
    ask();
    for (let before = 0; tasks.length > 0; before = steps) {
      expect(steps - before).toBeLessThanOrEqual(5);
      tasks.shift()?.();
    }
    expect(steps).toBe(STEPS);
  });

  it("tells the first at once, and then in peace what is known by then, at its end the last", () => {
    ask(2 * LONG);
    runAll();
    expect(posted).toEqual([FIRST, { steps: 1009 }, { steps: 1999 }, null]);
  });

  it("rests when somebody touches the page, goes on without being told to, and tells the same in the end", () => {
    ask();
    const before = steps;
    say(null);
    expect(stepsAfter(LONG / 2)).toBe(before);
    // Another touch starts another pause.
    say(null);
    expect(stepsAfter(LONG - 100)).toBe(before);
    expect(posted).toEqual([]);
    expect(stepsAfter(200)).toBe(STEPS);
    expect(posted).toEqual([FIRST, { steps: 39 }, null]);
  });

  it("leaves the page most of two processors for what nobody waits for, once it has said something", () => {
    ask(2 * LONG, { isAwaited: false });
    expect(stepsAfter(0)).toBeGreaterThanOrEqual(9);
    // Each pause ends with a slice, which takes time too.
    const before = steps;
    const begun = performance.now();
    while (steps < before + LONG) stepsAfter(1);
    const share = (steps - before) / (performance.now() - begun);
    expect(share).toBeGreaterThan(0.2);
    expect(share).toBeLessThan(0.3);
    while (steps < 2 * LONG) stepsAfter(1);
    vi.advanceTimersByTime(LONG);
    expect(posted[0]).toEqual(FIRST);
    expect(posted.slice(-2)).toEqual([{ steps: 1999 }, null]);
  });

  it.each([
    { isAwaited: true, processors: 2 },
    { isAwaited: false, processors: 8 },
  ])("works on where somebody waits, or there are more processors: %o", (where) => {
    ask(2 * LONG, where);
    expect(stepsAfter(0)).toBe(2 * LONG);
  });

  it("fails where a later step fails", () => {
    ask(STEPS, { fails: true });
    expect(runAll).toThrow("too much");
    expect(posted.at(-1)).not.toBeNull();
  });
});
