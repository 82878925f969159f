import { due, hand, mask, type Table } from "@stillwater/engine";
import { askingOf, type Live, receive } from "@stillwater/table/session";
import { act, cleanup, fireEvent, render, screen, waitFor } from "@testing-library/react";
import { NextIntlClientProvider } from "next-intl";
import { Suspense } from "react";
import { afterEach, beforeAll, beforeEach, expect, it, vi } from "vitest";
import { messagesOf } from "@/i18n/messages";
import { DeskContext } from "@/stage/desk";
import { ONLINE } from "@/stage/online-desk";
import { PlayHeader } from "@/table/frame/PlayHeader";
import { SpokenSeaTable } from "@/table/sea/SpokenSeaTable";

import { dealt, viewOf } from "./table";

const messages = await messagesOf("en");

interface Marked {
  readonly matter: string;
  readonly marker: string | null;
}
const marked: Marked[] = [];
const acts: string[] = [];

vi.mock("@/trpc/client", () => ({
  codeOf: () => null,
  trpc: () => ({
    table: {
      act: {
        mutate: async (command: { readonly act: string; readonly expectedRev: number }) => {
          acts.push(command.act);
          return { rev: command.expectedRev + 1 };
        },
      },
      mark: { mutate: async (command: Marked) => void marked.push(command) },
    },
  }),
}));
vi.mock("next/navigation", () => ({ useRouter: () => ({ push: vi.fn() }), usePathname: () => "/en/play/x" }));

beforeAll(async () => {
  await import("@stillwater/rulebook/verdict/en");
  await import("@/modules/storm-compass/StormCouncil");
});
beforeEach(() => {
  marked.length = 0;
  acts.length = 0;
});
afterEach(cleanup);

/** A deal whose opening hands reveal a Storm, while somebody may hold a Wild. */
function stormy(): Table {
  for (let seed = 0; seed < 200; seed++) {
    const { table } = dealt("sea p3 storms wild2 -12", `v1:council ${seed}`);
    if (due(table).step === "storm" && due(table).seats.includes(0)) return table;
  }
  throw new Error("no Storm is drawn");
}

function liveOf(table: Table, you: number | null, markers?: readonly (string | null)[]): Live {
  const begun = receive(null, { kind: "table", rev: 3, view: viewOf(table, you) });
  const matter = askingOf(table)?.matter ?? "";
  const live =
    markers === undefined ? begun : receive(begun, { kind: "council", council: { matter, markers } });
  if (live === null) throw new Error("no picture");
  return live;
}

function view(live: Live) {
  if (live.table === null || live.figures === null) throw new Error("not dealt");
  return (
    <NextIntlClientProvider locale="en" messages={messages} timeZone="UTC">
      <DeskContext value={ONLINE}>
        <Suspense>
          <SpokenSeaTable
            {...{ live, table: live.table, figures: live.figures }}
            shortcuts
            onKeys={() => undefined}
          />
        </Suspense>
      </DeskContext>
    </NextIntlClientProvider>
  );
}

async function show(live: Live) {
  const drawn = await act(async () => render(view(live)));
  await screen.findByRole("list", { name: "Use a Wild as a Compass?" });
  return drawn;
}

const keep = () => screen.getByRole("button", { name: /^Spend nothing/ });

it("marks a seat of the quiet crew as one, by a wheel and in words", async () => {
  const table = stormy();
  const live = liveOf(table, 0, [null, "keep", "keep"]);
  const seats = live.view.seats.map((seat, index) =>
    seat !== null && index === 1 ? { ...seat, crew: "steady" as const } : seat,
  );
  await show({ ...live, view: { ...live.view, seats } });
  const label = keep().getAttribute("aria-label") ?? "";
  expect(label.split(", ").filter((name) => name.endsWith("(crew)"))).toHaveLength(1);
  expect(keep().querySelectorAll("[data-crew] svg")).toHaveLength(1);
});

it("puts a marker by a press, takes it back by a second, and decides only with the button", async () => {
  const table = stormy();
  const matter = askingOf(table)?.matter;
  const { rerender } = await show(liveOf(table, 0));
  // Only seats with cards are asked, and only for a Wild: no Compass has been earned.
  const asked = due(table).seats.map((seat) => ["Ana", "Ben", "Cléo"][seat]);
  expect(asked).toContain("Ana");
  expect(
    screen.getByText(
      `No Compass is on the rack: only a Wild in a hand could serve as one. Only markers speak. No marker yet: ${asked.join(", ")}. No clock runs: the Storm stays once everybody who was asked has passed.`,
    ),
  ).toBeTruthy();
  fireEvent.click(keep());
  await waitFor(() => expect(marked).toMatchObject([{ matter, marker: "keep" }]));
  expect(acts).toEqual([]);
  await act(async () => rerender(view(liveOf(table, 0, ["keep", null, null]))));
  expect(keep().getAttribute("aria-label")).toBe("Spend nothing, the Storm stays, Ana (you)");
  expect(keep().getAttribute("aria-pressed")).toBe("true");
  fireEvent.click(keep());
  await waitFor(() => expect(marked.at(-1)).toMatchObject({ matter, marker: null }));
  expect(keep().getAttribute("aria-pressed")).toBe("false");
});

it("says on the button that there is nothing to spend, where none is held", async () => {
  const table = stormy();
  const held = hand(table, 0).some((card) => table.rulebook.pieceName(card) === "wild");
  await show(liveOf(table, 0));
  fireEvent.click(screen.getByRole("button", { name: /^On this Storm/ }));
  expect(held).toBe(false);
  expect(screen.getByRole("button", { name: "You hold no Wild" })).toBeTruthy();
  expect(screen.queryByText("Your turn")).toBeNull();
  expect(screen.getAllByText("Storm council is open").length).toBeGreaterThan(0);
});

it("speaks of a marker that keeps the Compass only as the act it leads to", async () => {
  const table = stormy();
  const { rerender } = await show(liveOf(table, 0));
  await act(async () => rerender(view(liveOf(table, 0, [null, "keep", null]))));
  expect(screen.queryByText("Ben: Keep the Compass")).toBeNull();
});

it("says once, in few words, where somebody else points", async () => {
  const table = stormy();
  const fresh = askingOf(table)?.markers[0] ?? "";
  const { rerender } = await show(liveOf(table, 0));
  await act(async () => rerender(view(liveOf(table, 0, [null, fresh, null]))));
  const said = await screen.findByText("Ben: On this Storm");
  expect(said.getAttribute("aria-live")).toBe("polite");
  expect(screen.getByRole("button", { name: /^On this Storm, .*Ben$/ })).toBeTruthy();
  await act(async () => rerender(view(liveOf(table, 0, [null, null, null]))));
  expect(screen.getByText("Ben takes the marker back")).toBeTruthy();
  expect(marked).toEqual([]);
});

it("shows a spectator the markers, and nothing to press; markers of another Storm mean nothing", async () => {
  const table = mask(stormy(), -1);
  const { rerender } = await show(liveOf(table, null, ["keep", null, null]));
  expect(keep().getAttribute("aria-disabled")).toBe("true");
  expect(keep().getAttribute("aria-label")).toMatch(/Ana$/);
  fireEvent.click(keep());
  expect(marked).toEqual([]);
  const other = receive(liveOf(table, null), {
    kind: "council",
    council: { matter: "storm:elsewhere", markers: ["keep", "keep", "keep"] },
  });
  if (other === null) throw new Error("no picture");
  await act(async () => rerender(view(other)));
  expect(keep().getAttribute("aria-label")).toBe("Spend nothing, the Storm stays");
});

it("gives way to the board for who wants to see it, and comes back as it was", async () => {
  await show(liveOf(stormy(), 0));
  const question = screen.getByText("Use a Wild as a Compass?");
  fireEvent.click(screen.getByRole("button", { name: "Look at the board" }));
  expect(question.closest("[hidden]")).not.toBeNull();
  fireEvent.click(screen.getByRole("button", { name: "Back to what is asked" }));
  expect(question.closest("[hidden]")).toBeNull();
});

it("is named first in the header, which cuts the end of a long line on a phone", async () => {
  await act(async () =>
    render(
      <NextIntlClientProvider locale="en" messages={messages} timeZone="UTC">
        <PlayHeader live={liveOf(stormy(), 0)} onMenu={() => undefined} onKeys={() => undefined} />
      </NextIntlClientProvider>,
    ),
  );
  const [line] = screen.getAllByText(messages.table.council, { exact: false });
  expect(line?.textContent).toBe(messages.table.council);
});
