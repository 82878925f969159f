import type { MeaningsOfRoom, NamesIn } from "../../lexicon/shapes";

/** What its words can mean, by how they are understood; each is a meaning of the `lexicon` of its locales, and all of them are here. */
export interface MeaningNames {
  readonly spoken: NamesIn<"">;
  readonly searched: NamesIn<"panorama, meet">;
  readonly asked: NamesIn<"panorama">;
}

export const meanings: MeaningsOfRoom<MeaningNames> = {
  counted: ["panorama"],
  ofMountain: ["panorama"],
  shared: ["meet"],
  // "9-8-7": one is called by its numbers.
  written: { panorama: /^(?:1[0-2]|[1-9])-(?:1[0-2]|[1-9])-(?:1[0-2]|[1-9])(?![\d-])/ },
};
