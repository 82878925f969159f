import type { MeaningsOfRoom, NamesIn } from "../../lexicon/shapes";

/** What its words can mean, by how they are understood; each is a meaning of the `lexicon` of its locales, and all of them are here. */
export interface MeaningNames {
  readonly spoken: NamesIn<"bridge, campfire, summit, rope, green, blue, red, move">;
  readonly searched: NamesIn<"ascent, bridge, campfire, summit, rope, green, blue, red">;
  readonly asked: NamesIn<"on bridge, bridge, rope, summit, g, b, r, another, fire, cover, replace, stead, mountain">;
}

export const meanings: MeaningsOfRoom<MeaningNames> = {
  counted: ["bridge", "rope", "summit", "campfire"],
  ofMountain: ["ascent", "bridge", "campfire", "summit", "rope"],
};
