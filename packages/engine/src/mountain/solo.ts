/** ASC 6: a solo player leaves the 1s in the box and has Guide ropes, each good for a whole new hand. */
import type { Description } from "../description";
import { type Chapter, NO, YES } from "../kernel/chapter";
import { kind, spot } from "../kernel/furniture";
import { cardsAt, countAt, NOWHERE, ofSeat, UNSEEN, whereIs } from "../kernel/table";
import { BOX, isAscent, numberOn } from "./cards";
import { actionDone } from "./turn";

/** Used ropes lie here; each stands for one reshuffle of the draw pile. */
export const USED_ROPES = "ropes:used";

const box = spot(BOX);
const removed = spot("removed");
const ropesLeft = spot("ropes");
const usedRopes = spot(USED_ROPES);
const greenOne = kind("g1");

/** @param ropes Guide ropes within reach, at most three */
export function solo(
  ropes: number,
): Chapter<"pieces" | "places" | "acts" | "rules" | "steps" | "describes", Pick<Description, "ropes">> {
  return {
    describes: (table) => ({
      ropes: { left: countAt(table, ropesLeft(table)), total: ropes },
    }),
    pieces: Array.from({ length: ropes }, () => {
      return { name: "rope", sort: 4, starts: "ropes", token: "box" };
    }),
    places: [
      { name: "removed", sort: 63, sight: "all", holds: "cards", most: null },
      { name: "ropes", sort: 68, sight: "all", holds: ["rope"], most: null },
      { name: USED_ROPES, sort: 69, sight: "all", holds: ["rope"], most: null },
    ],
    acts: [
      {
        type: "rope",
        during: "act",
        clause: "A.rope.use",
        each: false,
        targets: null,
        chooses: null,
        slips: null,
        complete: null,
        traits: ["action"],
        offers: (_table, _seat, list) => list.add("rope", UNSEEN, NOWHERE),
        does: (game, act) => {
          const { table } = game;
          const { hands, piles } = table.rulebook;
          const hand = ofSeat(hands, act.seat);
          const rope = cardsAt(table, ropesLeft(table))[0] ?? UNSEEN;
          game.emit(rope, ropesLeft(table), usedRopes(table), "A.rope.use");
          const held = cardsAt(table, hand);
          for (let count = countAt(table, hand); count > 0; count--)
            game.emit(held.shift() ?? UNSEEN, hand, ofSeat(piles, act.seat), "A.rope.use");
          actionDone(game, act.seat);
        },
      },
    ],
    rules: [
      {
        clause: "A.rope.use",
        on: ["rope"],
        rank: 30,
        about: null,
        asked: "seat",
        slip: null,
        test: (table) => (countAt(table, ropesLeft(table)) > 0 ? YES : NO),
        tell: (table) => ({ left: countAt(table, ropesLeft(table)) }),
      },
    ],
    steps: [
      {
        name: "remove",
        clause: "A.setup.solo",
        rank: 0,
        when: "deal",
        due: (table) => greenOne(table).some((card) => whereIs(table, card) === box(table)),
        runs: (game) => {
          const { table } = game;
          for (const card of cardsAt(table, box(table)))
            if (isAscent(card) && numberOn(card) === 1)
              game.emit(card, box(table), removed(table), "A.setup.solo");
        },
      },
    ],
  };
}
