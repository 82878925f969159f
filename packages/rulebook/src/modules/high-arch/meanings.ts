import type { MeaningsOfRoom, NamesIn } from "../../lexicon/shapes";

/** What its words can mean, by how they are understood; each is a meaning of the `lexicon` of its locales, and all of them are here. */
export interface MeaningNames {
  readonly spoken: NamesIn<"pillar">;
  readonly searched: NamesIn<"arch, pillar, roof">;
  readonly asked: NamesIn<"arch, pillar, roof">;
}

export const meanings: MeaningsOfRoom<MeaningNames> = { shared: ["roof"] };
