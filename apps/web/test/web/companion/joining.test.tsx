/** A device joins a table by a link: only once, and its owner keeps their name. */
import { deviceKeyOf } from "@stillwater/companion";
import { cleanup, fireEvent, render, screen, waitFor } from "@testing-library/react";
import "fake-indexeddb/auto";
import { NextIntlClientProvider } from "next-intl";
import { StrictMode } from "react";
import { afterEach, expect, it, vi } from "vitest";
import { Join } from "@/companion/device/Join";
import * as shelf from "@/companion/device/shelf";
import { messagesOf } from "@/i18n/messages";
import words from "../../../messages/en/track.json";

const { me, join, replace, at } = vi.hoisted(() => ({
  me: vi.fn<() => Promise<{ name: string } | null>>(),
  join: vi.fn<(input: { client: string; name: string; nameless: boolean }) => Promise<object>>(),
  replace: vi.fn(),
  at: { id: "" },
}));
vi.mock("@/trpc/client", () => ({
  trpc: () => ({ me: { get: { query: me } }, companion: { join: { mutate: join } } }),
}));
vi.mock("next/navigation", () => {
  const router = { replace };
  return { useRouter: () => router, useSearchParams: () => new URLSearchParams({ game: at.id }) };
});

const all = await messagesOf("en");
let nth = 0;

afterEach(() => {
  cleanup();
  vi.clearAllMocks();
});

function opened(): string {
  nth++;
  at.id = String(nth).padStart(22, "0");
  join.mockResolvedValue({ game: at.id, rev: 0, version: {} });
  render(
    <StrictMode>
      <NextIntlClientProvider locale="en" messages={all} timeZone="UTC">
        <Join />
      </NextIntlClientProvider>
    </StrictMode>,
  );
  return at.id;
}

const arrived = () => waitFor(() => expect(replace).toHaveBeenCalled());

it("waits for the name of its guest, and joins once by it", async () => {
  let come = (_me: { name: string }): void => undefined;
  me.mockReturnValue(new Promise((resolve) => (come = resolve)));
  const id = opened();
  await waitFor(() => expect(me).toHaveBeenCalled());
  expect(join).not.toHaveBeenCalled();
  come({ name: "Ana" });
  await arrived();
  expect(join).toHaveBeenCalledTimes(1);
  expect(join).toHaveBeenCalledWith(expect.objectContaining({ name: "Ana", nameless: false }));
  const kept = await shelf.found(id);
  expect(kept).toMatchObject({ by: "Ana", nameless: false });
  const client = join.mock.calls[0]?.[0].client;
  expect(kept?.secrets.map((secret) => deviceKeyOf(secret, "Ana").client)).toEqual([client]);
});

it.each([
  ["is nobody yet", () => Promise.resolve(null)],
  ["cannot be asked for", () => Promise.reject(new Error("no network"))],
])("joins without a name where its guest %s, and says so", async (_what, answer) => {
  me.mockImplementation(answer);
  const id = opened();
  await arrived();
  expect(join).toHaveBeenCalledTimes(1);
  expect(join).toHaveBeenCalledWith(expect.objectContaining({ nameless: true }));
  expect(await shelf.found(id)).toMatchObject({ nameless: true });
});

it("is the same device when it tries again", async () => {
  me.mockResolvedValue({ name: "Ana" });
  join.mockRejectedValueOnce(new Error("no network"));
  const id = opened();
  join.mockRejectedValueOnce(new Error("no network"));
  fireEvent.click(await screen.findByRole("button", { name: words.track.tryAgain }));
  await waitFor(() => expect(join).toHaveBeenCalledTimes(2));
  fireEvent.click(await screen.findByRole("button", { name: words.track.tryAgain }));
  await arrived();
  expect(new Set(join.mock.calls.map(([{ client }]) => client)).size).toBe(1);
  expect((await shelf.found(id))?.secrets).toHaveLength(1);
});

it("writes nothing over what is kept of a game already", async () => {
  me.mockResolvedValue({ name: "Ana" });
  const game = { code: "", names: [], by: "Ben", secrets: ["s"], changedAt: "" };
  const persist = vi.fn(() => Promise.resolve(true));
  vi.stubGlobal("navigator", { storage: { persist } });
  await shelf.followGame({ ...game, id: "twice" });
  await shelf.followGame({ ...game, id: "twice", by: "Ana", secrets: ["t"] });
  vi.unstubAllGlobals();
  expect(await shelf.found("twice")).toMatchObject({ by: "Ben", secrets: ["s"] });
  expect(persist, "the browser is asked once to keep it when space is short").toHaveBeenCalledOnce();
});
