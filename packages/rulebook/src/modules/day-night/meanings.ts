import type { MeaningsOfRoom, NamesIn } from "../../lexicon/shapes";

/** The meanings that its words can have, by how they are understood; its `lexicon` in the locales has the words. */
export interface MeaningNames {
  readonly spoken: NamesIn<"turn">;
  readonly searched: NamesIn<"night, day, rotate">;
  readonly asked: NamesIn<"daynight, night, day, rotate">;
}

export const meanings: MeaningsOfRoom<MeaningNames> = {};
