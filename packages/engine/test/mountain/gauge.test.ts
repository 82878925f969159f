/** The spare-cards gauge of the mountain, along climbs of every option set. */
import { isDeepStrictEqual } from "node:util";
import { expect, it } from "vitest";
import { deal, gauge, mask, rulebookFor, seededFate, writePosition } from "../../src/index";
import { crewOf } from "../support/crews";
import { must } from "../support/must";
import { SUBSETS } from "../support/option-sets";
import { game } from "../support/playing";
import { viewersOf } from "../support/viewers";

it("never gains a card, knows the least that was spent, and is the same for everybody", () => {
  for (const [seed, { options }] of SUBSETS.mountain.entries()) {
    const rulebook = rulebookFor(options);
    let before = gauge(deal(rulebook, seededFate(`v1:test-${seed}`)).table);
    expect(before.spare).toBe(before.atStart);
    expect(before.atStart).toBe(options.players === 1 ? 34 : 40);
    let acts = 0;
    for (const { after } of game(rulebook, seed, crewOf(seed))) {
      const now = gauge(after);
      must(now.spare <= before.spare, () => "A card was gained.");
      must(
        now.least <= now.spent,
        () => `${now.least} at least, ${now.spent} spent\n${writePosition(after)}`,
      );
      before = now;
      if (acts++ % 10 !== 0) continue;
      for (const viewer of viewersOf(rulebook))
        must(isDeepStrictEqual(gauge(mask(after, viewer)), now), () => "Public counts only.");
    }
  }
});
