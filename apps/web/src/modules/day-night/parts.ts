import { lazy } from "react";
import { late } from "@/layout/late";
import type { VariantParts } from "../sea-part";
import { nightMarks } from "./marks";

const chart = () => import("./NightChart");
const sky = () => import("./Sky");

export const parts: VariantParts = {
  board: { Chart: lazy(() => late(chart)), Empty: null, marks: nightMarks },
  beside: { Shown: lazy(() => late(sky)), inReplay: "strip", ends: false },
  Under: null,
  StandsFor: null,
  detail: null,
  together: null,
  OfSeat: null,
  needs: [chart, sky],
};
