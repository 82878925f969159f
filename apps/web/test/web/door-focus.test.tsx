// Sitting down at a table or leaving it replaces the content of the same page: the focus moves along where it would be lost.
import { receive } from "@stillwater/table/session";
import { act, cleanup, render, screen } from "@testing-library/react";
import { NextIntlClientProvider } from "next-intl";
import type { ReactNode } from "react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { messagesOf } from "@/i18n/messages";
import { Curtain } from "@/play/local/Curtain";
import { GuestSeat } from "@/play/waiting-room/GuestSeat";
import { dealt, viewOf } from "./table";

vi.mock("next/navigation", () => ({ useRouter: () => ({ push: vi.fn() }), usePathname: () => "/en/play/x" }));
vi.mock("@/trpc/client", () => ({ trpc: () => ({}) }));

const messages = await messagesOf("en");
const nobody = () => undefined;

const { table } = dealt();
const seats = [{ name: "Ana", language: "en" } as const, null];
const live = receive(null, {
  kind: "table",
  rev: 3,
  view: { ...viewOf(table, null), ...{ position: null, most: 2_000, earlier: false, seats } },
});

const page = (within: ReactNode) => (
  <NextIntlClientProvider locale="en" messages={messages} timeZone="UTC">
    <main id="main" tabIndex={-1}>
      {within}
    </main>
  </NextIntlClientProvider>
);
const board = page(<button type="button">Leave</button>);
const door = live === null ? null : page(<GuestSeat live={live} onSeated={nobody} onWatch={nobody} />);

beforeEach(() => {
  delete document.documentElement.dataset.alive;
});
afterEach(cleanup);

it("is in the main part once a seat was given up, and once it was taken", async () => {
  document.documentElement.dataset.alive = "";
  const { rerender } = render(board);
  screen.getByRole("button").focus();
  await act(async () => rerender(door));
  expect(document.activeElement).toBe(screen.getByRole("main"));
  screen.getByRole("button", { name: messages.guest.sit }).focus();
  await act(async () => rerender(board));
  expect(document.activeElement).toBe(screen.getByRole("main"));
});

it("is in the main part once a curtain is opened", async () => {
  const { rerender } = render(page(<Curtain next={[{ seat: 0, name: "Ana" }]} onOpen={nobody} />));
  screen.getByRole("button").focus();
  await act(async () => rerender(board));
  expect(document.activeElement).toBe(screen.getByRole("main"));
});

it("is at the top of a page that was just opened", async () => {
  await act(async () => render(door));
  expect(document.activeElement).toBe(document.body);
});
