import { lazy } from "react";
import { late } from "@/layout/late";
import { PLAIN, type SeaParts } from "../sea-part";

const LOAD = {
  chart: () => import("./NightChart"),
  sky: () => import("./Sky"),
} as const;

export const parts: SeaParts = {
  ...PLAIN,
  Chart: lazy(() => late(LOAD.chart)),
  Beside: lazy(() => late(LOAD.sky)),
  inReplay: "strip",
  needs: Object.values(LOAD),
};
