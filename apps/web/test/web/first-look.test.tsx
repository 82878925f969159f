// The page of a table before its stream has sent anything: everything is there, has a name, and can be skipped to.

import { mask } from "@stillwater/engine";
import type { Frame } from "@stillwater/table/session";
import { act, cleanup, render, screen, within } from "@testing-library/react";
import { NextIntlClientProvider } from "next-intl";
import { Suspense } from "react";
import { afterEach, expect, it, vi } from "vitest";
import { messagesOf } from "@/i18n/messages";
import { SeaBody } from "@/play/SeaBody";
import { untilAlive } from "@/stage/early";
import type { TableLine } from "@/stage/useTable";
import { dealt, viewOf } from "./table";

const messages = await messagesOf("en");

vi.mock("@/trpc/client", () => ({ codeOf: () => null, trpc: () => ({}) }));
vi.mock("next/navigation", () => ({
  useRouter: () => ({ push: vi.fn() }),
  usePathname: () => "/en/play/AAAAAAAAAAAA",
}));
afterEach(cleanup);
// Parts that are loaded later take their time on a busy machine.

const still: TableLine = {
  ...{ live: null, line: { state: "opening" }, gone: false, full: false },
  ...{ readOn: vi.fn(), now: vi.fn(), afresh: vi.fn() },
};

async function come(you: number | null) {
  const { table, first } = dealt();
  const seat = you === null ? null : first;
  const frames: readonly Frame[] = [
    { kind: "table", rev: 3, view: viewOf(mask(table, seat ?? -1), seat) },
    { kind: "presence", seats: ["here", "here"], since: [null, null] },
  ];
  await act(async () =>
    render(
      <NextIntlClientProvider locale="en" messages={messages} timeZone="UTC">
        <Suspense>
          <SeaBody first={frames} line={still} />
        </Suspense>
      </NextIntlClientProvider>,
    ),
  );
  await screen.findByRole("grid");
}

it("has a skip link to the board, and a name for each of its parts", async () => {
  await come(0);
  const skip = screen.getByRole("link", { name: messages.shell.skipBoard });
  const board = screen.getByRole("region", { name: messages.table.board });
  expect(skip.getAttribute("href")).toBe(`#${board.id}`);
  expect(board.tabIndex).toBe(-1);
  const main = screen.getByRole("main");
  for (const name of [messages.table.hand, messages.table.verdict])
    expect(within(main).getByRole("region", { name })).toBeTruthy();
  expect(within(main).getAllByRole("list", { name: messages.table.crew }).length).toBeGreaterThan(0);
  expect(within(main).getAllByText(messages.table.log).length).toBeGreaterThan(0);
  expect(screen.getByRole("banner")).toBeTruthy();
  expect(within(screen.getByRole("banner")).getByRole("navigation")).toBeTruthy();
});

it("shows the hand of who sits there, and can be used at once", async () => {
  await come(0);
  const { begin, receive } = await untilAlive();
  expect(document.documentElement.dataset.alive).toBe("");
  expect(begin(null)).toBeNull();
  expect(receive(null, { kind: "council", council: null })).toBeNull();
  const cards = within(screen.getByRole("listbox")).getAllByRole("option");
  expect(cards.length).toBeGreaterThan(4);
  await act(async () => cards[0]?.click());
  expect(cards[0]?.getAttribute("aria-selected")).toBe("true");
  // The sentences of the rules are loaded only after all this.
  const spaces = within(screen.getByRole("grid")).getAllByRole("gridcell");
  await act(async () => spaces.find(({ dataset }) => dataset.state === "free")?.click());
  const verdict = screen.getByRole("region", { name: messages.table.verdict });
  expect((await within(verdict).findByRole("heading", { level: 2 })).textContent).not.toBe("");
});

it("shows who only looks no hand", async () => {
  await come(null);
  expect(screen.queryByRole("listbox")).toBeNull();
});
