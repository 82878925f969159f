// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, describe, expect, it, vi } from "vitest";
import { RowTargets } from "../src/expansions/index";
import { SeaBoard, type SeaCell, type SeaRowMark } from "../src/index";
import { LitRows } from "../src/modules/beacons/index";
import { RocksBadge } from "../src/modules/jagged-rocks/index";
import { Council, StormBadge } from "../src/modules/storm-compass/index";
import { NumberWheel, type WheelNumber, wheelStep } from "../src/modules/wild-cards/index";

afterEach(cleanup);

const rows = [
  { row: 1, place: "rocks:1", state: "closed", label: "Row 1, full" },
  { row: 2, place: "rocks:2", state: "open", label: "Row 2, two spaces open" },
  { row: 3, place: "rocks:3", state: "picked", label: "Row 3, one space open" },
] as const;
const press = (key: string) => fireEvent.keyDown(document.activeElement ?? document.body, { key });
const focused = () => document.activeElement?.getAttribute("aria-label");

describe("rows to choose from", () => {
  it("are one tab stop, and arrows move as seen without choosing", () => {
    const onRow = vi.fn();
    render(<RowTargets label="Where the rocks go" rows={rows} onRow={onRow} />);
    const buttons = screen.getAllByRole("radio");
    expect(
      buttons.filter((button) => button.tabIndex === 0).map((b) => b.getAttribute("aria-label")),
    ).toEqual(["Row 3, one space open"]);
    screen.getByRole("radio", { name: /Row 3/ }).focus();
    press("ArrowDown");
    expect(focused()).toBe("Row 2, two spaces open");
    press("ArrowDown");
    expect(focused()).toBe("Row 1, full");
    expect(onRow).not.toHaveBeenCalled();
    fireEvent.click(screen.getByRole("radio", { name: /Row 2/ }));
    expect(onRow).toHaveBeenCalledWith("rocks:2");
  });

  it("say which is picked and which is closed", () => {
    render(<RowTargets label="Where the rocks go" rows={rows} onRow={() => undefined} />);
    expect(screen.getByRole("radio", { checked: true }).getAttribute("aria-label")).toBe(
      "Row 3, one space open",
    );
    expect(screen.getByRole("radio", { name: "Row 1, full" }).getAttribute("aria-disabled")).toBe("true");
  });
});

const numbers: readonly WheelNumber[] = [46, 47, 49, 50, 52, 53].map((n) => ({
  n,
  state: "cost",
  price: 1,
  label: `${n}, discard 1`,
}));

describe("the wheel of a Wild", () => {
  it("steps only through the numbers that fit", () => {
    expect(wheelStep(numbers, 47, "ArrowUp")).toBe(49);
    expect(wheelStep(numbers, 47, "ArrowDown")).toBe(46);
    expect(wheelStep(numbers, 46, "ArrowLeft")).toBe(46);
    expect(wheelStep(numbers, 46, "PageUp")).toBe(53);
    expect(wheelStep(numbers, 50, "Home")).toBe(46);
    expect(wheelStep(numbers, 50, "x")).toBeUndefined();
    expect(wheelStep([], 50, "Home")).toBeUndefined();
  });

  it("takes digits typed one after the other", () => {
    const onChange = vi.fn();
    render(
      <NumberWheel
        label="Number"
        numbers={numbers}
        value={46}
        onChange={onChange}
        labels={{ less: "Lower", more: "Higher" }}
      />,
    );
    screen.getByRole("spinbutton").focus();
    press("5");
    expect(onChange).not.toHaveBeenCalled();
    press("2");
    expect(onChange).toHaveBeenCalledWith(52);
    expect(screen.getByRole("spinbutton").getAttribute("aria-valuetext")).toBe("46, discard 1");
    // Starts a new number at once, because no number begins with 5, 2, 4.
    press("4");
    press("7");
    expect(onChange).toHaveBeenLastCalledWith(47);
  });
});

describe("the rows that beacons light", () => {
  it("are read in words, and seen in figures", () => {
    const rows = [
      { row: 1, lit: true, label: "Row 1, lit" },
      { row: 2, lit: false, label: "Row 2, dark" },
    ];
    render(<LitRows label="Lit rows" rows={rows} />);
    // Hardly any screen reader reads a name that a list item has only as an attribute.
    const read = screen.getAllByRole("listitem").map((item) => {
      for (const figure of item.querySelectorAll("[aria-hidden]")) figure.remove();
      return item.textContent;
    });
    expect(read).toEqual(["Row 1, lit", "Row 2, dark"]);
  });
});

describe("a council", () => {
  it("points only when an option is pressed, and reads who points where", () => {
    const onChoose = vi.fn();
    render(
      <Council
        drawn={{
          storm: "orange",
          overline: "Ben drew a storm",
          title: "Hug the coast",
          text: "Beside a card only.",
        }}
        question="Use a compass now?"
        options={[
          {
            key: "fog",
            storm: "purple",
            title: "On the fog",
            markers: [{ key: "a", initial: "A", name: "Ana" }],
            label: "On the fog. Ana points here.",
          },
          { key: "keep", storm: "keep", title: "Keep both", markers: [], label: "Keep both" },
        ]}
        chosen="fog"
        onChoose={onChoose}
      />,
    );
    expect(screen.getByRole("list", { name: "Use a compass now?" })).toBeTruthy();
    const pressed = screen.getByRole("button", { pressed: true });
    expect(pressed.getAttribute("aria-label")).toBe("On the fog. Ana points here.");
    fireEvent.click(screen.getByRole("button", { name: "Keep both" }));
    expect(onChoose.mock.calls).toEqual([["keep"]]);
  });
});

describe("the sea under a storm", () => {
  const cells: SeaCell<string>[] = [
    {
      place: "a",
      row: 1,
      column: 1,
      state: "prey",
      face: { kind: "island", n: 4 },
      label: "4, may be taken",
    },
    {
      place: "b",
      row: 1,
      column: 2,
      state: "doomed",
      face: { kind: "island", n: 6 },
      label: "6, leaves the game",
    },
    { place: "c", row: 1, column: 3, state: "laid", side: "night", owner: "two", label: "9, night" },
  ];

  const oneRow = (rowMarks?: readonly SeaRowMark[]) =>
    render(<SeaBoard label="Sea" rows={1} cells={cells} rowLabels={["row 1"]} seed="s" rowMarks={rowMarks} />)
      .container;

  it("offers a Monster's targets and tells the chosen one", () => {
    oneRow();
    const names = screen
      .getAllByRole("gridcell")
      .filter((cell) => cell.getAttribute("aria-disabled") === null);
    expect(names.map((cell) => cell.getAttribute("aria-label"))).toEqual([
      "4, may be taken",
      "6, leaves the game",
    ]);
    expect(screen.getByRole("gridcell", { selected: true }).getAttribute("aria-label")).toBe(
      "6, leaves the game",
    );
  });

  it("hides a row's number where fog lies, and shows its badge instead", () => {
    const container = oneRow([{ row: 1, kind: "fog", badge: <StormBadge storm="purple" /> }]);
    expect(screen.getByRole("row", { name: "row 1" }).dataset.mark).toBe("fog");
    expect(container.querySelector(".sw-row-badge .sw-badge-sign")).not.toBeNull();
  });

  it("shows what lies beside one row one under another, in place of its number, whatever of it bars the row", () => {
    const container = oneRow([
      { row: 1, kind: "rocks", badge: <RocksBadge /> },
      { row: 1, kind: "lit", className: "bg-amber/12" },
      { row: 1, kind: "flows", className: "border-y", badge: <StormBadge storm="purple" /> },
    ]);
    const beside = container.querySelectorAll(".sw-row-badge");
    expect(beside).toHaveLength(1);
    expect(beside[0]?.querySelectorAll(":scope > .sw-badge > .sw-badge-sign")).toHaveLength(2);
    expect(container.querySelector(".sw-row-number")?.classList).toContain("invisible");
  });
});
