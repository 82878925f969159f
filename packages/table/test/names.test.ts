import { setUp } from "@stillwater/engine";
import { expect, it } from "vitest";
import { nameOfSeat, stillLive } from "../src/session";

it("throws for a seat without a name, and for no seat", () => {
  expect(nameOfSeat(["Ana", "Ben"], 1)).toBe("Ben");
  expect(() => nameOfSeat(["Ana"], 1)).toThrow("Seat 1");
  expect(() => nameOfSeat(["Ana", null], 1)).toThrow("Seat 1");
  expect(() => nameOfSeat(["Ana"], undefined)).toThrow();
});

it("lets nobody sit where a table that no desk keeps has no name", () => {
  const begun = setUp({ options: "sea p2" });
  if (!begun.ok) throw new Error("nothing is wrong with it");
  const { value: table } = begun;
  const live = stillLive({ id: "t", table, you: 0, names: ["Ana"], language: "en", rev: 0 });
  expect(live.view.seats).toEqual([{ name: "Ana", language: "en" }, null]);
});
