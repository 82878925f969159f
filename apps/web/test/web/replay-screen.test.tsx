/** The page of a replay: stepped through by keys, seen from one seat, left for another line and returned to. */

import { describe } from "@stillwater/engine";
import type { Course } from "@stillwater/table/log";
import { act, cleanup, fireEvent, render, screen } from "@testing-library/react";
import { NextIntlClientProvider } from "next-intl";
import { Suspense } from "react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { messagesOf } from "@/i18n/messages";
import MountainReplay from "@/replay/screen/MountainReplay";
import SeaReplay from "@/replay/screen/SeaReplay";
import { Tide } from "@/replay/screen/Tide";
import { seaCellsOf } from "@/table/sea/board-model";
import { playedOut } from "./played-out";

const messages = await messagesOf("en");

vi.mock("@/table/sea/board-model", async (original) => {
  const model = await original<typeof import("@/table/sea/board-model")>();
  return { ...model, seaCellsOf: vi.fn(model.seaCellsOf) };
});

vi.mock("@/replay/screen/Tide", async (original) => {
  const file = await original<typeof import("@/replay/screen/Tide")>();
  return { ...file, Tide: vi.fn(file.Tide) };
});

vi.mock("next/navigation", () => ({ useRouter: () => ({ push: vi.fn() }), usePathname: () => "/en/replay" }));

/** A worker that does nothing: the captain's log is tested elsewhere. */
class Thinking extends EventTarget {
  postMessage(): void {}
  terminate(): void {}
}

beforeEach(() => {
  vi.stubGlobal("Worker", Thinking);
  location.hash = "";
});
afterEach(cleanup);

async function opened(course: Course): Promise<() => number> {
  const Replay = course.rulebook.game === "sea" ? SeaReplay : MountainReplay;
  await act(async () =>
    render(
      <NextIntlClientProvider locale="en" messages={messages} timeZone="UTC">
        <Suspense>
          <Replay course={course} source={{ kind: "here", id: "x", record: "" }} />
        </Suspense>
      </NextIntlClientProvider>,
    ),
  );
  await screen.findByRole("button", { name: "Branch here" });
  return () => Number(document.querySelector<HTMLElement>(".replay")?.dataset.step);
}

const key = (name: string) => act(async () => void fireEvent.keyDown(document.body, { key: name }));
const press = async (name: string) =>
  act(async () => void fireEvent.click(await screen.findByRole("button", { name })));

it.each(["sea p2", "mountain p1"])("is walked, left for another line and come back to: %s", async (code) => {
  const course = playedOut(code);
  const step = await opened(course);
  await key("End");
  expect(step()).toBe(course.moves.length);
  await key("Home");
  await key("ArrowRight");
  expect(step()).toBe(1);
  await press("Branch here");
  // The same table as in play, with a hand to play from.
  const tried = await screen.findByRole("region", { name: "Another line" });
  expect(tried.querySelector("p")).toBe(document.activeElement);
  expect(await screen.findByRole("listbox")).toBeDefined();
  await press("Back to the game");
  expect(screen.queryByRole("listbox")).toBeNull();
  expect(document.activeElement?.textContent).toBe("Branch here");
  expect(step()).toBe(1);
});

it("draws the board and the tide once for a step, though what is said beside them follows later", async () => {
  const step = await opened(playedOut("sea p2"));
  await key("Home");
  vi.mocked(seaCellsOf).mockClear();
  vi.mocked(Tide).mockClear();
  await key("ArrowRight");
  expect(step()).toBe(1);
  expect(seaCellsOf).toHaveBeenCalledTimes(1);
  expect(Tide).toHaveBeenCalledTimes(1);
});

it("shows what a module lays before a seat with the hand of that seat", async () => {
  const course = playedOut("sea p2 storms");
  const at = course.tables.findIndex((table) =>
    (describe(table).storms ?? []).some(({ seat }) => seat !== null),
  );
  expect(at).toBeGreaterThan(0);
  const step = await opened(course);
  await key("Home");
  for (let moves = 0; moves < at; moves++) await key("ArrowRight");
  expect(step()).toBe(at);
  const hands = screen.getByRole("region", { name: "Hands" });
  expect(hands.textContent).toMatch(/holds three|must touch a card|drew a purple Storm/);
});

it("keeps the captain's bar still until there is something to tell: one without a value draws the whole page anew", async () => {
  await opened(playedOut("sea p2"));
  expect((await screen.findByRole("progressbar")).getAttribute("value")).toBe("0");
});
