import type { MeaningsOfRoom, NamesIn } from "../../lexicon/shapes";

/** The meanings that its words can have, by how they are understood; its `lexicon` in the locales has the words. */
export interface MeaningNames {
  readonly spoken: NamesIn<"">;
  readonly searched: NamesIn<"pyramid, explorer, border">;
  readonly asked: NamesIn<"pyramid">;
}

export const meanings: MeaningsOfRoom<MeaningNames> = {};
