// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen, within } from "@testing-library/react";
import { afterEach, describe, expect, it, vi } from "vitest";
import { SeaBoard, type SeaBoardProps, type SeaCell } from "../src/index";

afterEach(cleanup);

const marks: Readonly<Record<string, Partial<SeaCell<string>>>> = {
  r4c2: { state: "cost", price: 2, label: "Row 4, column 2, empty, legal, discard 2." },
  r4c3: { state: "picked", price: 1, face: { kind: "island", n: 48 } },
  r5c2: { state: "blocks", face: { kind: "island", n: 57 } },
  r5c3: { state: "refused", face: { kind: "island", n: 47 } },
  r1c1: { state: "laid", face: { kind: "island", n: 1 } },
};
const cells: SeaCell<string>[] = Array.from({ length: 36 }, (_, i) => {
  const [row, column] = [Math.floor(i / 6) + 1, (i % 6) + 1];
  const place = `r${row}c${column}`;
  return {
    place,
    row,
    column,
    state: "empty",
    label: `Row ${row}, column ${column}, empty`,
    ...marks[place],
  };
});
const base: SeaBoardProps<string> = {
  label: "The sea",
  rows: 6,
  cells,
  rowLabels: ["row 1, bottom", "row 2", "row 3", "row 4", "row 5", "row 6, top"],
  seed: "t",
  berths: {
    start: { place: "berth:start", state: "filled", text: "Start", label: "Start, laid" },
    finish: { place: "berth:finish", state: "empty", text: "Finish", label: "Finish, empty" },
  },
};
const focused = () => document.activeElement?.getAttribute("aria-label");
const press = (key: string, more: object = {}) =>
  fireEvent.keyDown(document.activeElement ?? document.body, { key, ...more });

describe("the sea as a grid", () => {
  it("is one tab stop", () => {
    render(<SeaBoard {...base} />);
    const stops = screen.getAllByRole("gridcell").filter((cell) => cell.tabIndex === 0);
    expect(stops.map((cell) => cell.getAttribute("aria-label"))).toEqual([marks.r4c2?.label]);
  });

  it("names its rows, the bottom one last in reading order", () => {
    render(<SeaBoard {...base} />);
    const rows = within(screen.getByRole("grid", { name: "The sea" })).getAllByRole("row");
    const names = rows.map((row) => row.getAttribute("aria-label")).filter((name) => name !== null);
    expect(names[0]).toBe("row 6, top");
    expect(names.at(-1)).toBe("row 1, bottom");
    expect(within(screen.getByRole("row", { name: "row 4" })).getAllByRole("gridcell")).toHaveLength(6);
  });

  it("keeps spaces that are not targets focusable", () => {
    render(<SeaBoard {...base} />);
    const cell = screen.getByRole("gridcell", { name: "Row 2, column 2, empty" });
    expect(cell.getAttribute("aria-disabled")).toBe("true");
    cell.focus();
    expect(document.activeElement).toBe(cell);
    expect(screen.getByRole("gridcell", { name: /discard 2/ }).getAttribute("aria-disabled")).toBeNull();
  });

  it("moves as seen: ArrowUp leads to the row above", () => {
    render(<SeaBoard {...base} />);
    screen.getByRole("gridcell", { name: /discard 2/ }).focus();
    press("ArrowUp");
    expect(focused()).toBe("Row 5, column 2, empty");
    press("ArrowDown");
    press("ArrowDown");
    press("ArrowRight");
    expect(focused()).toBe("Row 3, column 3, empty");
    press("Home");
    expect(focused()).toBe("Row 3, column 1, empty");
    press("ArrowLeft");
    expect(focused()).toBe("Row 3, column 1, empty");
    press("End");
    expect(focused()).toBe("Row 3, column 6, empty");
    press("Home", { ctrlKey: true });
    expect(focused()).toBe("Row 6, column 1, empty");
    press("End", { ctrlKey: true });
    expect(focused()).toBe("Row 1, column 6, empty");
  });

  it("steps along the sequence across row ends with N and P", () => {
    render(<SeaBoard {...base} focusPlace="r1c6" />);
    screen.getByRole("gridcell", { name: "Row 1, column 6, empty" }).focus();
    press("n");
    expect(focused()).toBe("Row 2, column 1, empty");
    press("P");
    expect(focused()).toBe("Row 1, column 6, empty");
  });

  it("steps by the letters that are given, and by no others then", () => {
    render(<SeaBoard {...base} focusPlace="r1c6" sequenceKeys={{ next: "J", previous: "K" }} />);
    screen.getByRole("gridcell", { name: "Row 1, column 6, empty" }).focus();
    press("n");
    expect(focused()).toBe("Row 1, column 6, empty");
    press("j");
    expect(focused()).toBe("Row 2, column 1, empty");
    press("K");
    expect(focused()).toBe("Row 1, column 6, empty");
  });

  it("reaches the berths from the edge rows and from the ends of the sequence", () => {
    render(<SeaBoard {...base} />);
    screen.getByRole("gridcell", { name: "Row 6, column 3, empty" }).focus();
    press("ArrowUp");
    expect(focused()).toBe("Finish, empty");
    press("ArrowDown");
    expect(focused()).toBe("Row 6, column 6, empty");
    screen.getByRole("gridcell", { name: "Row 1, column 1, empty" }).focus();
    press("p");
    expect(focused()).toBe("Start, laid");
  });

  it("leaves single keys alone when they are switched off", () => {
    render(<SeaBoard {...base} sequenceKeys={false} />);
    screen.getByRole("gridcell", { name: "Row 1, column 2, empty" }).focus();
    press("n");
    expect(focused()).toBe("Row 1, column 2, empty");
  });

  it("reports presses, also on spaces that will refuse, and focus", () => {
    const onCell = vi.fn();
    const onFocusCell = vi.fn();
    render(<SeaBoard {...base} onCell={onCell} onFocusCell={onFocusCell} />);
    const cell = screen.getByRole("gridcell", { name: "Row 2, column 2, empty" });
    fireEvent.click(cell);
    // A browser knows which focus came from the keyboard; jsdom does not.
    const byKeyboard = vi.spyOn(cell, "matches").mockReturnValue(false);
    cell.focus();
    expect(onCell).toHaveBeenCalledWith("r2c2");
    expect(onFocusCell).not.toHaveBeenCalled();
    cell.blur();
    byKeyboard.mockReturnValue(true);
    cell.focus();
    expect(byKeyboard).toHaveBeenCalledWith(":focus-visible");
    expect(onFocusCell).toHaveBeenCalledWith("r2c2");
  });

  it("joins the blocking card and the refused space only inside one row", () => {
    const { container, rerender } = render(<SeaBoard {...base} bar={{ from: "r5c2", to: "r5c3" }} />);
    expect(container.querySelectorAll(".sw-bar")).toHaveLength(1);
    rerender(<SeaBoard {...base} bar={{ from: "r4c2", to: "r5c3" }} />);
    expect(container.querySelectorAll(".sw-bar")).toHaveLength(0);
  });

  it("draws a sea of any number of rows, and the way over each of them", () => {
    const { container } = render(<SeaBoard {...base} rows={9} legs={[3, 8]} />);
    expect(container.querySelector<HTMLElement>(".sw-sea-board")?.style.getPropertyValue("--rows")).toBe("9");
    const ends = [...container.querySelectorAll<SVGElement>(".sw-legs > path")];
    expect(ends.map(({ style }) => style.getPropertyValue("--row"))).toEqual(["3", "8"]);
  });
});
