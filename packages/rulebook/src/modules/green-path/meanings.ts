import type { MeaningsOfRoom, NamesIn } from "../../lexicon/shapes";

/** The meanings that its words can have, by how they are understood; its `lexicon` in the locales has the words. */
export interface MeaningNames {
  readonly spoken: NamesIn<"">;
  readonly searched: NamesIn<"green_path">;
  readonly asked: NamesIn<"path">;
}

export const meanings: MeaningsOfRoom<MeaningNames> = {
  ofMountain: ["green_path"],
};
