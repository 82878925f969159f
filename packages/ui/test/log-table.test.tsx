// @vitest-environment jsdom
import { cleanup, render, screen, within } from "@testing-library/react";
import { afterEach, describe, expect, it } from "vitest";
import { LogTable } from "../src/index";

afterEach(cleanup);

const columns = { turn: "Turn", name: "Who", card: "Card", text: "What", price: "Cost" };

describe("the log", () => {
  it("stands in a frame the keyboard can reach and scroll", () => {
    render(<LogTable label="Log" columns={columns} lines={[]} />);
    const frame = screen.getByRole("group", { name: "Log" });
    expect(frame.tabIndex).toBe(0);
    expect(within(frame).getByRole("table", { name: "Log" })).toBeTruthy();
  });

  it("draws only the line that is new", () => {
    let drawn = 0;
    const Counted = () => {
      drawn++;
      return null;
    };
    const log = (count: number) => {
      const lines = Array.from({ length: count }, (_, turn) => ({
        ...{ key: String(turn), turn, name: "Ana", text: "row 3, place 1" },
        card: <Counted />,
      }));
      return <LogTable label="Log" columns={columns} lines={lines.reverse()} />;
    };
    const { rerender } = render(log(30));
    expect(drawn).toBe(30);
    rerender(log(31));
    expect(drawn).toBe(31);
  });

  it("fills five columns on every line, with words where no card and no price stand", () => {
    const line = { turn: 3, name: "Ana", text: "row 3, place 1" };
    const lines = [
      { ...line, key: "a", card: "47", price: "−2" },
      { ...line, key: "b", card: "", price: "" },
    ];
    render(<LogTable label="Log" columns={columns} lines={lines} />);
    const spans = screen
      .getAllByRole("row")
      .slice(1)
      .map((row) =>
        within(row)
          .getAllByRole<HTMLTableCellElement>("cell")
          .map((cell) => cell.colSpan),
      );
    expect(spans).toEqual([
      [1, 1, 1, 1, 1],
      [1, 1, 3],
    ]);
  });
});
