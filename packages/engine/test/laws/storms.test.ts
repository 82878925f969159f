/** All ten laws for Storm & Compass, alone and with every combination of the other modules. */
import { SUBSETS } from "../support/option-sets";
import { dealtAndMadeUp, lawsOver } from "./over";

const storms = SUBSETS.stormy.filter(({ options }) => options.game === "sea" && options.storms);

lawsOver("Storms", storms, { turns: dealtAndMadeUp, acts: 15_000, won: 10, lost: 200 });
