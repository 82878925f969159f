import type { MeaningsOfRoom, NamesIn } from "../../lexicon/shapes";

/** The meanings that its words can have, by how they are understood; its `lexicon` in the locales has the words. */
export interface MeaningNames {
  readonly spoken: NamesIn<"start, finish, offer, most, agree">;
  readonly searched: NamesIn<"start, finish, island">;
  readonly asked: NamesIn<"start, finish, island, nostart, startlies">;
}

export const meanings: MeaningsOfRoom<MeaningNames> = {
  counted: ["island", "finish", "start"],
};
