/** What has the focus once something is closed that was opened from a menu: never nothing, or who has no pointer begins at the top. */

import { appendEntry, deviceKeyOf, EMPTY_LOG, fold } from "@stillwater/companion";
import { act, cleanup, fireEvent, render, screen, waitFor } from "@testing-library/react";
import { NextIntlClientProvider } from "next-intl";
import { type ReactNode, Suspense } from "react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { Check } from "@/companion/Check";
import { TrackedTable } from "@/companion/track/TrackedTable";
import { messagesOf } from "@/i18n/messages";
import { WithVoice } from "@/stage/Voice";

vi.mock("@/trpc/client", () => ({ codeOf: () => null, trpc: () => ({}) }));
vi.mock("@/companion/Confirming", () => ({ default: () => null }));

const all = await messagesOf("en");

beforeEach(() => {
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true;
  };
});
afterEach(cleanup);

const within = (children: ReactNode) => (
  <NextIntlClientProvider locale="en" messages={all} timeZone="UTC">
    <Suspense>
      <WithVoice>{children}</WithVoice>
    </Suspense>
  </NextIntlClientProvider>
);

/** As a keyboard does: what is pressed has the focus. */
async function press(name: string): Promise<void> {
  const button = await screen.findByRole("button", { name });
  button.focus();
  await act(async () => void fireEvent.click(button));
}

const menu = () => screen.getByRole("button", { name: "Menu" });

// The first time the line is fetched, afterwards it stands there at once.
it.each(["fetched", "known"])("is the menu that a line was opened from: %s", async () => {
  await act(async () => render(within(<Check kind="sea" />)));
  await screen.findByRole("grid");
  await press("Menu");
  await press(all.companion.sayIt);
  const line = await screen.findByRole("textbox");
  await waitFor(() => expect(document.activeElement).toBe(line));
  await act(async () => void fireEvent.keyDown(line, { key: "Escape" }));
  expect(document.activeElement).toBe(menu());
});

it("is the way out of the table mode, and afterwards the menu that it was entered from", async () => {
  const key = deviceKeyOf("a secret of this very device", "Ana");
  const begun = { kind: "begin", setup: { options: "sea p2" }, names: ["Ana", "Ben"] } as const;
  const view = fold(appendEntry(EMPTY_LOG, key, begun)?.log ?? EMPTY_LOG);
  const { table } = view;
  if (table === undefined) throw new Error("no table");
  const page = (flat: boolean) =>
    within(
      <TrackedTable
        {...{ id: "game", view, table, flat, blocked: false, busy: false, onUndo: undefined }}
        {...{ onWrite: vi.fn(), onFlat: vi.fn(), onOpen: vi.fn(), onRule: vi.fn() }}
      />,
    );
  const { rerender } = await act(async () => render(page(false)));
  await screen.findByRole("grid");
  menu().focus();
  await act(async () => rerender(page(true)));
  const leave = await screen.findByRole("button", { name: all.track.leaveFlat });
  expect(document.activeElement).toBe(leave);
  await act(async () => rerender(page(false)));
  expect(document.activeElement).toBe(menu());
});
