/** A finished deal as lists for real cards: decks stacked that way deal the same cards in the same order. */
import { cardsAt, countAt, whereIs } from "@stillwater/engine";
import { stacksOf } from "@stillwater/table/log";
import { describe, expect, it } from "vitest";
import { withOthers } from "../../../../packages/engine/test/support/added-games";
import { playedOut } from "./played-out";

const CODES = withOthers(
  "sea p2",
  "sea p2 duel",
  "sea p2 rocks",
  "sea p3 storms monsters3",
  "sea p2 pyramid",
  "mountain p2 panoramas3 goats",
);

it.each(CODES)("tell of every card that the deal of %s has laid somewhere", (code) => {
  const course = playedOut(code);
  const { rulebook, tables } = course;
  const [dealt] = tables;
  if (dealt === undefined) throw new Error("no deal");
  const listed = stacksOf(course).flatMap(({ place, cards }) => cards.map((card) => `${card} at ${place}`));
  const laid = rulebook.pieces.flatMap(({ name, token, starts }, piece) => {
    const place = rulebook.placeName(whereIs(dealt, piece));
    const isDealt = token === undefined && starts !== "" && starts !== place && place !== "removed";
    return isDealt ? [`${name} at ${place}`] : [];
  });
  expect(listed).toEqual(expect.arrayContaining(laid));
});

describe.each(["sea p2", "sea p3 storms monsters3", "sea p2 pyramid", "mountain p2 goats"])(
  "the lists of %s",
  (code) => {
    const course = playedOut(code);
    const { rulebook, tables, moves } = course;
    const stacks = stacksOf(course);
    const cardsOf = (place: string) => stacks.find((stack) => stack.place === place)?.cards ?? [];

    it("hold every card of every hand and pile", () => {
      const [dealt] = tables;
      if (dealt === undefined) throw new Error("no deal");
      for (const place of [...rulebook.hands, ...rulebook.piles]) {
        const names = cardsAt(dealt, place).map((card) => rulebook.pieceName(card));
        expect([...cardsOf(rulebook.placeName(place))].sort()).toEqual(names.sort());
        expect(cardsOf(rulebook.placeName(place))).toHaveLength(countAt(dealt, place));
      }
    });

    it("name the cards of a pile in the order in which they were drawn", () => {
      let compared = 0;
      let again = false;
      for (const pile of rulebook.piles) {
        const drawn = moves
          .flatMap(({ facts }) => facts)
          .filter(({ from }) => from === pile)
          .map(({ piece }) => rulebook.pieceName(piece));
        const listed = cardsOf(rulebook.placeName(pile));
        // A pile that is reshuffled during the game is a different stack from then on.
        const refilled = moves.findIndex(({ facts }) => facts.some(({ to }) => to === pile));
        again ||= refilled >= 0;
        const before = refilled < 0 ? drawn : [];
        expect(listed.slice(0, before.length)).toEqual(before);
        compared += before.length;
      }
      if (!again) expect(compared).toBeGreaterThan(10);
    });
  },
);
