import type { MeaningsOfRoom, NamesIn } from "../../lexicon/shapes";

/** The meanings that its words can have, by how they are understood; its `lexicon` in the locales has the words. */
export interface MeaningNames {
  readonly spoken: NamesIn<"pillar">;
  readonly searched: NamesIn<"arch, pillar, roof">;
  readonly asked: NamesIn<"arch, pillar, roof">;
}

export const meanings: MeaningsOfRoom<MeaningNames> = {};
