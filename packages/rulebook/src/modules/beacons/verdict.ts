import { kept, numberTold, type RoomVerdict } from "../../verdict/speaking";

export const verdict: RoomVerdict<"beacons"> = {
  rules: {
    "T.beacon.light": "shows",
    "T.beacon.cost": {
      // Beside an unknown card nobody knows by how much, even where the price is known.
      yes: (given) =>
        numberTold(given, "less") > 0 || given.word("unseen") !== undefined
          ? given.sentences.kept.beaconHelps
          : given.sentences.kept.beaconFar,
      no: null,
      unknown: null,
    },
    "T.beacon.finish": {
      yes: kept("T.beacon.finish"),
      no: (given) => ({
        text: given.sentences.refused.rowsDark({ row: given.number("row"), dark: numberTold(given, "dark") }),
      }),
      unknown: null,
    },
  },
  prices: { charged: { "T.beacon.cost": null }, freed: {}, paid: [], carried: [] },
  closed: {},
  acts: {},
  beside: ({ findings }, { notes }) =>
    findings.some(({ clause, with: { less } }) => clause === "T.beacon.cost" && Number(less) > 0)
      ? notes.beaconHelps
      : undefined,
  ending: null,
  score: null,
  actorTokens: [],
  told: [],
  followed: [],
};
