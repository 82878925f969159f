import { kept, type RoomVerdict } from "../../verdict/speaking";

export const verdict: RoomVerdict<"beacons"> = {
  rules: {
    "T.beacon.light": { silent: true },
    "T.beacon.cost": {
      yes: ({ sentences: { kept }, number }) =>
        (number("less") ?? 0) > 0 ? kept.beaconHelps : kept.beaconFar,
    },
    "T.beacon.finish": {
      yes: kept("T.beacon.finish"),
      no: ({ sentences: { refused }, number }) => ({
        text: refused.rowsDark({ row: number("row"), dark: number("dark") ?? 0 }),
      }),
    },
  },
  beside: ({ findings }, { notes }) =>
    findings.some(({ clause, with: { less } }) => clause === "T.beacon.cost" && Number(less) > 0)
      ? notes.beaconHelps
      : undefined,
};
