import { mask } from "@stillwater/engine";
import { receive } from "@stillwater/table/session";
import { act, cleanup, fireEvent, render, screen, within } from "@testing-library/react";
import { NextIntlClientProvider } from "next-intl";
import { Suspense } from "react";
import { afterEach, beforeAll, beforeEach, expect, it, vi } from "vitest";
import { firstTexts } from "@/firsts/first-texts";
import { messagesOf } from "@/i18n/messages";
import { toldFirsts } from "@/preferences/told";
import { SpokenSeaTable } from "@/table/sea/SpokenSeaTable";

import { dealt, viewOf } from "./table";

const messages = await messagesOf("en");

vi.mock("@/trpc/client", () => ({ codeOf: () => null, trpc: () => ({}) }));
vi.mock("@/preferences/told", async (original) => {
  const told = await original<typeof import("@/preferences/told")>();
  return { ...told, toldFirsts: vi.fn(told.toldFirsts) };
});
vi.mock("next/navigation", () => ({ useRouter: () => ({ push: vi.fn() }), usePathname: () => "/en/play/x" }));

beforeAll(async () => {
  await import("@stillwater/rulebook/verdict/en");
  await import("@/firsts/Firsts");
  await import("@/firsts/FirstsSheet");
});
beforeEach(() => {
  localStorage.clear();
  // What was picked is kept with the page; each test is a visit of its own.
  history.replaceState(null, "");
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

/** The first player's table, in their turn. */
async function sit() {
  const { table, first } = dealt();
  const live = receive(null, { kind: "table", rev: 3, view: viewOf(mask(table, first), first) });
  if (live?.table == null || live.figures === null) throw new Error("not dealt");
  const { table: seen, figures } = live;
  await act(async () => {
    render(
      <NextIntlClientProvider locale="en" messages={messages} timeZone="UTC">
        <Suspense>
          <SpokenSeaTable live={live} table={seen} figures={figures} shortcuts onKeys={() => undefined} />
        </Suspense>
      </NextIntlClientProvider>,
    );
  });
  return screen.findByRole("listbox", { name: "Your hand" });
}

const GOAL = /^Together: fill every space, then play the Finish/;
const ORDER = /^Numbers rise along one line/;
const TWO = /^In place of playing you may discard two cards/;

it("tells the goal on the first turn, of discarding when it is chosen, the order on the next, and none again", async () => {
  await sit();
  expect(await screen.findByText(GOAL)).toBeTruthy();
  const [discard] = screen.getAllByRole("button", { name: /^Discard two/ });
  if (discard === undefined) throw new Error("nothing to discard with");
  fireEvent.click(discard);
  expect(await screen.findByText(TWO)).toBeTruthy();
  expect(screen.queryByText(GOAL)).toBeNull();
  cleanup();
  await sit();
  expect(await screen.findByText(ORDER)).toBeTruthy();
  cleanup();
  vi.mocked(toldFirsts).mockClear();
  await sit();
  // Asked once the words are there: what is fresh would be told at once.
  await expect.poll(() => vi.mocked(toldFirsts).mock.calls.length).toBeGreaterThan(0);
  await act(async () => undefined);
  for (const told of [GOAL, TWO, ORDER]) expect(screen.queryByText(told)).toBeNull();
});

it("stands where the table speaks anyway, and can be read whole by a press, with those of before", async () => {
  await sit();
  const line = await screen.findByText(GOAL);
  expect(line.closest(".table-hint")).not.toBeNull();
  expect(line.closest("[role=status]")).not.toBeNull();
  fireEvent.click(line);
  const sheet = await screen.findByRole("dialog", { name: "First-time words" });
  expect(await within(sheet).findByText(GOAL)).toBeTruthy();
});

it("goes by itself after a while", async () => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"], shouldAdvanceTime: true });
  await sit();
  expect(await screen.findByText(GOAL)).toBeTruthy();
  await act(() => vi.advanceTimersByTimeAsync(10_000));
  expect(screen.queryByText(GOAL)).not.toBeNull();
  await act(() => vi.advanceTimersByTimeAsync(16_000));
  expect(screen.queryByText(GOAL)).toBeNull();
});

it("explains nothing to those who switched it off", async () => {
  localStorage.setItem("stillwater.settings", JSON.stringify({ firsts: "no" }));
  const { refresh } = await import("@/preferences/store");
  refresh();
  vi.mocked(toldFirsts).mockClear();
  await sit();
  // What would tell them loads the same, and has been asked to before this is.
  await act(async () => {
    await import("@/firsts/Firsts");
    await firstTexts("en", []);
  });
  expect(toldFirsts).not.toHaveBeenCalled();
  expect(screen.queryByText(GOAL)).toBeNull();
});
