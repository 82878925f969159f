import { costs, numberTold, type RoomVerdict } from "../../verdict/speaking";
import { nameAfter } from "../../verdict/told";

export const verdict: RoomVerdict<"tides"> = {
  rules: {
    "T.tide.begin": "shows",
    "T.tide.raise": {
      yes: (given) =>
        given.number("price") === undefined ? given.sentences.kept["T.tide.raise"] : costs(given),
      no: (given) => ({ text: given.sentences.refused.cannotRise({ row: numberTold(given, "row") }) }),
      unknown: null,
    },
    "T.tide.free": "shows",
    "T.tide.fall": "moves",
  },
  prices: {
    charged: { "T.tide.raise": null },
    freed: { "T.tide.free": ({ sentences }) => sentences.notes.tideFree },
    paid: [],
    carried: [],
  },
  closed: {},
  acts: { swell: { priced: true, leads: ["T.tide.raise"], permits: null } },
  beside: null,
  ending: null,
  score: null,
  markers: [],
  told: [
    {
      rank: 81,
      tell: (facts, name, { log }) => {
        const to = facts.find(({ clause }) => clause === "T.tide.raise")?.to;
        const row = to && nameAfter(to, "row");
        return row === undefined ? undefined : log.raised({ name, row: Number(row) });
      },
    },
  ],
  followed: [
    {
      rank: 71,
      tell: (facts, { log }) =>
        facts.flatMap(({ from, clause }) =>
          clause === "T.tide.fall" ? [log.tideFalls({ row: Number(nameAfter(from, "row")) })] : [],
        ),
    },
  ],
};
