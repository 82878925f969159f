import dynamic from "next/dynamic";
import { lazy } from "react";
import { late } from "@/layout/late";
import type { VariantParts } from "../sea-part";

const chart = () => import("./ArchChart");

export const parts: VariantParts = {
  board: {
    Chart: lazy(() => late(chart)),
    Empty: dynamic(() => late(() => import("./Empty"))),
    closed: "roofClosed",
    runs: null,
  },
  beside: null,
  Under: null,
  StandsFor: null,
  detail: null,
  together: null,
  OfSeat: null,
  needs: [chart],
};
