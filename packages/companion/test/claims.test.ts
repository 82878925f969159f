/** What an entry means, where no module of today has such an act: one that each seat may do for itself at any time. */
import { type Rulebook, readOptions, rulebookFor } from "@stillwater/engine";
import { describe, expect, it } from "vitest";
import { meaningOf } from "../src/claims";
import type { EntryOf } from "../src/index";

const options = readOptions("mountain p2");
if (!options.ok) throw new Error("No such game.");
const plain = rulebookFor(options.value);

/** The rulebook in which a card may be moved at any time, by each seat for itself or by one for all. */
function moving(each: boolean): Rulebook {
  const { move } = plain.actOf;
  if (move === undefined) throw new Error("The mountain has no moves.");
  return {
    ...plain,
    actOf: { ...plain.actOf, move: { ...move, spec: { ...move.spec, during: "any", each } } },
  };
}

const entry = (seat: number): EntryOf<"act"> => {
  const stamp = {
    id: String(seat),
    client: String(seat),
    count: 1,
    lamport: 1,
    seen: {},
    by: "Ana",
    key: "",
    prev: "",
  };
  return { ...stamp, kind: "act", turn: 3, nth: 0, seat, act: "move r2p2" };
};

const slotOf = (each: boolean, seat: number): string | undefined =>
  meaningOf(moving(each), entry(seat))?.slot;

describe("an act for any time", () => {
  it("is one for all at a place, unless each seat does it for itself", () => {
    expect(slotOf(false, 0)).toBe(slotOf(false, 1));
    expect(slotOf(true, 0)).toBe("3/any/move/1/0");
    expect(slotOf(true, 1)).toBe("3/any/move/2/0");
  });
});
