import type { FirstTimes } from "../first-times";

export const firsts: FirstTimes = {
  standing: () => ["T.pyramid.draw"],
  acts: { compass: "T.pyramid.compass" },
  shown: (findings) => {
    const drawn = findings.find(({ clause }) => clause === "T.pyramid.draw")?.with;
    return drawn?.border === true && Number(drawn.left) > 0 ? "T.pyramid.draw" : undefined;
  },
  broughtUp: [
    "T.pyramid.storm",
    "T.pyramid.monster",
    "T.pyramid.rocks",
    "T.pyramid.compass",
    "T.pyramid.wild",
    "T.pyramid.finish",
  ],
};
