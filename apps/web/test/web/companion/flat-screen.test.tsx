/** The device flat on the table: who sits at which edge, where the panel is turned to, and what is beside the board. */

import { appendEntry, deviceKeyOf, EMPTY_LOG, fold, slipped, type View } from "@stillwater/companion";
import { gauge, type Setup } from "@stillwater/engine";
import * as voice from "@stillwater/rulebook/verdict/en";
import { slipping } from "@stillwater/table/view-model";
import { cleanup, render, screen } from "@testing-library/react";
import { NextIntlClientProvider } from "next-intl";
import { afterEach, describe, expect, it } from "vitest";
import { Flat } from "@/companion/track/Flat";
import { Situation } from "@/companion/track/Situation";
import { messagesOf } from "@/i18n/messages";

const messages = await messagesOf("en");

afterEach(cleanup);

const PEOPLE = ["Ana", "Ben", "Cleo", "Dev", "Eva"];

function begun(setup: Setup, people: number): View {
  const deviceKey = deviceKeyOf("a secret of this very device", "Ana");
  const names = PEOPLE.slice(0, people);
  return fold(appendEntry(EMPTY_LOG, deviceKey, { kind: "begin", setup, names })?.log ?? EMPTY_LOG);
}

function lie(view: View, seat: number): void {
  const { table, names } = view;
  if (table === undefined) throw new Error("no table");
  const nameOf = (index: number) => voice.seatText(index, names);
  render(
    <NextIntlClientProvider locale="en" messages={messages} timeZone="UTC">
      <Flat
        {...{ table, nameOf, seat }}
        figures={gauge(table)}
        board={<p>the board</p>}
        lines={<Situation {...{ view, table, nameOf }} seat={0} slips={slipped(view).length} flat />}
        playing
        onUndo={undefined}
        onLeave={() => undefined}
      >
        <p>the keys</p>
      </Flat>
    </NextIntlClientProvider>,
  );
}

describe("people sit clockwise around the device", () => {
  it.each([
    [1, "bottom"],
    [2, "bottom top"],
    [3, "bottom left right"],
    [4, "bottom left top right"],
    [5, "bottom left top:left top:right right"],
  ] as const)("%i of them", (people, sides) => {
    const view = begun({ options: `sea p${people}` }, people);
    for (const [seat, place] of sides.split(" ").entries()) {
      lie(view, seat);
      const [side = "", half] = place.split(":");
      expect(document.querySelector(".sw-table-mode")?.getAttribute("data-turned")).toBe(side);
      const edge = screen.getByText(new RegExp(PEOPLE[seat] ?? "", "u")).closest(".sw-edge");
      expect(edge?.getAttribute("data-side")).toBe(side);
      expect(edge?.getAttribute("aria-current")).toBe("true");
      expect(edge?.getAttribute("data-half")).toBe(half ?? null);
      // Every edge appears once, or once for each player who shares it.
      expect(document.querySelectorAll(".sw-edge")).toHaveLength(Math.max(4, people));
      cleanup();
    }
  });
});

describe("what lies beside the board", () => {
  it("tells of Storms before people and of cards against the rules", () => {
    const setup = {
      options: "sea p2 storms",
      cells: { r1c1: "30", r1c2: "20" },
      at: { "yellow:2": ["storm:yellow"] },
    };
    lie(begun(setup, 2), 0);
    expect(document.querySelector('[data-sign="compasses"]')?.textContent).toMatch(/^00 Compasses$/);
    expect(document.querySelectorAll(".sw-rack-disc")).toHaveLength(0);
    expect(screen.getByText("holds three").closest(".sw-edge")?.textContent).toMatch(/^Ben/);
    screen.getByText("One card lies against a rule.");
  });

  it("tells what the Summit waits for", () => {
    lie(begun({ options: "mountain p2 green goats" }, 2), 0);
    expect(document.querySelectorAll(".companion-flat-lines .sw-goal-line")).toHaveLength(2);
  });
});

it("says in a space's name that its card lies against the rules, and only there", () => {
  const cells = [
    { place: 1, label: "Row 1, column 1, 30" },
    { place: 2, label: "Row 1, column 2, 20" },
  ];
  expect(slipping(cells, { places: new Set([2]), text: "against the rules" })).toEqual([
    cells[0],
    { place: 2, label: "Row 1, column 2, 20, against the rules", slip: true },
  ]);
  expect(slipping(cells, undefined)).toBe(cells);
});
