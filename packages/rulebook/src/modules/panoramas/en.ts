import { formFor } from "../../counting";
import { numberWord } from "../../verdict/words/en";

export const en = {
  refused: {
    panoramasMissing: (count: number) =>
      `${numberWord(count)} ${formFor("en", count, { one: "panorama is", other: "panoramas are" })} missing`,
  },
  kept: {
    "A.panorama.done": "All panoramas are met.",
  },
  unsure: {
    panoramaHidden: "a panorama that nobody here can see may be met",
  },
  log: {
    panoramaMet: (numbers: string) => `Panorama ${numbers} is met.`,
  },
};
