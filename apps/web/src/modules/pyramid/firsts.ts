import { paidLater } from "@stillwater/table/modules/pyramid";
import type { FirstTimes } from "../first-times";

export const firsts: FirstTimes = {
  plainest: null,
  // A card in hand may be playable by an act of the Pyramid's own.
  standing: ({ rulebook }, held) => [
    ...rulebook.acts.flatMap(({ spec: { type, clause } }) =>
      clause === "T.pyramid.compass" && held.includes(type) ? [clause] : [],
    ),
    "T.pyramid.draw",
  ],
  acts: ["T.pyramid.compass"],
  shown: (findings) => (paidLater(findings) ? "T.pyramid.draw" : null),
  broughtUp: [
    "T.pyramid.storm",
    "T.pyramid.monster",
    "T.pyramid.rocks",
    "T.pyramid.compass",
    "T.pyramid.wild",
    "T.pyramid.finish",
  ],
};
