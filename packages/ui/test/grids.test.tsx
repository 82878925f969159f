// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, describe, expect, it, vi } from "vitest";
import type { SeaCell } from "../src/index";
import { ScoreTable } from "../src/modules/duel/index";
import { ArchBoard } from "../src/modules/high-arch/index";
import { ExplorerSteps, PyramidBoard } from "../src/modules/pyramid/index";

afterEach(cleanup);

const cell = (row: number, column: number, more: Partial<SeaCell<string>> = {}): SeaCell<string> => {
  const place = `r${row}c${column}`;
  return { place, row, column, state: "empty", label: place, ...more };
};
const range = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, i) => from + i);
/** Left pillar, right pillar, roof; the rows of each from the bottom upward. */
const arch = [
  ...[1, 6].flatMap((from) => range(1, 3).flatMap((row) => range(from, from + 1).map((c) => cell(row, c)))),
  ...range(4, 7).flatMap((row) => range(1, 7).map((c) => cell(row, c, { state: "locked" }))),
];
const finish = { place: "finish", state: "empty", text: "34 to go", label: "finish" } as const;
const rowLabels = range(1, 8).map((row) => `row ${row}`);
const press = (...keys: readonly string[]) => {
  for (const key of keys) fireEvent.keyDown(document.activeElement ?? document.body, { key });
  return document.activeElement?.getAttribute("aria-label");
};
const go = (name: string) => screen.getByRole("gridcell", { name }).focus();

describe("the High Arch as a grid", () => {
  it("is one tab stop with forty spaces and the Finish", () => {
    render(<ArchBoard label="Arch" cells={arch} rowLabels={rowLabels} finish={finish} />);
    const cells = screen.getAllByRole("gridcell");
    expect(cells).toHaveLength(41);
    expect(cells.filter((one) => one.tabIndex === 0)).toHaveLength(1);
  });

  it("crosses the gap between the pillars, and goes up into the roof", () => {
    render(<ArchBoard label="Arch" cells={arch} rowLabels={rowLabels} finish={finish} />);
    go("r2c2");
    expect(press("ArrowRight")).toBe("r2c6");
    expect(press("ArrowUp", "ArrowUp")).toBe("r4c6");
    expect(press("ArrowLeft", "ArrowLeft", "ArrowLeft")).toBe("r4c3");
    expect(press("ArrowDown")).toBe("r3c2");
  });

  it("follows the lines with N: a pillar, the other, the roof, the Finish", () => {
    render(<ArchBoard label="Arch" cells={arch} rowLabels={rowLabels} finish={finish} />);
    go("r3c2");
    expect(press("n")).toBe("r1c6");
    go("r3c7");
    expect(press("n")).toBe("r4c1");
    go("r7c7");
    expect(press("n")).toBe("finish");
    expect(press("p")).toBe("r7c7");
  });

  it("shows why the roof is closed only while it is", () => {
    const { rerender } = render(
      <ArchBoard label="Arch" cells={arch} rowLabels={rowLabels} roof="Both pillars first." gap="6 of 12" />,
    );
    expect(screen.getByText("Both pillars first.")).toBeTruthy();
    rerender(<ArchBoard label="Arch" cells={arch} rowLabels={rowLabels} gap="12 of 12" />);
    expect(screen.queryByText("Both pillars first.")).toBeNull();
  });
});

describe("the Pyramid as a grid", () => {
  const bricks = range(1, 8).flatMap((row) =>
    range(1, 9 - row).map((c) => cell(row, c, { border: c % 2 === 1 })),
  );

  it("goes up to the left one of the two that rest on a space, and to the Finish over the top", () => {
    render(
      <PyramidBoard label="Pyramid" layout="bricks" cells={bricks} rowLabels={rowLabels} finish={finish} />,
    );
    go("r1c3");
    expect(press("ArrowUp")).toBe("r2c2");
    expect(press("ArrowDown")).toBe("r1c2");
    go("r8c1");
    expect(press("ArrowUp")).toBe("finish");
  });

  it("marks the border spaces that are still closed questions", () => {
    const cells = bricks.map((one) =>
      one.place === "r1c1"
        ? { ...one, state: "laid" as const, face: { kind: "island" as const, n: 5 } }
        : one,
    );
    const { container } = render(
      <PyramidBoard label="Pyramid" layout="bricks" cells={cells} rowLabels={rowLabels} />,
    );
    expect(container.querySelectorAll(".sw-corner-border")).toHaveLength(20);
  });

  it("hands back what was pressed", () => {
    const onCell = vi.fn();
    const steps = [cell(1, 1), cell(1, 2, { state: "free" }), cell(1, 3)];
    render(
      <PyramidBoard label="Pyramid" layout="steps" cells={steps} rowLabels={rowLabels} onCell={onCell} />,
    );
    fireEvent.click(screen.getByRole("gridcell", { name: "r1c2" }));
    expect(onCell).toHaveBeenCalledWith("r1c2");
  });
});

describe("words beside the boards", () => {
  it("says which of the three steps is now", () => {
    render(
      <ExplorerSteps
        label="Steps"
        steps={[
          { key: "1", text: "Lay", state: "done" },
          { key: "2", text: "Turn", state: "now" },
          { key: "3", text: "Pay", state: "next" },
        ]}
      />,
    );
    expect(screen.getByText("Turn").getAttribute("aria-current")).toBe("step");
    expect(screen.getByText("Pay").getAttribute("aria-current")).toBeNull();
  });

  it("heads every figure of the score by its player and its row", () => {
    render(
      <ScoreTable
        caption="Score"
        rowHeading="From"
        players={[
          { key: "a", name: "Ana", owner: "one" },
          { key: "b", name: "Ben", owner: "two" },
        ]}
        rows={[{ key: "r", name: "Runs", values: ["+6", "+4"] }]}
      />,
    );
    expect(screen.getByRole("table", { name: "Score" })).toBeTruthy();
    expect(screen.getAllByRole("columnheader").map((head) => head.textContent?.trim())).toEqual([
      "From",
      "Ana",
      "Ben",
    ]);
    expect(screen.getByRole("rowheader", { name: "Runs" })).toBeTruthy();
  });
});
