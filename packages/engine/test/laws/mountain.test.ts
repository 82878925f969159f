/** All ten laws for every combination of the mountain's modules, in solo games with every number of Guide ropes. */
import { SUBSETS } from "../support/option-sets";
import { dealtAndMadeUp, lawsOver } from "./over";

lawsOver("the mountain", SUBSETS.mountain, { turns: dealtAndMadeUp, acts: 9_500, won: 2, lost: 200 });
