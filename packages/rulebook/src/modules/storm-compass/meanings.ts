import type { MeaningsOfRoom, NamesIn } from "../../lexicon/shapes";

/** The meanings that its words can have, by how they are understood; its `lexicon` in the locales has the words. */
export interface MeaningNames {
  readonly spoken: NamesIn<"storm, compass, yellow, purple, orange, pass, shed, sweep, blind, fresh">;
  readonly searched: NamesIn<"yellow+storm, purple+storm, orange+storm, storm, compass, yellow, purple, orange">;
  readonly asked: NamesIn<"storm, yellow, purple, orange, compass, nostorm, offturn, lift">;
}

export const meanings: MeaningsOfRoom<MeaningNames> = {
  counted: ["storm", "compass"],
};
