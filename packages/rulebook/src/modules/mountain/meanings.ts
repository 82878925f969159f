import type { MeaningsOfRoom, NamesIn } from "../../lexicon/shapes";

/** The meanings that its words can have, by how they are understood; its `lexicon` in the locales has the words. */
export interface MeaningNames {
  readonly spoken: NamesIn<"bridge, campfire, summit, rope, green, blue, red, move">;
  readonly searched: NamesIn<"ascent, bridge, campfire, summit, rope, green, blue, red">;
  readonly asked: NamesIn<"on bridge, bridge, rope, summit, g, b, r, another, fire, cover, replace, stead, mountain">;
}

export const meanings: MeaningsOfRoom<MeaningNames> = {
  counted: ["bridge", "rope", "summit", "campfire"],
  ofMountain: ["ascent", "bridge", "campfire", "summit", "rope"],
};
