import { descriptionOf } from "@stillwater/table/queries";
import { BeaconMark } from "@stillwater/ui/modules/beacons";
import type { Stage } from "@/stage/useStage";
import type { ChartPart, ChartRoom } from "../chart-part";

/** A lit row: its edges are lines, so that it can be recognised without colours. */
const LIT = "border-y-[1.25px] border-amber bg-amber/12";

/** A light in the middle of each beacon, and a line along the rows that it lights. */
function beaconsOnChart({ table }: Stage): ChartPart {
  const { beacons } = descriptionOf(table);
  const lights = new Set(beacons?.lying.map((cells) => cells[Math.floor(cells.length / 2)]));
  return {
    rowMarks: (beacons?.lit ?? []).map((row) => ({ row, kind: "lit", className: LIT })),
    badge: (place) => (lights.has(place) ? <BeaconMark /> : undefined),
    said: ({ place, row }) => (lights.has(place) ? "beacon" : beacons?.lit.includes(row) ? "litRow" : null),
  };
}

export const chart: ChartRoom<"beacons"> = { rank: 0, draws: beaconsOnChart, asks: {} };
