import * as voice from "@stillwater/rulebook/verdict/en";
import { mayFollow, rulebookOf } from "@stillwater/table/session";
import { laidBy, lastLaid } from "@stillwater/table/view-model";
import { expect, it } from "vitest";
import { tidyWords } from "@/home/words";
import { tidyName } from "@/layout/useKnownName";
import { logRow } from "@/stage/log-lines";
import { uuid } from "@/stage/uuid";

it("reads three words however they are typed", () => {
  expect(tidyWords("  Amber, HERON.lock ")).toBe("amber heron lock");
  expect(tidyWords("amber heron")).toBeNull();
  expect(tidyWords("amber heron lock key")).toBeNull();
});

it("tidies names and refuses empty and long ones", () => {
  expect(tidyName("  Cléo \n B ")).toBe("Cléo B");
  // As copied from an address book: the marks for text direction are not part of the name.
  expect(tidyName("\u2068Ana\u2069 \u202bBen\u202c\u0007")).toBe("Ana Ben");
  expect(tidyName("\u2068 \u2069")).toBeNull();
  expect(tidyName("   ")).toBeNull();
  expect(tidyName("x".repeat(25))).toBeNull();
});

it("makes ids of version four", () => {
  expect(uuid()).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
  expect(uuid()).not.toBe(uuid());
});

it("sends numbers and gifts again after another's act, never a card on the grid", () => {
  const sea = rulebookOf("sea p2");
  for (const text of ["dial 1 3", "agree 4-4", "give 12 55"]) expect(mayFollow(sea, text)).toBe(true);
  for (const text of ["47 r4c2", "discard 1 2"]) expect(mayFollow(sea, text)).toBe(false);
  expect(mayFollow(rulebookOf("mountain p2"), "dial 1 3")).toBe(false);
});

it("puts a card that is a word among the words of its line: the column of cards is as wide as a number", () => {
  const words = {
    ...{ voice, names: ["Ana"], free: "free" },
    mark: (card: string) => (card === "bridge" ? "Bridge" : card),
  };
  const laid = (fact: string) => logRow({ rev: 1, turn: 1, seat: 0, at: "", facts: [fact] }, words);
  expect(laid("bridge hand:1>r2p5 A.bridge.place")).toMatchObject({
    card: "",
    text: "Bridge, row 2, place 5",
  });
  expect(laid("47 hand:1>r4c2 T.place.empty")).toMatchObject({ card: "47", text: "row 4, column 2" });
});

it("reads what was laid off an entry's facts", () => {
  const entry = {
    rev: 4,
    turn: 2,
    seat: 1,
    at: "",
    facts: ["47 hand:2>r4c2 T.place.empty", "? hand:2>discard:2 T.place.cost", "? pile:2>hand:2 T.turn.draw"],
  };
  expect(laidBy(entry)).toEqual({ card: "47", place: "r4c2", discarded: 1 });
  const discard = { ...entry, rev: 5, facts: ["? hand:1>discard:1 T.turn.discard-two"] };
  expect(laidBy(discard)).toBeNull();
  expect(lastLaid([entry, discard])?.place).toBe("r4c2");
  expect(lastLaid([])).toBeNull();
});
