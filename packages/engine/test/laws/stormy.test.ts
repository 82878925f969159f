/** All ten laws for every combination of Jagged Rocks, Sea Monsters and Wilds, and for every module that was added since. */
import { SUBSETS } from "../support/option-sets";
import { dealtAndMadeUp, lawsOver } from "./over";

const calm = SUBSETS.stormy.filter(({ options }) => options.game === "sea" && !options.storms);

lawsOver("Rocks, Monsters and Wilds", calm, { turns: dealtAndMadeUp, acts: 15_000, won: 10, lost: 200 });

// Each of them is asked with more crews, since they are few.
if (SUBSETS.added.length > 0)
  lawsOver("the modules that were added", SUBSETS.added, {
    turns: () => [0, 1, 2, 3, 4, 5],
    acts: SUBSETS.added.length * 60,
    won: 1,
    lost: 1,
  });
