/** One tap deals with the quiet crew as last chosen, whatever a browser has stored. */
import { beforeEach, expect, it, vi } from "vitest";
import { keepLastCrew, lastCrew } from "@/local-games/last-crew";

const FIRST = { code: "sea p3", hand: "steady", seats: 3 };
beforeEach(() => localStorage.clear());

it("deals the first there is to who has chosen nothing, and then what was chosen last", () => {
  expect(lastCrew()).toEqual(FIRST);
  keepLastCrew({ code: "mountain p4 goats", hand: "navigator" });
  expect(lastCrew()).toEqual({ code: "mountain p4 goats", hand: "navigator", seats: 4 });
});

it.each([
  "",
  "null",
  "[]",
  "7",
  '{"code":"no game","hand":"steady"}',
  '{"code":"sea p1","hand":"steady"}',
  '{"code":"sea p2","hand":"bold"}',
])("deals the first there is where what is kept cannot be played: %s", (kept) => {
  localStorage.setItem("stillwater.crew", kept);
  expect(lastCrew()).toEqual(FIRST);
});

it("loses nothing but the choice in a browser that keeps nothing", () => {
  const refuse = () => {
    throw new DOMException("full", "QuotaExceededError");
  };
  const set = vi.spyOn(Storage.prototype, "setItem").mockImplementation(refuse);
  expect(() => keepLastCrew({ code: "sea p2", hand: "steady" })).not.toThrow();
  set.mockRestore();
  expect(lastCrew()).toEqual(FIRST);
});
