import type { MeaningsOfRoom, NamesIn } from "../../lexicon/shapes";

/** What its words can mean, by how they are understood; each is a meaning of the `lexicon` of its locales, and all of them are here. */
export interface MeaningNames {
  readonly spoken: NamesIn<"">;
  readonly searched: NamesIn<"green_path">;
  readonly asked: NamesIn<"path">;
}

export const meanings: MeaningsOfRoom<MeaningNames> = {
  ofMountain: ["green_path"],
};
