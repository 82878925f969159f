import { formFor } from "../../counting";
import { ein } from "../../verdict/words/de";
import type { en } from "./en";

export const de: typeof en = {
  refused: {
    panoramasMissing: (count) =>
      `${ein(count)} ${formFor("de", count, { one: "Panorama fehlt", other: "Panoramen fehlen" })}`,
  },
  kept: {
    "A.panorama.done": "Alle Panoramen sind erfüllt.",
  },
  unsure: {
    panoramaHidden: "ein Panorama, das hier niemand sieht, ist vielleicht erfüllt",
  },
  log: {
    panoramaMet: (numbers) => `Panorama ${numbers} erfüllt.`,
  },
};
