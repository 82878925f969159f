/** What a seat may begin besides laying a card: nothing that could only come to nothing. */
import { mask, readPosition, type Table } from "@stillwater/engine";
import { expect, it } from "vitest";
import { askedOf } from "../src/act-builder";

function at(position: string): Table {
  const read = readPosition(position);
  if (!read.ok) throw new Error(JSON.stringify(read.error));
  return read.value;
}

const ROWS = "/. . . . . . ./. . . . . ./. . . . ./. . . ./. . ./. . |";

it("offers to herd goats only where a herd can climb", () => {
  const slope = (second: string, rest: string): Table =>
    at(`mountain p2 goats | g1 b1 . . . . . . ./${second} . . . . . . .${ROWS} helm:1=turn ${rest}`);
  const herd = "goats:r1p1=goat#1";
  expect(askedOf(slope("r2", "hand:1=r5,r6"), 0).buttons).toEqual([]);
  expect(askedOf(slope("r2", `hand:1=r5,r6 ${herd}`), 0).buttons).toEqual(["herd"]);
  expect(askedOf(slope(".", `hand:1=r5,r6 ${herd}`), 0).buttons).toEqual([]);
  expect(askedOf(slope("r2", `hand:1= hand:2=r5,r6 ${herd}`), 0).tools).toEqual([]);
  // At a real table nobody here sees the hand.
  expect(askedOf(mask(slope("r2", `hand:1=r5,r6 ${herd}`), 1), 0).buttons).toEqual(["herd"]);
});

/** The Rocks' table in a player's turn, as if two cards could be given for them then. */
function givingInTurn(hand: string): Table {
  const table = at(
    `sea p2 rocks | . . . . . ./. . . . . ./. . . . . ./. . . . . ./. . . . . ./. . . . . . | hand:1=${hand} hand:2=2,3 row:1=rocks berth:start=start#1 helm:1=turn`,
  );
  const { rulebook } = table;
  const { stay } = rulebook.actOf;
  if (stay === undefined) throw new Error("No Rocks");
  const spec = { ...stay.spec, during: "act" as const };
  return { ...table, rulebook: { ...rulebook, actOf: { ...rulebook.actOf, stay: { ...stay, spec } } } };
}

it("has a button for cards that are given in a turn for more than to be rid of them", () => {
  expect(askedOf(givingInTurn("7,8"), 0).buttons).toEqual(["stay"]);
  expect(askedOf(givingInTurn("7"), 0).gifts).toEqual(["discard"]);
  expect(askedOf(givingInTurn("7,8"), 1).buttons).toEqual([]);
});

/** The Rocks' step: they may go to any open row, or stay for two cards. */
const rocksAt = (rows: string, hand: string): Table =>
  at(
    `sea p2 rocks | ${rows} | hand:1=${hand} hand:2=2,3 row:1=rocks drifting=drift berth:start=start#1 acted:1=turn`,
  );
const EMPTY = ". . . . . ./. . . . . ./. . . . . ./. . . . . ./. . . . . ./. . . . . .";

it("offers cards in place of what a step wants pointed at only where they can be given", () => {
  expect(askedOf(rocksAt(EMPTY, "7,8"), 0)).toMatchObject({ instead: "stay", rest: { tool: "rocks" } });
  expect(askedOf(rocksAt(EMPTY, "7"), 0)).toMatchObject({ instead: null, rest: { tool: "rocks" } });
});

it("asks for the cards themselves where nothing can be pointed at in their place", () => {
  const full =
    ". . . . . ./4 5 6 7 9 10/11 12 13 14 15 16/17 18 19 20 21 22/23 24 25 26 27 28/29 30 31 32 33 34";
  expect(askedOf(rocksAt(full, "70,71"), 0)).toMatchObject({ tools: [], rest: { at: "gift", gift: "stay" } });
});
