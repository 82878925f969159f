import type { MeaningsOfRoom, NamesIn } from "../../lexicon/shapes";

/** The meanings that its words can have, by how they are understood; its `lexicon` in the locales has the words. */
export interface MeaningNames {
  readonly spoken: NamesIn<"monster">;
  readonly searched: NamesIn<"monster">;
  readonly asked: NamesIn<"monster, eat">;
}

export const meanings: MeaningsOfRoom<MeaningNames> = {
  counted: ["monster"],
};
