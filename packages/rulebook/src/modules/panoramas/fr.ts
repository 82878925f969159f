import { formFor } from "../../counting";
import { un } from "../../verdict/words/fr";
import type { en } from "./en";

export const fr: typeof en = {
  refused: {
    panoramasMissing: (count) =>
      `il manque ${un(count)} ${formFor("fr", count, { one: "panorama", other: "panoramas" })}`,
  },
  kept: {
    "A.panorama.done": "Tous les panoramas sont atteints.",
  },
  unsure: {
    panoramaHidden: "un panorama que personne ne voit ici est peut-être atteint",
  },
  log: {
    panoramaMet: (numbers) => `Panorama ${numbers} atteint.`,
  },
};
