/** ASC 4a: playing an Ascent card: in a row, on two cards, beside other colours, at the price of the difference. */
import type { Description } from "../description";
import type { Chapter } from "../kernel/chapter";
import { priceOf } from "../kernel/judge";
import { payingRules, settlePrice } from "../kernel/paying";
import { BITSET_WORDS, ofSeat, regionWord, topOf, UNSEEN, whereIs } from "../kernel/table";
import { highestRowFor, isAscent } from "./cards";
import { ascentRules, nextPlaces, openPlaces, standingRules, uncover } from "./placement";
import { type Placed, placementCost } from "./pricing";
import { lastOfRow } from "./slope";
import { actionDone, PAYING } from "./turn";

const played: Placed = (_table, act) => act.card;

export const placing: Chapter<"acts" | "rules" | "levies" | "describes", Pick<Description, "next">> = {
  describes: (table) => ({ next: nextPlaces(table) }),
  acts: [
    {
      type: "lay",
      during: "act",
      clause: "A.place.next",
      each: false,
      chooses: null,
      slips: null,
      complete: null,
      traits: ["action", "gives", "aims"],
      targets: (rulebook, card) => (isAscent(card) ? rulebook.cells : []),
      offers: (table, seat, list) => {
        const { rulebook } = table;
        const region = ofSeat(rulebook.handRegions, seat);
        const hand = ofSeat(rulebook.hands, seat);
        const open = openPlaces(table);
        for (let word = 0; word < BITSET_WORDS; word++) {
          for (let bits = regionWord(table, region, word); bits !== 0; bits &= bits - 1) {
            const card = word * 32 + 31 - Math.clz32(bits & -bits);
            if (!isAscent(card)) return;
            // Copies are alike: if a hand holds two, only the lower one is offered.
            const lower = rulebook.copiesOf[card]?.[0] ?? card;
            if (lower !== card && whereIs(table, lower) === hand) continue;
            // Higher rows take higher numbers only.
            const last = lastOfRow(highestRowFor(card));
            for (const place of open) if (place <= last) list.add("lay", card, place);
          }
        }
      },
      does: (game, act) => {
        const { table } = game;
        const price = priceOf(table, act);
        const clause = topOf(table, act.to) === UNSEEN ? "A.place.next" : "A.bridge.cover";
        uncover(game, act.to);
        game.emit(act.card, ofSeat(table.rulebook.hands, act.seat), act.to, clause);
        settlePrice(game, act, price, PAYING, "A.place.cost");
        actionDone(game, act.seat);
      },
    },
  ],
  rules: [
    ...standingRules(["lay"], played),
    ...ascentRules(["lay"], played),
    ...payingRules(PAYING, ["lay"]),
  ],
  levies: [placementCost(["lay"], played)],
};
