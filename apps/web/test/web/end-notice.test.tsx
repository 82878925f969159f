/** One press opens the next game: the button ignores further presses until the new page is there. */

import { gauge } from "@stillwater/engine";
import { stillLive } from "@stillwater/table/session";
import { act, cleanup, fireEvent, render, screen, waitFor } from "@testing-library/react";
import { NextIntlClientProvider } from "next-intl";
import { Suspense } from "react";
import { afterEach, expect, it, vi } from "vitest";
import { messagesOf } from "@/i18n/messages";
import { DeskContext, type TableDesk } from "@/stage/desk";
import { ONLINE } from "@/stage/online-desk";
import { WithVoice } from "@/stage/Voice";
import { EndNotice } from "@/table/EndNotice";
import { playedOut } from "./played-out";

const { push, sameCrew } = vi.hoisted(() => ({ push: vi.fn(), sameCrew: vi.fn() }));
vi.mock("next/navigation", () => ({ useRouter: () => ({ push }) }));
vi.mock("@/trpc/client", () => ({
  codeOf: () => null,
  trpc: () => ({ table: { sameCrew: { mutate: sameCrew } } }),
}));
afterEach(() => {
  cleanup();
  vi.resetAllMocks();
});

const messages = await messagesOf("en");

/** The end of a game as a player of it sees it. */
async function ended(code: string, names: readonly string[], desk: TableDesk): Promise<void> {
  const table = playedOut(code).tables.at(-1);
  if (table === undefined) throw new Error("no table");
  const live = stillLive({ id: "x", table, you: 0, names, language: "en", rev: 1 });
  await act(async () =>
    render(
      <NextIntlClientProvider locale="en" messages={messages} timeZone="UTC">
        <DeskContext value={desk}>
          <Suspense>
            <WithVoice>
              <EndNotice live={live} table={table} figures={gauge(table)} fresh={false} />
            </WithVoice>
          </Suspense>
        </DeskContext>
      </NextIntlClientProvider>,
    ),
  );
}

it("opens one table, however often it is pressed", async () => {
  const again = vi.fn(async () => "/play/abc");
  await ended("sea p1", ["Ana"], { act: vi.fn(), again });
  const button = await screen.findByRole("button", { name: messages.end.again });
  const press = () => act(async () => void fireEvent.click(button));
  await press();
  await waitFor(() => expect(push).toHaveBeenCalledWith("/en/play/abc"));
  // Wait until the pressed button is rendered as disabled before pressing again.
  await waitFor(() => expect(button.matches(":disabled, [aria-disabled=true]")).toBe(true));
  await press();
  expect(again).toHaveBeenCalledTimes(1);
});

it.each([
  [{ table: "next" }, "/en/play/next"],
  // The page of the crew tells who sits there by now.
  [{ refused: "taken" }, "/en/again/x"],
])("brings everybody who asks to one table, where %o", async (reply, path) => {
  sameCrew.mockResolvedValue(reply);
  await ended("sea p2", ["Ana", "Ben"], ONLINE);
  const button = await screen.findByRole("button", { name: messages.end.sameCrew });
  await act(async () => void fireEvent.click(button));
  await waitFor(() => expect(push).toHaveBeenCalledWith(path));
  expect(sameCrew).toHaveBeenCalledExactlyOnceWith({ table: "x" });
});
