import type { MeaningsOfRoom, NamesIn } from "../../lexicon/shapes";

/** What its words can mean, by how they are understood; each is a meaning of the `lexicon` of its locales, and all of them are here. */
export interface MeaningNames {
  readonly spoken: NamesIn<"start, finish, offer, most, agree">;
  readonly searched: NamesIn<"start, finish, island">;
  readonly asked: NamesIn<"start, finish, island, nostart, startlies">;
}

export const meanings: MeaningsOfRoom<MeaningNames> = {
  counted: ["island", "finish", "start"],
};
