/** Where the focus goes when a part opened from a menu closes: never nowhere, or keyboard users would start at the top. */

import {
  add,
  answering,
  appendEntry,
  correcting,
  deviceKeyOf,
  EMPTY_LOG,
  fold,
  type View,
} from "@stillwater/companion";
import { act, cleanup, fireEvent, render, screen, waitFor } from "@testing-library/react";
import { NextIntlClientProvider } from "next-intl";
import { createRef, type ReactNode, Suspense } from "react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { Check } from "@/companion/Check";
import Conflicts from "@/companion/track/Conflicts";
import { TrackedTable } from "@/companion/track/TrackedTable";
import type { TableHandle } from "@/companion/track/table-props";
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
      <WithVoice>
        <main id="main" tabIndex={-1}>
          {children}
        </main>
      </WithVoice>
    </Suspense>
  </NextIntlClientProvider>
);

/** Like a keyboard: the pressed element has the focus. */
async function press(name: string): Promise<void> {
  const button = await screen.findByRole("button", { name });
  button.focus();
  await act(async () => void fireEvent.click(button));
}

const menu = () => screen.getByRole("button", { name: "Menu" });

const line = () => screen.getByRole<HTMLInputElement>("textbox");
const close = () => fireEvent.keyDown(line(), { key: "Escape" });

/** At first the line has to be loaded: closes it in the very moment in which it takes the place of the one that was here. */
const closedAsItCame = () =>
  new Promise<void>((resolve) => {
    new MutationObserver((_changes, observer) => {
      if (line().form === null) return;
      observer.disconnect();
      close();
      resolve();
    }).observe(document.body, { subtree: true, childList: true });
  });

/** Afterwards it appears at once. */
const closedOnceFocused = async () => {
  await waitFor(() => {
    expect(line().form).not.toBeNull();
    expect(document.activeElement).toBe(line());
  });
  close();
};

it.each([
  { when: "as it came", closed: closedAsItCame },
  { when: "once it was here", closed: closedOnceFocused },
])("is the menu that a line was opened from, closed $when", async ({ closed }) => {
  await act(async () => render(within(<Check kind="sea" />)));
  await screen.findByRole("grid");
  await press("Menu");
  await press(all.companion.sayIt);
  await closed();
  expect(document.activeElement).toBe(menu());
});

it.each(["sea p2", "mountain p1"])(
  "is the answer to what was meant from the menu, and afterwards the main part, at %s",
  async (options) => {
    const key = deviceKeyOf("a secret of this very device", "Ana");
    const begun = { kind: "begin", setup: { options, turn: { seat: 0 } }, names: ["Ana", "Ben"] } as const;
    const view = fold(appendEntry(EMPTY_LOG, key, begun)?.log ?? EMPTY_LOG);
    const { table } = view;
    if (table === undefined) throw new Error("no table");
    const handle = createRef<TableHandle>();
    await act(async () =>
      render(
        within(
          <TrackedTable
            {...{ ref: handle, id: "game", view, table, flat: false, blocked: false, busy: false }}
            {...{ onWrite: vi.fn(), onFlat: vi.fn(), onOpen: vi.fn(), onRule: vi.fn(), onUndo: undefined }}
          />,
        ),
      ),
    );
    await screen.findByRole("grid");
    menu().focus();
    await act(async () => handle.current?.stuck());
    const answer = document.querySelector(".companion-answer");
    expect(answer?.contains(document.activeElement)).toBe(true);
    await press(all.companion.undo);
    expect(document.activeElement).toBe(screen.getByRole("main"));
  },
);

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

it("is a question of several devices, and afterwards the menu", async () => {
  const [ana, cleo] = ["Ana", "Cleo"].map((by) => deviceKeyOf(`a secret of the device of ${by}`, by));
  if (ana === undefined || cleo === undefined) throw new Error("two devices");
  const begun = {
    kind: "begin",
    setup: { options: "sea p2", turn: { seat: 0 } },
    names: ["Ana", "Ben"],
  } as const;
  const start = appendEntry(EMPTY_LOG, ana, begun)?.log ?? EMPTY_LOG;
  const laid = (own: typeof ana, card: string) => {
    const content = correcting(fold(start), { cells: { r3c1: card } });
    return (content && appendEntry(start, own, content)?.log) ?? start;
  };
  const both = add(laid(ana, "13"), laid(cleo, "14").entries).log;
  const onAnswer = vi.fn();
  const page = (view: View) => {
    const { table } = view;
    if (table === undefined) throw new Error("no table");
    const blocked = view.conflicts.length > 0;
    return within(
      <>
        {blocked ? <Conflicts view={view} onAnswer={onAnswer} /> : null}
        <TrackedTable
          {...{ id: "game", view, table, flat: false, blocked, busy: false, onUndo: undefined }}
          {...{ onWrite: vi.fn(), onFlat: vi.fn(), onOpen: vi.fn(), onRule: vi.fn() }}
        />
      </>,
    );
  };
  const { rerender } = await act(async () => render(page(fold(start))));
  await screen.findByRole("grid");
  await act(async () => rerender(page(fold(both))));
  await waitFor(() => expect(document.activeElement?.textContent).toBe(all.track.conflict));
  const [conflict] = fold(both).conflicts;
  const [kept] = conflict?.entries ?? [];
  if (conflict === undefined || kept === undefined) throw new Error("no question");
  const answered = appendEntry(both, ana, answering(conflict, kept.id))?.log ?? both;
  await act(async () => rerender(page(fold(answered))));
  expect(document.activeElement).toBe(menu());
});
