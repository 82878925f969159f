/** All ten laws for the base sea and its four variants, with every setting that takes out cards or makes it harder. */
import { SUBSETS } from "../support/option-sets";
import { lawsOver } from "./over";

const upTo = (count: number): (() => number[]) => {
  return () => Array.from({ length: count }, (_, turn) => turn);
};

lawsOver("the base sea", SUBSETS.base, { turns: upTo(16), acts: 3500, won: 5, lost: 20 });
lawsOver("the High Arch", SUBSETS.arch, { turns: upTo(12), acts: 1500, won: 5, lost: 20 });
lawsOver("the Pyramid", SUBSETS.pyramid, { turns: upTo(4), acts: 5000, won: 5, lost: 100 });
lawsOver("Day & Night", SUBSETS.night, { turns: upTo(24), acts: 6000, won: 1, lost: 40 });
// A duel always ends with points for both.
lawsOver("the duel", SUBSETS.duel, { turns: upTo(20), acts: 500, won: 20, lost: 0 });
