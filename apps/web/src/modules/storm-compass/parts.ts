import { lazy } from "react";
import { late } from "@/layout/late";
import type { SeaParts } from "../sea-part";
import { lyingStorms, stormCouncil } from "./at-table";

const weather = () => import("./Weather");

export const parts: SeaParts = {
  beside: { Shown: lazy(() => late(weather)), inReplay: "strip", ends: false },
  Under: null,
  StandsFor: null,
  detail: lyingStorms,
  together: stormCouncil,
  OfSeat: lazy(() => late(async () => ({ default: (await weather()).SeatStorms }))),
  needs: [weather],
};
