/** All ten laws for every combination of the mountain's modules, alone with every number of Guide ropes. */
import { SUBSETS } from "../support/option-sets";
import { lawsOver } from "./over";

lawsOver("the mountain", SUBSETS.mountain, { turns: () => [0, 1, 2, 3], acts: 25_000, won: 3, lost: 400 });
