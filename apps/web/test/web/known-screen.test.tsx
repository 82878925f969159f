/** Before the deal, people who are invited, seated or in the lobby see that the cards have been played before, and when. */

import { receive, type TableView } from "@stillwater/table/session";
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { act, cleanup, fireEvent, render, screen } from "@testing-library/react";
import { NextIntlClientProvider } from "next-intl";
import type { ReactNode } from "react";
import { afterEach, describe, expect, it, vi } from "vitest";
import { messagesOf } from "@/i18n/messages";
import { Lobby } from "@/lobby/Lobby";
import { GuestSeat } from "@/play/waiting-room/GuestSeat";
import { WaitingTable } from "@/play/waiting-room/WaitingTable";
import { dealt, viewOf } from "./table";

const messages = await messagesOf("en");

const SINCE = "2026-03-01T10:00:00.000Z";
const PLAYED = "These cards have been played before, first on March 1, 2026: somebody may know them.";
const CHOSEN = "These cards were chosen, not dealt anew: somebody may know them.";

const accepted: unknown[] = [];
const listed = { open: [] as unknown[], playing: [] as unknown[] };
vi.mock("@/trpc/client", () => ({
  trpc: () => ({ table: { accept: { mutate: async (asked: unknown) => accepted.push(asked) } } }),
}));
vi.mock("@/trpc/Data", () => ({
  useTRPC: () => ({
    lobby: { list: { queryOptions: () => ({ queryKey: ["lobby"], queryFn: async () => listed }) } },
  }),
}));
vi.mock("next/navigation", () => ({ useRouter: () => ({ push: vi.fn() }), usePathname: () => "/en/play/x" }));
afterEach(cleanup);

const draw = (children: ReactNode) =>
  act(async () => {
    render(
      <NextIntlClientProvider locale="en" messages={messages} timeZone="UTC">
        <QueryClientProvider client={new QueryClient()}>{children}</QueryClientProvider>
      </NextIntlClientProvider>,
    );
  });

/** A table for two that waits for its deal. */
function waiting(part: Partial<TableView>) {
  const { table } = dealt();
  const view: TableView = {
    ...viewOf(table, null),
    ...{ status: "waiting", position: null, commitment: null, most: 2_000, earlier: false },
    ...part,
  };
  const live = receive(null, { kind: "table", rev: 3, view });
  if (live === null) throw new Error("no picture");
  return live;
}

const nobody = () => undefined;

describe.each([
  [SINCE, PLAYED],
  [null, CHOSEN],
])("of cards first played at %s", (since, told) => {
  const known = { since, asks: true, agreed: [true, false] };

  it("tells whoever comes by an invitation, before they sit down", async () => {
    const seats = [{ name: "Ana", language: "en" } as const, null];
    await draw(<GuestSeat live={waiting({ known, seats })} onSeated={nobody} onWatch={nobody} />);
    expect(screen.getByText(told)).toBeTruthy();
    expect(screen.queryByRole("button", { name: "Yes, play these cards" })).toBeNull();
  });

  it("tells whoever sits, says whose yes is missing, and takes it", async () => {
    await draw(<WaitingTable live={waiting({ known, you: 1 })} />);
    expect(screen.getByText(told)).toBeTruthy();
    expect(
      screen.getByText("They are dealt when every seat has said yes. Still to say it: Ben."),
    ).toBeTruthy();
    await act(async () => {
      fireEvent.click(screen.getByRole("button", { name: "Yes, play these cards" }));
    });
    expect(accepted.splice(0)).toEqual([{ table: "0123456789ab" }]);
  });

  it("tells whoever looks in the lobby", async () => {
    const one = { id: "0123456789ab", code: "sea p2", pace: "now", openedAt: SINCE, known: { since } };
    listed.open = [{ ...one, seats: [{ name: "Ana", language: "en" }, null] }];
    await draw(<Lobby />);
    expect(await screen.findByText(told)).toBeTruthy();
  });
});

it("says nothing where the cards are new", async () => {
  await draw(<WaitingTable live={waiting({ you: 1 })} />);
  expect(screen.queryByText(/somebody may know them/)).toBeNull();
});

it.each([
  [null, "Its cards lie as they were: sit down and go on."],
  [{ name: "Steady 2", language: "en", crew: "steady" }, "The quiet crew plays it until you sit down again."],
] as const)("tells whoever comes back to their seat who has it: %j", async (held, told) => {
  const seats = [{ name: "Ana", language: "en" } as const, held];
  const { table } = dealt();
  const live = receive(null, { kind: "table", rev: 3, view: { ...viewOf(table, null), seats, lost: 1 } });
  if (live === null) throw new Error("no picture");
  await draw(<GuestSeat live={live} onSeated={nobody} onWatch={nobody} />);
  expect(screen.getByRole("heading", { level: 1 }).textContent).toBe("Your seat waits for you.");
  expect(screen.getByText(told)).toBeTruthy();
});
