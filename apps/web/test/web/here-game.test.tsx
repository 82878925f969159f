/** A game in this browser when there is no storage space left, and when another game follows it. */
import "fake-indexeddb/auto";
import { due, hand, SPECTATOR, setUp } from "@stillwater/engine";
import { act, cleanup, fireEvent, render, renderHook, screen, waitFor } from "@testing-library/react";
import { NextIntlClientProvider } from "next-intl";
import { Suspense } from "react";
import { afterEach, expect, it, vi } from "vitest";
import { messagesOf } from "@/i18n/messages";
import { crewed, dealLocal, dealLocalFrom } from "@/local-games/deal-local";
import { gameTable } from "@/local-games/game";
import { courseOfLocal } from "@/local-games/local-course";
import { all, take } from "@/local-games/shelf";
import { useLocalGame } from "@/play/local/useLocalGame";
import { SameDeal } from "@/replay/screen/SameDeal";
import { WithVoice } from "@/stage/Voice";

const push = vi.hoisted(() => vi.fn());
vi.mock("next/navigation", () => ({ useRouter: () => ({ push }) }));
afterEach(() => vi.restoreAllMocks());
afterEach(cleanup);

const messages = await messagesOf("en");

const command = { table: "", expectedRev: 0, commandId: "" };

async function opened(names: readonly string[]) {
  const id = await dealLocal({ code: `sea p${names.length}`, names, language: "en" });
  const { result } = renderHook(() => useLocalGame(id));
  await waitFor(() => expect(result.current.game).not.toBeNull());
  return { id, result };
}

it("keeps the game as it was where there is no room, says so, and goes on when there is", async () => {
  const { id, result } = await opened(["Ana", "Ben"]);
  const { current } = result;
  const table = gameTable(current.game as NonNullable<typeof current.game>);
  const seat = due(table).seats[0] ?? 0;
  act(() => result.current.look(seat));
  const names = hand(table, seat).map((card) => table.rulebook.pieceName(card));
  const two = `discard ${names
    .filter((name) => name !== "start")
    .slice(0, 2)
    .join(" ")}`;

  const full = vi.spyOn(IDBObjectStore.prototype, "put").mockImplementation(() => {
    throw new DOMException("no room", "QuotaExceededError");
  });
  await act(async () => {
    expect(await result.current.desk.act({ ...command, act: two })).toEqual({ stale: 1 });
  });
  expect(result.current.trouble).toBe("full");
  expect((await take(id))?.entries).toHaveLength(1);
  expect(result.current.game?.entries).toHaveLength(1);

  full.mockRestore();
  await act(async () => {
    expect(await result.current.desk.act({ ...command, act: two })).toEqual({ rev: 2 });
  });
  expect(result.current.trouble).toBeNull();
  expect((await take(id))?.entries).toHaveLength(2);
});

it("deals the same crew new cards, or the same ones", async () => {
  const { id, result } = await opened(["Ana", "Ben"]);
  expect(result.current.viewer).toBe(SPECTATOR);
  const before = await take(id);
  const following = { code: "", crewOf: null, name: "", language: "fr" } as const;
  const paths = [
    await result.current.desk.again?.({ ...following, deal: null }),
    await result.current.desk.again?.({ ...following, deal: "" }),
  ];
  const games = await all();
  const [fresh, same] = paths.map((path) => games.find((game) => path === `/here?game=${game.id}`));
  for (const game of [fresh, same])
    expect(game).toMatchObject({ code: "sea p2", names: ["Ana", "Ben"], language: "en" });
  expect(same?.seed).toBe(before?.seed);
  expect(same?.snapshot).toBe(before?.snapshot);
  expect(fresh?.seed).not.toBe(before?.seed);
});

it("deals the same cards to the same people and the quiet crew again, asked from the replay", async () => {
  const { names, crew } = crewed(["Ana"], { count: 1, hand: "steady", called: () => "Steady hand" });
  const before = await take(await dealLocal({ code: "sea p2", names, crew, language: "fr" }));
  if (before === undefined) throw new Error("not kept");
  const course = courseOfLocal(before);
  if (!course.ok) throw new Error("not a course");
  render(
    <NextIntlClientProvider locale="en" messages={messages} timeZone="UTC">
      <Suspense>
        <WithVoice>
          <SameDeal course={course.value} source={{ kind: "here", id: before.id, record: "" }} />
        </WithVoice>
      </Suspense>
    </NextIntlClientProvider>,
  );
  fireEvent.click(await screen.findByRole("button", { name: messages.replay.again }));
  await waitFor(() => expect(push).toHaveBeenCalledTimes(1));
  const again = (await all()).find(({ id }) => push.mock.calls[0]?.[0] === `/en/here?game=${id}`);
  const { names: people, language, crew: seats, snapshot } = before;
  expect(again).toMatchObject({ names: people, language, crew: seats, snapshot });
  expect(again?.id).not.toBe(before.id);
});

it("begins again where it began, where that was no deal", async () => {
  const laid = setUp({ options: "sea p2", cells: { r4c3: "45" } });
  if (!laid.ok) throw new Error("not a position");
  const id = await dealLocalFrom(laid.value, ["Ana", "Ben"], "en");
  const { result } = renderHook(() => useLocalGame(id));
  await waitFor(() => expect(result.current.game).not.toBeNull());
  const path = await result.current.desk.again?.({
    code: "",
    crewOf: null,
    name: "",
    language: "en",
    deal: "",
  });
  const again = (await all()).find((game) => path === `/here?game=${game.id}`);
  expect(again?.id).not.toBe(id);
  expect(again?.snapshot).toBe((await take(id))?.snapshot);
});
