import { lazy } from "react";
import { late } from "@/layout/late";
import { EXPANSION, type SeaParts } from "../sea-part";
import { CLEARING } from "./at-table";

const LOAD = {
  weather: () => import("./Weather"),
} as const;

export const parts: SeaParts = {
  ...EXPANSION,
  ...CLEARING,
  Beside: lazy(() => late(LOAD.weather)),
  inReplay: "strip",
  OfSeat: lazy(() => late(async () => ({ default: (await LOAD.weather()).SeatStorms }))),
  needs: [...EXPANSION.needs, ...Object.values(LOAD)],
};
