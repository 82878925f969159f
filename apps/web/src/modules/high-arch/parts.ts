import dynamic from "next/dynamic";
import { lazy } from "react";
import { late } from "@/layout/late";
import type { VariantParts } from "../sea-part";
import { archMarks } from "./marks";

const chart = () => import("./ArchChart");

export const parts: VariantParts = {
  board: {
    Chart: lazy(() => late(chart)),
    Empty: dynamic(() => late(() => import("./Empty"))),
    marks: archMarks,
  },
  beside: null,
  Under: null,
  StandsFor: null,
  detail: null,
  together: null,
  OfSeat: null,
  needs: [chart],
};
