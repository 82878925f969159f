/** All ten laws for every combination of Jagged Rocks, Sea Monsters and Wilds, and for every module that was added since. */
import { SUBSETS } from "../support/option-sets";
import { dealtAndMadeUp, lawsOver } from "./over";

const calm = SUBSETS.stormy.filter(({ options }) => options.game === "sea" && !options.storms);

lawsOver("Rocks, Monsters and Wilds", calm, { turns: dealtAndMadeUp, acts: 15_000, won: 10, lost: 200 });

// They are few, and each is asked often: whatever is rare in the fullest set has to come up among them.
if (SUBSETS.added.length > 0)
  lawsOver("the modules that were added", SUBSETS.added, {
    turns: () => Array.from({ length: 6 }, (_, turn) => turn),
    acts: SUBSETS.added.length * 60,
    won: 1,
    lost: 1,
  });
