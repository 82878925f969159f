/** All ten laws for every combination of Jagged Rocks, Sea Monsters and Wilds. */
import { SUBSETS } from "../support/option-sets";
import { dealtAndMadeUp, lawsOver } from "./over";

const calm = SUBSETS.stormy.filter(({ options }) => options.game === "sea" && !options.storms);

lawsOver("Rocks, Monsters and Wilds", calm, { turns: dealtAndMadeUp, acts: 15_000, won: 10, lost: 200 });
