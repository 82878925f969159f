/** A device beside printed cards plays sounds and vibrates like one at an online table. */
import { appendEntry, deviceKeyOf, EMPTY_LOG, fold, type Log, type View } from "@stillwater/companion";
import { renderHook, waitFor } from "@testing-library/react";
import { useMemo } from "react";
import { beforeEach, expect, it, vi } from "vitest";
import { heardMoment } from "@/companion/track/lines";
import { set } from "@/preferences/store";
import { useSounds } from "@/stage/useCues";

const played = vi.hoisted(() => [] as string[]);
vi.mock("@/preferences/sounds", () => ({
  awaken: () => undefined,
  playSound: (sound: string) => played.push(sound),
}));
const key = deviceKeyOf("a secret of this very device", "Ana");
const shaken = vi.fn();

function written(log: Log, content: Parameters<typeof appendEntry>[2]): Log {
  const done = appendEntry(log, key, content);
  if (done === undefined) throw new Error("nothing was written");
  return done.log;
}

beforeEach(() => {
  played.length = 0;
  shaken.mockClear();
  Object.defineProperty(navigator, "vibrate", { value: shaken, configurable: true });
  for (const sound of ["settle", "turn", "end"] as const) set(sound, 5);
  set("shake", "yes");
});

it("sounds when a card is written down and the turn goes on, and not when the table is opened", async () => {
  const setup = { options: "sea p2", cells: { r1c1: "10" }, berths: { start: "start" } };
  const begun = written(EMPTY_LOG, { kind: "begin", setup, names: ["Ana", "Ben"] });
  const { rerender } = renderHook(
    ({ view }: { view: View | null }) => useSounds(useMemo(() => heardMoment(view), [view])),
    {
      initialProps: { view: null as View | null },
    },
  );
  rerender({ view: fold(begun) });
  expect(played).toEqual([]);
  expect(shaken).not.toHaveBeenCalled();
  const laid = written(begun, { kind: "act", turn: 1, nth: 1, seat: 0, act: "41 r4c1" });
  rerender({ view: fold(laid) });
  await waitFor(() => expect(played).toEqual(["settle", "turn"]));
  expect(shaken).toHaveBeenCalledTimes(1);
  // With all sounds turned off, none is played.
  for (const sound of ["settle", "turn", "end"] as const) set(sound, 0);
  set("shake", "no");
  const unheard = written(laid, { kind: "act", turn: 2, nth: 1, seat: 1, act: "60 r5c5" });
  rerender({ view: fold(unheard) });
  // Sounds that were turned off are not made up for later.
  set("settle", 1);
  rerender({ view: fold(written(unheard, { kind: "act", turn: 3, nth: 1, seat: 0, act: "43 r4c3" })) });
  await waitFor(() => expect(played).toHaveLength(3));
  expect(played).toEqual(["settle", "turn", "settle"]);
  expect(shaken).toHaveBeenCalledTimes(1);
});
