import type { MeaningsOfRoom, NamesIn } from "../../lexicon/shapes";

/** What its words can mean, by how they are understood; each is a meaning of the `lexicon` of its locales, and all of them are here. */
export interface MeaningNames {
  readonly spoken: NamesIn<"goat, herd">;
  readonly searched: NamesIn<"goat, herd">;
  readonly asked: NamesIn<"goat, cross, few-goats, up1, up2">;
}

export const meanings: MeaningsOfRoom<MeaningNames> = {
  counted: ["goat"],
  ofMountain: ["goat", "herd"],
};
