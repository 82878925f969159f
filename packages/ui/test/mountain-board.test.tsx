// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { renderToStaticMarkup } from "react-dom/server";
import { afterEach, describe, expect, it, vi } from "vitest";
import { Bell } from "../src/modules/mountain-goats/index";
import { MountainBoard, type MountainBoardProps, type MountainCell } from "../src/mountain/index";

afterEach(cleanup);

const green = (n: number) => ({ kind: "ascent", terrain: "green", n }) as const;
/** Rows of four, three and two places: the first is full, the second has one card, the third is out of reach. */
const marks: Readonly<Record<string, Partial<MountainCell<string>>>> = {
  r1p1: { state: "laid", piece: green(1) },
  r1p2: {
    state: "cost",
    price: 3,
    piece: { kind: "bridge" },
    label: "Row 1, place 2, bridge, cover, discard 3",
  },
  r1p3: { state: "laid", piece: { kind: "campfire", terrain: "red", counts: 8 }, badge: <Bell goats={2} /> },
  r1p4: { state: "laid", piece: green(2) },
  r2p1: { state: "laid", piece: green(2) },
  r2p2: { state: "cost", price: 1, label: "Row 2, place 2, next space, discard 1" },
};
const cells: MountainCell<string>[] = [4, 3, 2].flatMap((length, r) =>
  Array.from({ length }, (_, c) => {
    const place = `r${r + 1}p${c + 1}`;
    return {
      place,
      row: r + 1,
      column: c + 1,
      lane: place === "r2p2" || place === "r3p1",
      state: "later",
      label: `Row ${r + 1}, place ${c + 1}`,
      ...marks[place],
    };
  }),
);
const base: MountainBoardProps<string> = {
  label: "The mountain",
  cells,
  rowLabels: ["row 1, bottom", "row 2", "row 3, top"],
  summit: { place: "summit", state: "closed", text: "2 bridges to cover", label: "Summit, closed" },
};
const focused = () => document.activeElement?.getAttribute("aria-label");
const press = (...keys: readonly string[]) => {
  for (const key of keys) fireEvent.keyDown(document.activeElement ?? document.body, { key });
  return focused();
};
const at = (name: string | RegExp) => screen.getByRole("gridcell", { name });

describe("the mountain as a grid", () => {
  it("is one tab stop, on the first place that may be chosen", () => {
    render(<MountainBoard {...base} />);
    const stops = screen.getAllByRole("gridcell").filter((cell) => cell.tabIndex === 0);
    expect(stops.map((cell) => cell.getAttribute("aria-label"))).toEqual([marks.r1p2?.label]);
  });

  it("names its rows from the top down", () => {
    render(<MountainBoard {...base} />);
    const names = screen.getAllByRole("row").map((row) => row.getAttribute("aria-label"));
    expect(names).toEqual([null, "row 3, top", "row 2", "row 1, bottom"]);
  });

  it("goes up to the place that rests on this one, and on to the summit", () => {
    render(<MountainBoard {...base} />);
    at("Row 1, place 3").focus();
    expect(press("ArrowUp")).toBe("Row 2, place 3");
    expect(press("ArrowUp")).toBe("Row 3, place 2");
    expect(press("ArrowUp")).toBe("Summit, closed");
    expect(press("ArrowUp")).toBe("Summit, closed");
    expect(press("ArrowDown")).toBe("Row 3, place 1");
  });

  it("keeps to the last place of a shorter row", () => {
    render(<MountainBoard {...base} />);
    at("Row 1, place 4").focus();
    expect(press("ArrowUp")).toBe("Row 2, place 3");
    expect(press("Home", "ArrowLeft")).toBe("Row 2, place 1");
    expect(press("End", "ArrowRight")).toBe("Row 2, place 3");
  });

  it("steps through the places that may be chosen with N and P, unless letters are off", () => {
    const { rerender } = render(<MountainBoard {...base} />);
    at(/bridge/).focus();
    expect(press("n")).toBe(marks.r2p2?.label);
    expect(press("n")).toBe(marks.r2p2?.label);
    expect(press("p")).toBe(marks.r1p2?.label);
    rerender(<MountainBoard {...base} targetKeys={false} />);
    expect(press("n")).toBe(marks.r1p2?.label);
  });

  it("makes the whole row the target of its next place, and lets a tap on its cards through", () => {
    render(<MountainBoard {...base} />);
    expect(at(/Row 2, place 2/).hasAttribute("data-lane")).toBe(true);
    expect(at("Row 2, place 1").hasAttribute("data-under")).toBe(true);
    // A full row has no next place, so its cards take their own taps.
    expect(at("Row 1, place 1").hasAttribute("data-under")).toBe(false);
  });

  it("hands back what was pressed, live or not", () => {
    const onCell = vi.fn();
    render(<MountainBoard {...base} onCell={onCell} />);
    for (const name of [/bridge/, "Row 3, place 1", "Summit, closed"]) fireEvent.click(at(name));
    expect(onCell.mock.calls).toEqual([["r1p2"], ["r3p1"], ["summit"]]);
    expect(at("Row 3, place 1").getAttribute("aria-disabled")).toBe("true");
    expect(at(/bridge/).getAttribute("aria-disabled")).toBeNull();
  });

  it("lights the lane of a next place only, not the row of a bridge to cover", () => {
    const { container, rerender } = render(<MountainBoard {...base} />);
    expect(container.querySelectorAll(".sw-lane")).toHaveLength(1);
    // Places that may be asked about before a card is picked are live, but not lit.
    const asked = cells.map((cell) =>
      cell.place === "r2p2" ? { ...cell, state: "next" as const, enabled: true } : cell,
    );
    rerender(<MountainBoard {...base} cells={asked} />);
    expect(container.querySelectorAll(".sw-lane")).toHaveLength(0);
  });

  it("draws every terrain by shape and hatch, and says nothing in the drawing", () => {
    const html = renderToStaticMarkup(<MountainBoard {...base} />);
    const print = html.slice(html.indexOf("sw-slope-print"), html.indexOf('role="grid"'));
    expect(print).toContain('aria-hidden="true"');
    expect(print).not.toContain("aria-label");
    expect(print).toContain('data-hatch="meadow"');
    expect(print).toContain("=8");
  });
});
