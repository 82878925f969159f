import { NOWHERE, readOptions, rulebookFor, setUp, whereIs } from "@stillwater/engine";
import {
  askedOf,
  colour,
  digit,
  erase,
  NOTHING,
  named,
  number,
  pieceOf,
  type Typed,
  typedName,
} from "@stillwater/table/act-builder";
import { describe, expect, test } from "vitest";
import {
  CHECK_KINDS,
  codeOfCheck,
  emptyBoard,
  keepBoard,
  readBoard,
  setupOfBoard,
  takenFrom,
  withCardLaid,
} from "@/companion/check-board";
import { typedAfter } from "@/companion/useTypingKeys";
import { keyName, keysOf } from "@/modules/other-keys";

function bookOf(code: string) {
  const read = readOptions(code);
  if (!read.ok) throw new Error(code);
  return rulebookFor(read.value);
}
const sea = bookOf("sea p2");
const mountain = bookOf("mountain p2");
const keyed = (keys: string, rulebook = sea) =>
  [...keys].reduce<Typed>((typed, key) => typedAfter(typed, key, rulebook) ?? typed, NOTHING);

describe("typing a card", () => {
  test("every Island can be typed, digit by digit", () => {
    for (let n = 1; n <= 80; n++) expect(typedName(keyed(String(n)), sea)).toBe(String(n));
  });

  test("a number that there is none of begins anew", () => {
    expect(typedName(keyed("85"), sea)).toBe("5");
    expect(typedName(keyed("123"), sea)).toBe("3");
    expect(typedName(keyed("0"), sea)).toBeNull();
  });

  test("the last digit and a named card can be taken back", () => {
    expect(typedName(erase(digit(digit(NOTHING, 4, sea), 7, sea)), sea)).toBe("4");
    expect(erase(named(NOTHING, "start"))).toEqual(NOTHING);
    expect(named(named(NOTHING, "start"), "start")).toEqual(NOTHING);
  });

  test("on the mountain colour and number may come in any order", () => {
    for (const letter of ["g", "b", "r"] as const)
      for (let n = 1; n <= 12; n++) {
        expect(typedName(number(colour(NOTHING, letter), n), mountain)).toBe(`${letter}${n}`);
        expect(typedName(colour(number(NOTHING, n), letter), mountain)).toBe(`${letter}${n}`);
        expect(typedName(keyed(`${n}${letter}`, mountain), mountain)).toBe(`${letter}${n}`);
      }
    expect(typedName(colour(NOTHING, "g"), mountain)).toBeNull();
  });

  test("the copy that is meant lies nowhere yet", () => {
    const table = setUp({ options: "mountain p2", cells: { r1p1: "b7" } });
    if (!table.ok) throw new Error("no table");
    const meant = pieceOf(table.value, "b7");
    expect(table.value.rulebook.copies("b7")).toContain(meant);
    expect(whereIs(table.value, meant)).toBe(NOWHERE);
    expect(pieceOf(table.value, null)).toBe(0);
  });
});

describe("keys besides numbers", () => {
  const keys = (code: string, setup: object = {}) => {
    const table = setUp({ options: code, turn: { seat: 0 }, ...setup });
    if (!table.ok) throw new Error(code);
    return keysOf(table.value, askedOf(table.value, 0)).map(keyName);
  };
  test("a game has those of its own modules and no others", () => {
    expect(keys("sea p2")).toEqual(["gift discard", "card start"]);
    expect(keys("sea p2 monsters3 wild1")).toEqual([
      "gift discard",
      "card start",
      "card monster",
      "card wild",
    ]);
    // A Finish comes after the Start, so there is no key for a second Start.
    expect(keys("sea p2", { berths: { start: "start" } })).toEqual(["gift discard", "card finish"]);
    // Where no card lies, there is none to turn.
    expect(keys("sea p2 night")).not.toContain("tool turn");
    expect(keys("sea p2 night", { cells: { r1c1: "7" } })).toContain("tool turn");
    expect(keys("sea p2 duel")).toEqual(["gift discard", "deed pass", "deed swap"]);
    // The goats have nowhere to go yet.
    expect(keys("mountain p2 goats")).toEqual([
      "gift discard",
      "card bridge",
      "card campfire",
      "card summit",
    ]);
    const climbed = { cells: { r1p1: "g12", r1p2: "b11", r2p1: "r3" }, goats: { r1p1: 1 } };
    expect(keys("mountain p2 goats", climbed)).toContain("tool herd");
    expect(keys("mountain p1 ropes1")).toContain("deed rope");
  });
});

describe("a board that is only looked at", () => {
  test("every kind can be laid empty", () => {
    for (const kind of CHECK_KINDS)
      expect(setUp(setupOfBoard(emptyBoard(kind))).ok, codeOfCheck(kind)).toBe(true);
  });

  test("cards lie where they were put, move when they are put elsewhere, and go again", () => {
    const board = withCardLaid(emptyBoard("sea"), "r4c2", "47");
    expect(board?.laid).toEqual({ r4c2: "47" });
    expect(board && withCardLaid(board, "r5c1", "47")?.laid).toEqual({ r5c1: "47" });
    expect(board && takenFrom(board, "r4c2").laid).toEqual({});
    expect(withCardLaid(emptyBoard("sea"), "r9c9", "47")).toBeNull();
  });

  test("is kept, and anything else that is kept there is an empty board", () => {
    const kept = new Map<string, string>();
    const storage = {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, value: string) => void kept.set(key, value),
    };
    expect(keepBoard(storage, { kind: "sea", laid: { r1c1: "3" } })).toBe(true);
    expect(readBoard(storage, "sea").laid).toEqual({ r1c1: "3" });
    for (const junk of ["{", "7", "null", '{"r1c1":9}', '{"r1c1":"99"}', '{"nowhere":"3"}']) {
      kept.set("stillwater.check.sea", junk);
      expect(readBoard(storage, "sea").laid).toEqual({});
    }
    const full = {
      setItem: () => {
        throw new DOMException("full", "QuotaExceededError");
      },
    };
    expect(keepBoard(full, emptyBoard("sea"))).toBe(false);
  });
});
