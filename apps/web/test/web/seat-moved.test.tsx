// A device whose seat was moved to another one says so, also after it has loaded the page again.
import type { TableView } from "@stillwater/table/session";
import { act, cleanup, render, screen } from "@testing-library/react";
import { NextIntlClientProvider } from "next-intl";
import { afterEach, expect, it } from "vitest";
import { messagesOf } from "@/i18n/messages";
import { LANGUAGES } from "@/i18n/routing";
import { SeatMoved } from "@/play/SeatMoved";
import { dealt, viewOf } from "./table";

afterEach(() => {
  cleanup();
  history.replaceState(null, "", "/");
});

const { table } = dealt();
const mine = viewOf(table, 1);
const seen = viewOf(table, null);
const en = await messagesOf("en");

const page = (view: TableView, messages = en) => (
  <NextIntlClientProvider locale="en" messages={messages} timeZone="UTC">
    <SeatMoved {...view} />
  </NextIntlClientProvider>
);

it.each(LANGUAGES)("says where the seat is, and how it comes back: %s", async (language) => {
  const messages = await messagesOf(language);
  const { rerender } = await act(async () => render(page(mine, messages)));
  expect(screen.queryByRole("status")).toBeNull();
  await act(async () => rerender(page(seen, messages)));
  const said = screen.getByRole("status").textContent;
  expect(said).toContain(messages.wait.moved);
  expect(said).toContain(messages.wait.moveSeat);
  cleanup();
  await act(async () => render(page(seen, messages)));
  expect(screen.getByRole("status").textContent).toBe(said);
});

it.each([
  ["somebody who only watches", [seen]],
  ["somebody whose cards went with the seat", [mine, { ...seen, lost: 1 }]],
  ["somebody who gave the seat up, whoever sits there next", [mine, { ...seen, seats: [null, null] }, seen]],
  ["the players of a game that is over", [mine, { ...seen, status: "won" }]],
] as const)("says nothing of it to %s", async (_who, views) => {
  const [first, ...others] = views;
  const { rerender } = await act(async () => render(page(first)));
  for (const view of others) await act(async () => rerender(page(view)));
  expect(screen.queryByRole("status")).toBeNull();
});
