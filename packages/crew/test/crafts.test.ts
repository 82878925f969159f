/** What a module thinks of a card that comes to lie counts for every such act, whether or not it is laid from the hand. */
import { type ActType, legalActs } from "@stillwater/engine";
import { expect, it } from "vitest";
import { playGame, rulebookOf } from "../scripts/playing";
import { decide, NOTHING_YET } from "../src/index";
import { knownTo } from "../src/known";
import { type KeepingCraft, MountainSense } from "../src/mountain/sense";
import { MOUNTAIN_WEIGHTS } from "../src/mountain/weights";

const dread: KeepingCraft = {
  isIn: () => true,
  burden: null,
  keeping: null,
  laying: () => -100,
  acts: {},
  ruled: null,
};

it("asks the modules of a mountain what they think of each card, Bridge and Campfire", () => {
  const asked = new Set<ActType>();
  playGame(
    rulebookOf("mountain p3"),
    "v1:crafts",
    [
      (seen, ...rest) => {
        const known = knownTo(seen, NOTHING_YET);
        const calm = new MountainSense(known, MOUNTAIN_WEIGHTS, []);
        const afraid = new MountainSense(known, MOUNTAIN_WEIGHTS, [dread]);
        for (const offer of legalActs(seen, seen.viewer)) {
          if (!["lay", "bridge", "campfire"].includes(offer.type)) continue;
          const plan = calm.plan(offer);
          if (plan === undefined) continue;
          asked.add(offer.type);
          const fears = plan.value - (afraid.plan(offer)?.value ?? 0);
          // A Campfire is a card that comes to lie, and sends another one to where it comes to lie.
          expect(fears, offer.type).toBeCloseTo(offer.type === "campfire" ? 200 : 100);
        }
        return decide("steady", seen, ...rest);
      },
    ],
    0,
  );
  expect([...asked].sort()).toEqual(["bridge", "campfire", "lay"]);
});
