import type { RoomLexicon } from "../../lexicon/shapes";

export const lexicon = {
  spoken: {
    rocks: { en: "rocks rock", fr: "recifs recif rochers rocher", de: "felsen fels" },
    stay: {
      en: "stay stays leave leaves",
      fr: "reste rester restent laisse laisser",
      de: "bleib bleiben bleibt lasse lassen",
    },
  },
  said: {
    rocks: { en: "Rocks", fr: "Récifs", de: "Felsen" },
    stay: { en: "stay", fr: "reste", de: "bleiben" },
  },
  searched: {
    rocks: {
      en: "rock rocks jagged_rocks reef reefs cliff cliffs jagged stone boulder boulders crag shoal",
      fr: "récif récifs récifs_acérés rocher roche écueil acérés rochers caillou cailloux pierre rocs",
      de: "fels felsen riff schroffe_felsen klippe schroffe gestein felsbrocken riffe gesteine brocken stein steine klippen",
    },
  },
} as const satisfies RoomLexicon;
