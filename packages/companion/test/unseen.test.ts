/** Which card people mean when they name one that nobody sees. */
import { setUp } from "@stillwater/engine";
import { expect, it } from "vitest";
import { notUnseen } from "../src/index";

it("is one that exists, lies out of sight, and is not named as often as there are copies of it", () => {
  const read = setUp({ options: "mountain p2", cells: { r1p1: "g3", r1p2: "g3", r1p3: "b6" } });
  if (!read.ok) throw new Error("no table");
  const why = (named: readonly string[], card: string) => notUnseen(read.value, named, card);
  expect(why([], "g99")).toBe("left.card");
  expect(why(["g3"], "g3")).toBe("left.seen");
  expect(why([], "b6")).toBeUndefined();
  expect(why(["b6"], "b6")).toBe("left.again");
  expect(why(["b7", "g99"], "b7")).toBeUndefined();
  expect(why(["b7", "r5", "b7"], "b7")).toBe("left.again");
});

it("counts copies that bear a goat with the others", () => {
  const read = setUp({ options: "mountain p2 goats(r1,g2,b3,g4,g4,b5,b6,b7)" });
  if (!read.ok) throw new Error(JSON.stringify(read));
  expect(notUnseen(read.value, ["b7"], "b7")).toBeUndefined();
  expect(notUnseen(read.value, ["b7", "b7"], "b7")).toBe("left.again");
});
