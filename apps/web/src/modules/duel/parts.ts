import { lazy } from "react";
import { late } from "@/layout/late";
import { PLAIN, type SeaParts } from "../sea-part";
import { runMarksOf } from "./runs";

const LOAD = {
  openRow: () => import("./OpenRow"),
  score: () => import("./Score"),
} as const;

export const parts: SeaParts = {
  ...PLAIN,
  Beside: lazy(() => late(LOAD.score)),
  inReplay: "bare",
  Under: lazy(() => late(LOAD.openRow)),
  ends: true,
  runs: runMarksOf,
  needs: Object.values(LOAD),
};
