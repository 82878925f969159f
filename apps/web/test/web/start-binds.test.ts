/** A Start that can be paid for leaves no discarding; whoever holds none discards freely. */
import { setUp, type Table } from "@stillwater/engine";
import { expect, it } from "vitest";
import { startBinds } from "@/play/choosing/start-binds";

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
