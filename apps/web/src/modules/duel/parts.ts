import { lazy } from "react";
import { late } from "@/layout/late";
import type { VariantParts } from "../sea-part";
import { duelMarks } from "./marks";

const openRow = () => import("./OpenRow");
const score = () => import("./Score");

export const parts: VariantParts = {
  board: { Chart: null, Empty: null, marks: duelMarks },
  beside: { Shown: lazy(() => late(score)), inReplay: "bare", ends: true },
  Under: lazy(() => late(openRow)),
  StandsFor: null,
  detail: null,
  together: null,
  OfSeat: null,
  needs: [openRow, score],
};
