/** Clocks that are set back or forward, and servers whose clocks differ: nobody waits until a clock has caught up. */
import { describe, expect, it, onTestFinished, vi } from "vitest";
import { keepPlaying } from "@/server/crew/keep-playing";
import { createLimits, SlowDown } from "@/server/http-guards/limits";
import { presences } from "@/server/pubsub/presence";
import type { Tools } from "@/server/tables/tools";
import { crewedTable, later } from "./support/crew";
import { freshDesk } from "./support/desk";
import { KINDS } from "./support/places";

const HALF_A_DAY_S = 12 * 60 * 60;

/** A wall clock that can be set, beside a monotonic one. */
function turnable(): { readonly turn: (seconds: number) => void } {
  vi.useFakeTimers({ toFake: ["Date", "performance"] });
  onTestFinished(() => void vi.useRealTimers());
  return { turn: (seconds) => void vi.setSystemTime(Date.now() + seconds * 1_000) };
}

/** The tables whose crew work a server with this clock claims now. */
async function takenOn(tools: Tools): Promise<readonly string[]> {
  const taken: string[] = [];
  const times = { everyMs: 2 ** 30, leaseMs: 5_000 };
  const playing = keepPlaying(tools, async ({ table_id }) => void taken.push(table_id), 4, times);
  await playing.look();
  await playing.stop();
  return taken;
}

describe.each(KINDS)("on %s", (kind) => {
  it("asks the crew at once that was to be asked before the clock was turned back", async () => {
    const tools = await freshDesk(kind);
    const { table } = await crewedTable(later(tools, HALF_A_DAY_S), "sea p2", 1);
    expect(await takenOn(tools)).toContain(table);
  });

  it("takes on what a server had taken on whose clock is far ahead", async () => {
    const tools = await freshDesk(kind);
    const { table } = await crewedTable(tools, "sea p2", 1);
    expect(await takenOn(later(tools, HALF_A_DAY_S))).toContain(table);
    expect(await takenOn(later(tools, HALF_A_DAY_S))).toEqual([]);
    expect(await takenOn(tools)).toContain(table);
  });

  it("leaves for its time what a server put off whose clock is minutes ahead", async () => {
    const tools = await freshDesk(kind);
    const { table } = await crewedTable(later(tools, 300), "sea p2", 1);
    expect(await takenOn(tools)).toEqual([]);
    expect(await takenOn(later(tools, 301))).toContain(table);
  });
});

it("asks nobody to wait longer than a budget takes, though the clock was turned back", async () => {
  const { turn } = turnable();
  const limits = createLimits(1);
  for (let act = 0; act < 10; act++) await limits.take("act", "ana");
  turn(-HALF_A_DAY_S);
  const refused: unknown = await limits.take("act", "ana").catch((cause: unknown) => cause);
  if (!(refused instanceof SlowDown)) throw new Error("a budget that is spent");
  expect(refused.retryAfterMs).toBeGreaterThan(0);
  expect(refused.retryAfterMs).toBeLessThanOrEqual(2_000);
});

it("forgets who was with a server that died, though the clock was turned back", () => {
  const { turn } = turnable();
  const here = presences(() => undefined);
  here.theirs("the other", "a table", 0b10, 25_000);
  turn(-HALF_A_DAY_S);
  vi.advanceTimersByTime(24_000);
  here.forget();
  expect(here.here("a table")).toBe(0b10);
  vi.advanceTimersByTime(2_000);
  here.forget();
  expect(here.here("a table")).toBe(0);
});

it("holds nobody for gone longer than they are, though the clock was turned", () => {
  const { turn } = turnable();
  const here = presences(() => undefined, 0);
  const leave = here.enter("a table", 1);
  leave();
  turn(HALF_A_DAY_S);
  vi.advanceTimersByTime(5_000);
  expect(here.emptyFor("a table", 1)).toBe(5_000);
  turn(-2 * HALF_A_DAY_S);
  vi.advanceTimersByTime(1_000);
  expect(here.emptyFor("a table", 1)).toBe(6_000);
  expect(here.emptyFor("a table", 0)).toBe(6_000);
  here.hears(false);
  expect(here.emptyFor("a table", 1)).toBeNull();
});
