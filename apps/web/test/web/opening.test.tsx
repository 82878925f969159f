/** One press opens a table: the button ignores further presses until the new page is there or the request has failed. */
import { act, renderHook, waitFor } from "@testing-library/react";
import { NextIntlClientProvider } from "next-intl";
import type { PropsWithChildren } from "react";
import { beforeEach, expect, it, vi } from "vitest";
import { messagesOf } from "@/i18n/messages";
import { useOpening } from "@/new-table/useOpening";

const push = vi.hoisted(() => vi.fn());
const openOnline = vi.hoisted(() => vi.fn<(asked: object) => Promise<string | null>>());
vi.mock("next/navigation", () => ({ useRouter: () => ({ push }) }));
vi.mock("@/stage/online", () => ({ openOnline, askChange: vi.fn() }));

const messages = await messagesOf("en");
const wrapper = ({ children }: PropsWithChildren) => (
  <NextIntlClientProvider locale="en" messages={messages} timeZone="UTC">
    {children}
  </NextIntlClientProvider>
);

const NOTHING_ASKED = new URLSearchParams();
const opening = () =>
  renderHook(() => useOpening(null, null, NOTHING_ASKED, NOTHING_ASKED), { wrapper }).result;

beforeEach(() => {
  push.mockClear();
  openOnline.mockReset();
});

it("takes no second press while the page of the table is on its way", async () => {
  openOnline.mockResolvedValue("/play/abc");
  const shown = opening();
  act(() => shown.current.open("sea p2", ["Ana"], null));
  await waitFor(() => expect(push).toHaveBeenCalledWith("/en/play/abc"));
  await act(async () => undefined);
  expect(shown.current).toMatchObject({ busy: true, error: undefined });
});

it("says what went wrong, and takes another press", async () => {
  openOnline.mockResolvedValueOnce(null).mockRejectedValueOnce(new Error("no network"));
  const shown = opening();
  for (const said of [messages.net.fault, messages.net.failed]) {
    act(() => shown.current.open("sea p2", ["Ana"], null));
    await waitFor(() => expect(shown.current).toMatchObject({ busy: false, error: said }));
  }
  expect(push).not.toHaveBeenCalled();
});
