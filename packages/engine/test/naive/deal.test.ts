/** T.setup.*: where everything lies once a game with Stormy Seas is dealt, counted by hand. */
import { describe, expect, it } from "vitest";
import { deal, seededFate, writePosition } from "../../src/index";
import { rulebookOf } from "../support/codes";
import { must } from "../support/must";
import { STORMY_CODES, withSetting } from "./codes";
import { type Card, readSea, type Sea } from "./sea";

const isStorm = (card: Card): boolean => `${card}`.startsWith("storm");

/** How many cards of each seat come from the deck, which excludes the Start shuffled in last. */
function fromDeck(sea: Sea): number[] {
  return sea.hands.map((hand, seat) => {
    const cards = [...hand, ...sea.piles[seat]!].filter((card) => card !== "start");
    return cards.length + (sea.drawn?.seat === seat || sea.shedding === seat ? 1 : 0);
  });
}

describe("the deal", () => {
  it("T.setup.deck, T.setup.hand, T.setup.first: even piles, five in hand, a Start in each pile, the smallest begins", () => {
    let interrupted = 0;
    let whole = 0;
    STORMY_CODES.forEach((plain, index) => {
      const code = withSetting(plain, index);
      const { table } = deal(rulebookOf(code), seededFate(`v1:deal-${index}`));
      const line = writePosition(table);
      const sea = readSea(line);
      const told = (what: string) => (): string => `${what}\n${line}`;
      const { players, monsters, storms, wilds, rocks } = sea.choices;
      const removed = Number(/ -(\d+)/.exec(code)?.[1] ?? 0);
      const sizes = fromDeck(sea);
      const deck = 80 - removed + 5 + monsters + (storms ? 6 : 0) + wilds;
      // A Storm that took effect by itself has left the hand that it was drawn into.
      const inPlay = [...sea.orange, ...sea.yellow].reduce((sum, count) => sum + count, 0);
      must(sizes.reduce((sum, size) => sum + size, 0) + inPlay === deck, told("the deck is not whole"));
      const given = sizes.map((size, seat) => size + sea.orange[seat]! + sea.yellow[seat]!);
      must(Math.max(...given) - Math.min(...given) <= 1, told("the piles are uneven"));
      must(given[sea.turn] === Math.min(...given), told("a longer pile begins"));
      must((rocks === "none") === (sea.rocks === undefined), told("the Rocks"));
      must(sea.unearned === (storms ? 6 : 0) && sea.compasses === 0, told("the Compasses"));
      must(
        !sea.hands.flat().some((card) => card === "start" || isStorm(card)),
        told("a Start or Storm is held"),
      );
      if (sea.stage === "dawn") {
        must(sea.drawn !== undefined || sea.shedding !== undefined, told("nothing interrupts"));
        must(!sea.piles.flat().includes("start"), told("a Start too early"));
        interrupted++;
        return;
      }
      must(sea.stage === "helm", told("nobody begins"));
      must(
        sea.hands.every((hand, seat) => hand.length === (sea.yellow[seat]! > 0 ? 3 : 5)),
        told("a hand"),
      );
      must(
        sea.piles.every((pile) => pile.filter((card) => card === "start").length === 1),
        told("a Start a pile"),
      );
      must(players === sea.hands.length, told("a seat"));
      whole++;
    });
    expect(interrupted).toBeGreaterThan(20);
    expect(whole).toBeGreaterThan(200);
  });
});
