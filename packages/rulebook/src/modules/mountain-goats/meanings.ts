import type { MeaningsOfRoom, NamesIn } from "../../lexicon/shapes";

/** The meanings that its words can have, by how they are understood; its `lexicon` in the locales has the words. */
export interface MeaningNames {
  readonly spoken: NamesIn<"goat, herd">;
  readonly searched: NamesIn<"goat, herd">;
  readonly asked: NamesIn<"goat, cross, few-goats, up1, up2">;
}

export const meanings: MeaningsOfRoom<MeaningNames> = {
  counted: ["goat"],
  ofMountain: ["goat", "herd"],
};
