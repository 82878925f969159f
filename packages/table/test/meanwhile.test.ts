/** Which acts may follow one that their seat had not seen. */
import { expect, it } from "vitest";
import { rulebookOf } from "../src/session/index";
import { mayFollow } from "../src/session/meanwhile";

it("lets seats that are all asked speak at once, and no act of a turn", () => {
  const storms = rulebookOf("sea p3 storms");
  // Two seats that pass on a Storm at the same time do not get in each other's way.
  expect(["pass", "dial 0 3", "55 r5c1"].map((text) => mayFollow(storms, text))).toEqual([true, true, false]);
  expect(mayFollow(rulebookOf("sea p2 duel"), "pass")).toBe(false);
});
