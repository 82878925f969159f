/** All ten laws for every combination of Jagged Rocks, Sea Monsters and Wilds, and for every module added since. */
import { rulebookFor } from "../../src/index";
import { SUBSETS } from "../support/option-sets";
import { dealtAndMadeUp, lawsOver } from "./over";

const calm = SUBSETS.stormy.filter(({ options }) => options.game === "sea" && !options.storms);

lawsOver("Rocks, Monsters and Wilds", calm, { turns: dealtAndMadeUp, acts: 15_000, won: 10, lost: 200 });

if (SUBSETS.added.length > 0) {
  const { added, ...first } = SUBSETS;
  const known = new Set(
    Object.values(first).flatMap((subsets) =>
      subsets.flatMap(({ options }) => [...rulebookFor(options).enforced]),
    ),
  );
  lawsOver("the modules that were added", added, {
    turns: () => [0, 1, 2, 3],
    acts: added.length * 60,
    won: 1,
    lost: 1,
    // Clauses of the first boxes, some of them rare, are asked for over their own sets.
    asks: (clause) => !known.has(clause),
  });
}
