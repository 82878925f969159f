/** After a game another is opened by one press: the button takes no other until its page is there. */

import { gauge } from "@stillwater/engine";
import { stillLive } from "@stillwater/table/session";
import { act, cleanup, fireEvent, render, screen, waitFor } from "@testing-library/react";
import { NextIntlClientProvider } from "next-intl";
import { Suspense } from "react";
import { afterEach, expect, it, vi } from "vitest";
import { messagesOf } from "@/i18n/messages";
import { DeskContext } from "@/stage/desk";
import { WithVoice } from "@/stage/Voice";
import { EndNotice } from "@/table/EndNotice";
import { playedOut } from "./played-out";

const push = vi.hoisted(() => vi.fn());
vi.mock("next/navigation", () => ({ useRouter: () => ({ push }) }));
afterEach(cleanup);

const messages = await messagesOf("en");
const table = playedOut("sea p1").tables.at(-1);

it("opens one table, however often it is pressed", async () => {
  if (table === undefined) throw new Error("no table");
  const again = vi.fn(async () => "/play/abc");
  const live = stillLive({ id: "x", table, you: 0, names: ["Ana"], language: "en", rev: 1 });
  await act(async () =>
    render(
      <NextIntlClientProvider locale="en" messages={messages} timeZone="UTC">
        <DeskContext value={{ act: vi.fn(), again }}>
          <Suspense>
            <WithVoice>
              <EndNotice live={live} table={table} figures={gauge(table)} fresh={false} />
            </WithVoice>
          </Suspense>
        </DeskContext>
      </NextIntlClientProvider>,
    ),
  );
  const button = await screen.findByRole("button", { name: messages.end.again });
  const press = () => act(async () => void fireEvent.click(button));
  await press();
  await waitFor(() => expect(push).toHaveBeenCalledWith("/en/play/abc"));
  // Nobody presses again before the button that was pressed is drawn.
  await waitFor(() => expect(button.matches(":disabled, [aria-disabled=true]")).toBe(true));
  await press();
  expect(again).toHaveBeenCalledTimes(1);
});
