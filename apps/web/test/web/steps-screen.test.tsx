/** Details at the table: where the focus goes when a step asks for a row, and the words without prices. */

import {
  due,
  EVERYTHING,
  enact,
  legalActs,
  mask,
  readAct,
  seededFate,
  setUp,
  type Table,
} from "@stillwater/engine";
import { NOTHING } from "@stillwater/table/act-builder";
import { receive } from "@stillwater/table/session";
import { act, cleanup, fireEvent, render, screen } from "@testing-library/react";
import { NextIntlClientProvider } from "next-intl";
import { Suspense } from "react";
import { afterEach, beforeAll, beforeEach, expect, it, vi } from "vitest";
import { CardPad } from "@/companion/CardPad";
import { messagesOf } from "@/i18n/messages";
import { ACTS } from "@/modules/rooms";
import { set } from "@/preferences/store";
import { SpokenSeaTable } from "@/table/sea/SpokenSeaTable";
import { dealt, viewOf } from "./table";

const messages = await messagesOf("en");

vi.mock("@/trpc/client", () => ({ codeOf: () => null, trpc: () => ({}) }));
vi.mock("next/navigation", () => ({ useRouter: () => ({ push: vi.fn() }), usePathname: () => "/en/play/x" }));

beforeAll(async () => {
  await import("@stillwater/rulebook/verdict/en");
  await import("@/modules/OpenSeaChart");
});
beforeEach(() => localStorage.clear());
afterEach(cleanup);

function view(table: Table, seat: number, within = false) {
  const live = receive(null, {
    kind: "table",
    rev: 3,
    view: viewOf(within ? table : mask(table, seat), within ? EVERYTHING : seat),
  });
  if (live?.table == null || live.figures === null) throw new Error("not dealt");
  return (
    <NextIntlClientProvider locale="en" messages={messages} timeZone="UTC">
      <Suspense>
        <SpokenSeaTable
          {...{ live: within ? { ...live, view: { ...live.view, you: seat } } : live }}
          table={live.table}
          figures={live.figures}
          shortcuts
          within={within}
          onKeys={() => undefined}
        />
      </Suspense>
    </NextIntlClientProvider>
  );
}

async function show(table: Table, seat: number, within = false) {
  const shown = await act(async () => render(view(table, seat, within)));
  await screen.findByRole("listbox", { name: "Your hand" });
  return shown;
}

/** The same table after a free placement. */
function laid(table: Table, seat: number): Table {
  const offer = legalActs(table, seat).find(({ type, choose }) => type === "lay" && choose === 0);
  const done = offer && enact(table, offer, seededFate("v1:screens"));
  if (!done?.ok) throw new Error("nothing is free");
  return done.value.table;
}

it("takes the focus from the hand to the rows when the Rocks are to be moved", async () => {
  const { table, first } = dealt("sea p2 rocks");
  const { rerender } = await show(table, first);
  const [card] = screen.getAllByRole("option");
  card?.focus();
  expect(document.activeElement).toBe(card);
  await act(async () => rerender(view(laid(table, first), first)));
  expect(document.activeElement?.getAttribute("role")).toBe("radio");
  expect(document.activeElement?.getAttribute("aria-label")).toMatch(/^Row \d, \d spaces? open$/);
});

it("takes the focus there also from the button by which the last card of the hand went", async () => {
  const begun = setUp({ options: "sea p2 rocks", viewer: 0, cells: { r1c1: "10" }, hands: [["60"], 5] });
  if (!begun.ok) throw new Error(JSON.stringify(begun.error));
  const { rerender } = await show(begun.value, 0);
  const button = document.querySelector<HTMLElement>(".table-actions button:last-child");
  button?.focus();
  expect(document.activeElement).toBe(button);
  await act(async () => rerender(view(laid(begun.value, 0), 0)));
  expect(document.activeElement?.getAttribute("role")).toBe("radio");
});

/** A turn in which some card can be laid at a price, and the space for it. */
function dearTurn(): { readonly table: Table; readonly seat: number; readonly space: RegExp } {
  for (let seed = 0; seed < 50; seed++) {
    const { table: begun, first } = dealt("sea p2", `v1:dear ${seed}`);
    const table = laid(begun, first);
    const seat = 1 - first;
    const offer = legalActs(table, seat).find(({ type, choose }) => type === "lay" && choose > 0);
    const [, row, column] = /^r(\d)c(\d)$/.exec(table.rulebook.placeName(offer?.to ?? 0)) ?? [];
    if (row !== undefined) return { table, seat, space: new RegExp(`^Row ${row}, column ${column},`) };
  }
  throw new Error("everything is free");
}

it("says the price of a card that fits a space, and no price where prices are off", async () => {
  const { table, seat, space } = dearTurn();
  const prices = /, fits here, discard \d/;
  const said = () => screen.getAllByRole("option").map((option) => option.getAttribute("aria-label") ?? "");
  await show(table, seat);
  fireEvent.click(screen.getByRole("gridcell", { name: space }));
  expect(said().filter((label) => prices.test(label))).not.toEqual([]);
  await act(async () => set("prices", "hidden"));
  expect(said().filter((label) => prices.test(label))).toEqual([]);
  expect(said().filter((label) => label.includes(", fits here, "))).not.toEqual([]);
  await act(async () => set("prices", "shown"));
});

it("does not speak of hidden hands where all lie open, nor head the page twice", async () => {
  const { table, first } = dealt();
  await show(table, first, true);
  expect(screen.queryByText("hands and discards stay hidden")).toBeNull();
  expect(screen.queryAllByRole("heading", { level: 1 })).toEqual([]);
  cleanup();
  await show(table, first);
  expect(screen.getByText("hands and discards stay hidden")).toBeTruthy();
  expect(screen.queryAllByRole("heading", { level: 1 })).toHaveLength(1);
});

/** The table after the Start is laid and everybody has said two numbers. */
function talkingTable(): Table {
  const fate = seededFate("v1:talk");
  let { table } = dealt("sea p2");
  for (let turn = 0; turn < 60; turn++) {
    const [seat = 0] = due(table).seats;
    const offers = legalActs(table, seat);
    const start = offers.find(({ type }) => type === "start");
    const offer = start ?? offers.find(({ type, choose }) => type === "lay" && choose === 0);
    const done = offer && enact(table, offer, fate);
    if (!done?.ok) break;
    table = done.value.table;
    if (start === undefined) continue;
    for (const each of [0, 1]) {
      const act = readAct(table.rulebook, "dial 4 5", each);
      const said = act.ok ? enact(table, act.value, fate) : undefined;
      if (!said?.ok) throw new Error("no numbers can be said");
      table = said.value.table;
    }
    return table;
  }
  throw new Error("no Start came up");
}

it("names a way to share the eight by the words on it, so that it answers to them", async () => {
  await show(talkingTable(), 0);
  const chips = await screen.findAllByLabelText(/^Agree to \d/);
  for (const chip of chips) expect(chip.getAttribute("aria-label")).toContain(chip.textContent);
});

it("begins a gift of a turn with a button of its own, and the companion with a key of its own", async () => {
  const { table, first } = dealt("sea p2 rocks");
  const { rulebook } = table;
  const { stay } = rulebook.actOf;
  if (stay === undefined) throw new Error("no Rocks");
  // As if two cards could be given for the Rocks in a turn.
  const during = { ...stay, spec: { ...stay.spec, during: "act" as const } };
  const inTurn = { ...rulebook, actOf: { ...rulebook.actOf, stay: during } };
  const live = receive(null, { kind: "table", rev: 3, view: viewOf(mask(table, first), first) });
  if (live?.table == null || live.figures === null) throw new Error("not dealt");
  const { figures } = live;
  const shown: Table = { ...live.table, rulebook: inTurn };
  await act(async () =>
    render(
      <NextIntlClientProvider locale="en" messages={messages} timeZone="UTC">
        <Suspense>
          <SpokenSeaTable {...{ live, figures, table: shown, shortcuts: true, onKeys: () => undefined }} />
        </Suspense>
        <CardPad
          {...{ rulebook, typed: NOTHING, onTyped: () => undefined, giftWord: "Two out" }}
          keys={[
            { does: "gift", gift: "discard" },
            { does: "gift", gift: "stay" },
          ]}
        />
      </NextIntlClientProvider>,
    ),
  );
  await screen.findByRole("listbox", { name: "Your hand" });
  const [button, key] = screen.getAllByRole("button", { name: "Leave the Rocks" });
  expect(screen.getAllByRole("button", { name: "Two out" })).toHaveLength(1);
  expect(key).toBeDefined();
  await act(async () => button?.click());
  expect(screen.getByRole("heading", { name: "Choose two. The Rocks stay." })).toBeDefined();
  await act(async () => button?.click());
  expect(screen.queryByRole("heading", { name: "Choose two. The Rocks stay." })).toBeNull();
});

it("begins cards in place of what a step wants pointed at with a button that says two only where it is always two", async () => {
  const { table, first } = dealt("sea p2 rocks");
  const { stay } = ACTS;
  const begins = async (): Promise<string> => {
    await show(laid(table, first), first);
    const [begin] = [...document.querySelectorAll(".table-actions button")];
    cleanup();
    return begin?.textContent ?? "";
  };
  expect(await begins()).toBe("Discard two");
  Object.assign(ACTS, { stay: { ...stay, gives: "counted" } });
  expect(await begins()).toBe("Leave the Rocks");
  Object.assign(ACTS, { stay });
});
