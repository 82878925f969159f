import type { MeaningsOfRoom, NamesIn } from "../../lexicon/shapes";

/** The meanings that its words can have, by how they are understood; its `lexicon` in the locales has the words. */
export interface MeaningNames {
  readonly spoken: NamesIn<"">;
  readonly searched: NamesIn<"panorama, meet">;
  readonly asked: NamesIn<"panorama">;
}

export const meanings: MeaningsOfRoom<MeaningNames> = {
  counted: ["panorama"],
  ofMountain: ["panorama"],
  // "9-8-7": a Panorama can be named by its numbers.
  written: { panorama: /^(?:1[0-2]|[1-9])-(?:1[0-2]|[1-9])-(?:1[0-2]|[1-9])(?![\d-])/ },
};
