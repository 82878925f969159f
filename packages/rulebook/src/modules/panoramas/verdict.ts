import { kept, type RoomVerdict, unsure } from "../../verdict/speaking";
import { nameAfter } from "../../verdict/told";

export const verdict: RoomVerdict<"panoramas"> = {
  rules: {
    "A.panorama.reveal": {},
    "A.panorama.done": {
      yes: kept("A.panorama.done"),
      no: ({ sentences, number }) => ({
        text: sentences.refused.panoramasMissing({ count: number("missing") ?? 1 }),
      }),
      unknown: unsure("panoramaHidden"),
    },
  },
  followed: [
    {
      rank: 50,
      tell: (facts, { log }) =>
        facts.flatMap(({ piece, to }) => {
          const numbers = nameAfter(piece, "panorama");
          return numbers === undefined || to !== "met" ? [] : [log.panoramaMet({ numbers })];
        }),
    },
  ],
};
