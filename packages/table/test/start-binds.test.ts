/** A seat that holds a Start that can be paid for may not discard; a seat without one may. */
import { setUp, type Table } from "@stillwater/engine";
import { expect, it } from "vitest";
import { finishAwaitsStart, startBinds } from "../src/queries";

function seen(hand: readonly string[]): Table {
  const laid = setUp({ options: "sea p2", viewer: 0, hands: [hand, null] });
  if (!laid.ok) throw new Error(JSON.stringify(laid.error));
  return laid.value;
}

it("names the rule that a Start in hand is laid, and nothing without one", () => {
  expect(startBinds(seen(["start", "12", "33", "44", "55"]), 0)).toMatchObject({
    clause: "T.start.forced",
    holds: "no",
  });
  expect(startBinds(seen(["11", "12", "33", "44", "55"]), 0)).toBeNull();
});

it("says that the Finish awaits a Start once the sea is full, and only then", () => {
  const rows = [1, 2, 3, 4, 5, 6];
  const full = Object.fromEntries(
    rows.flatMap((row) => rows.map((column) => [`r${row}c${column}`, String((row - 1) * 6 + column)])),
  );
  const sea = (
    cells: Readonly<Record<string, string>>,
    berths: Readonly<Record<string, string>>,
  ): boolean => {
    const laid = setUp({ options: "sea p2", cells, berths });
    if (!laid.ok) throw new Error(JSON.stringify(laid.error));
    return finishAwaitsStart(laid.value);
  };
  expect(sea(full, {})).toBe(true);
  expect(sea(full, { start: "start" })).toBe(false);
  expect(sea({ r1c1: "1" }, {})).toBe(false);
});
