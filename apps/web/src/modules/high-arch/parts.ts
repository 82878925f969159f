import dynamic from "next/dynamic";
import { lazy } from "react";
import { late } from "@/layout/late";
import { PLAIN, type SeaParts } from "../sea-part";

const LOAD = {
  chart: () => import("./ArchChart"),
} as const;

export const parts: SeaParts = {
  ...PLAIN,
  closed: "roofClosed",
  Empty: dynamic(() => late(() => import("./Empty"))),
  Chart: lazy(() => late(LOAD.chart)),
  needs: Object.values(LOAD),
};
