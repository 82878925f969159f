import dynamic from "next/dynamic";
import { lazy } from "react";
import { late } from "@/layout/late";
import { PLAIN, type SeaParts } from "../sea-part";

const LOAD = {
  chart: () => import("../ShapeChart"),
  explorer: () => import("./Explorer"),
} as const;

export const parts: SeaParts = {
  ...PLAIN,
  Empty: dynamic(() => late(() => import("./Empty"))),
  Chart: lazy(() => late(LOAD.chart)),
  Beside: lazy(() => late(LOAD.explorer)),
  needs: Object.values(LOAD),
};
