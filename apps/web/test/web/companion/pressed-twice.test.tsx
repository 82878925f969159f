/** Two presses at once count as one: the effect of the second is not on the screen yet. */
import { actContent, fold } from "@stillwater/companion";
import { readAct } from "@stillwater/engine";
import { act, cleanup, fireEvent, render, renderHook, screen, waitFor } from "@testing-library/react";
import "fake-indexeddb/auto";
import { NextIntlClientProvider } from "next-intl";
import { Suspense } from "react";
import { afterEach, beforeAll, expect, it, vi } from "vitest";
import { beginFollowing } from "@/companion/device/begin";
import { FollowedLog } from "@/companion/device/followed-log";
import { keptLog } from "@/companion/device/taking";
import { useFollowed } from "@/companion/device/useFollowed";
import { Track } from "@/companion/track/Track";
import { messagesOf } from "@/i18n/messages";
import { WithVoice } from "@/stage/Voice";

vi.mock("@/trpc/client", () => ({ codeOf: () => null, trpc: () => ({}) }));
beforeAll(() => vi.stubGlobal("isSecureContext", true));
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

const messages = await messagesOf("en");

const shown = async (id: string) =>
  act(async () =>
    render(
      <NextIntlClientProvider locale="en" messages={messages} timeZone="UTC">
        <Suspense>
          <WithVoice>
            <Track id={id} onAgain={vi.fn()} />
          </WithVoice>
        </Suspense>
      </NextIntlClientProvider>,
    ),
  );

it("takes one entry back where it is pressed twice at once", async () => {
  const id = await beginFollowing("sea p2", ["Ana", "Ben"], 0);
  const { result, unmount } = renderHook(() => useFollowed(id));
  await waitFor(() => expect(result.current.view?.table).toBeDefined());
  for (const [seat, text] of [
    [0, "discard ? ?"],
    [1, "discard ? ?"],
  ] as const)
    await act(() =>
      result.current.write([
        (now) => {
          const read = now.table && readAct(now.table.rulebook, text, seat);
          return read?.ok ? actContent(now, read.value) : undefined;
        },
      ]),
    );
  unmount();
  const undone = async () =>
    fold((await keptLog(id)).log).history.filter(
      ({ entry, became }) => entry.kind === "act" && became.what === "undone",
    );
  expect(await undone()).toEqual([]);
  await shown(id);
  const write = vi.spyOn(FollowedLog.prototype, "write");
  const press = async (details: readonly number[]) => {
    const undo = await screen.findByRole("button", { name: messages.track.undo });
    await act(async () => {
      for (const detail of details) fireEvent.click(undo, { detail });
    });
  };
  await press([1, 2]);
  expect(write).toHaveBeenCalledOnce();
  await waitFor(async () => expect(await undone()).toHaveLength(1));
  // The second press of a double press may come once the first is on disk. A later press counts as another one.
  await press([2]);
  expect(write).toHaveBeenCalledOnce();
  await press([1]);
  await waitFor(async () => expect(await undone()).toHaveLength(2));
});

it("writes one entry for what is shown, however often it is pressed", async () => {
  const id = await beginFollowing("sea p2", ["Ana", "Ben"], 0);
  const { result } = renderHook(() => useFollowed(id));
  await waitFor(() => expect(result.current.view?.table).toBeDefined());
  let end: (kept: number) => void = () => undefined;
  const write = vi
    .spyOn(FollowedLog.prototype, "write")
    .mockImplementation(() => new Promise<number>((resolve) => (end = resolve)));
  const first = result.current.write([]);
  expect(await result.current.write([])).toBe(0);
  end(0);
  expect(await first).toBe(0);
  // It was not written: pressed again, it is written again.
  const again = result.current.write([]);
  end(1);
  expect(await again).toBe(1);
  expect(await result.current.write([])).toBe(0);
  expect(write).toHaveBeenCalledTimes(2);
});

it("leaves open what a key opened, and picked what it picked, where it is pressed twice at once", async () => {
  await shown(await beginFollowing("sea p2 monsters3", ["Ana", "Ben"], 0));
  const { companion, track, card } = messages;
  await screen.findByRole("button", { name: track.twoOut });
  const press = (name: string, detail: number) =>
    act(async () => void fireEvent.click(screen.getByRole("button", { name }), { detail }));
  const answered = () => document.querySelector(".companion-answer") !== null;
  await press(track.twoOut, 1);
  // The way back may lie where the key was.
  await press(companion.undo, 2);
  expect(answered()).toBe(true);
  await press(companion.undo, 1);
  expect(answered()).toBe(false);
  const typed = () => document.querySelector(".sw-typed-headline")?.textContent;
  const none = typed();
  await press(card.monster, 1);
  const monster = typed();
  expect(monster).not.toBe(none);
  await press(card.monster, 2);
  expect(typed()).toBe(monster);
  await press(card.monster, 1);
  expect(typed()).toBe(none);
});
