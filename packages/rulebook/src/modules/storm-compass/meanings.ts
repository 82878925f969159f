import type { MeaningsOfRoom, NamesIn } from "../../lexicon/shapes";

/** What its words can mean, by how they are understood; each is a meaning of the `lexicon` of its locales, and all of them are here. */
export interface MeaningNames {
  readonly spoken: NamesIn<"storm, compass, yellow, purple, orange, pass, shed, sweep, blind, fresh">;
  readonly searched: NamesIn<"yellow+storm, purple+storm, orange+storm, storm, compass, yellow, purple, orange">;
  readonly asked: NamesIn<"storm, yellow, purple, orange, compass, nostorm, offturn, lift">;
}

export const meanings: MeaningsOfRoom<MeaningNames> = {
  counted: ["storm", "compass"],
};
