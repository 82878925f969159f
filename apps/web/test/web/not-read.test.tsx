/** A browser that cannot read its games at present does not call them lost, and reads them again on request. */
import "fake-indexeddb/auto";
import { act, cleanup, fireEvent, render, screen, waitFor } from "@testing-library/react";
import { NextIntlClientProvider } from "next-intl";
import type { ReactNode } from "react";
import { afterEach, expect, it, vi } from "vitest";
import { followGame } from "@/companion/device/shelf";
import { FollowedList } from "@/companion/FollowedList";
import { TrackPage } from "@/companion/track/TrackPage";
import { messagesOf } from "@/i18n/messages";
import { LogBook } from "@/logbook/LogBook";
import { LocalPage } from "@/play/local/LocalPage";
import { LocalReplay } from "@/replay/screen/LocalReplay";
import { Data } from "@/trpc/Data";

vi.mock("next/navigation", () => ({
  useRouter: () => ({ push: vi.fn(), replace: vi.fn() }),
  usePathname: () => "/en",
  useSearchParams: () => new URLSearchParams({ game: "0123456789abcdefABCDEF" }),
}));

const all = await messagesOf("en");
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

it.each<[string, () => ReactNode, string]>([
  ["a followed game", () => <TrackPage />, all.track.gone],
  ["a game of this device", () => <LocalPage />, all.here.gone],
  ["its replay", () => <LocalReplay />, all.replay.goneHere],
])("says so of %s", async (_what, page, gone) => {
  vi.spyOn(IDBFactory.prototype, "open").mockImplementation(() => {
    throw new DOMException("private", "InvalidStateError");
  });
  vi.spyOn(IDBDatabase.prototype, "transaction").mockImplementation(() => {
    throw new DOMException("private", "InvalidStateError");
  });
  await act(async () =>
    render(
      <NextIntlClientProvider locale="en" messages={all} timeZone="UTC">
        {page()}
      </NextIntlClientProvider>,
    ),
  );
  await screen.findByText(all.net.notRead);
  expect(screen.queryByText(gone)).toBeNull();
  vi.restoreAllMocks();
  fireEvent.click(screen.getByRole("button", { name: all.net.tryAgain }));
  await screen.findByText(gone);
});

it("says so in place of the list of followed games", async () => {
  vi.spyOn(IDBDatabase.prototype, "transaction").mockImplementation(() => {
    throw new DOMException("private", "InvalidStateError");
  });
  render(
    <NextIntlClientProvider locale="en" messages={all} timeZone="UTC">
      <FollowedList />
    </NextIntlClientProvider>,
  );
  expect((await screen.findByRole("alert")).textContent).toBe(all.net.notRead);
});

it("says so in the log book, which does not call itself empty", async () => {
  vi.spyOn(IDBDatabase.prototype, "transaction").mockImplementation(() => {
    throw new DOMException("private", "InvalidStateError");
  });
  vi.spyOn(globalThis, "fetch").mockImplementation(async () =>
    Response.json([{ result: { data: { games: [], next: null } } }]),
  );
  render(
    <NextIntlClientProvider locale="en" messages={all} timeZone="UTC">
      <Data>
        <LogBook />
      </Data>
    </NextIntlClientProvider>,
  );
  expect((await screen.findByRole("alert")).textContent).toContain(all.net.notRead);
  await screen.findByRole("heading", { name: all.logbook.forget });
  expect(screen.queryByText(all.logbook.none)).toBeNull();
});

it("keeps a followed game in the list that could not be thrown away, and says so", async () => {
  const game = { id: "0123456789abcdefABCDEF", code: "sea p1", names: ["Ana"], by: "Ana", secrets: [] };
  await followGame({ ...game, changedAt: "2026-01-01T00:00:00.000Z" });
  render(
    <NextIntlClientProvider locale="en" messages={all} timeZone="UTC">
      <FollowedList />
    </NextIntlClientProvider>,
  );
  const drop = await screen.findByRole("button", {
    name: `${all.companion.drop}: Ana, Jan 1, 2026, 12:00 AM`,
  });
  // In a double press the person cannot have read what the second press does.
  for (const detail of [1, 2]) fireEvent.click(drop, { detail });
  vi.spyOn(IDBObjectStore.prototype, "delete").mockImplementation(() => {
    throw new DOMException("disk", "UnknownError");
  });
  expect(drop.textContent).toBe(all.companion.dropSure);
  fireEvent.click(drop);
  expect((await screen.findByRole("alert")).textContent).toContain(all.net.notDropped);
  vi.restoreAllMocks();
  fireEvent.click(drop);
  fireEvent.click(drop);
  await waitFor(() => expect(screen.queryByText("Ana")).toBeNull());
});
