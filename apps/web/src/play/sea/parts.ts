"use client";

// What only some seas show, a file for each: the open sea does not wait for a pyramid. They belong to a table from its
// first moment, so the table waits for them: a chart that came in later would push everything below it away.
import { lazy } from "react";
import { late } from "@/shell/late";

const LOAD = {
  stormyChart: () => import("./stormy/StormyChart"),
  weather: () => import("./stormy/Weather"),
  nightChart: () => import("./variants/NightChart"),
  sky: () => import("./variants/Sky"),
  shapeChart: () => import("./variants/ShapeChart"),
  explorer: () => import("./variants/Explorer"),
  openRow: () => import("./variants/OpenRow"),
  score: () => import("./variants/Score"),
} as const;

export const StormyChart = lazy(() => late(LOAD.stormyChart));
export const Weather = lazy(() => late(LOAD.weather));
export const SeatStorms = lazy(() => late(async () => ({ default: (await LOAD.weather()).SeatStorms })));
export const NightChart = lazy(() => late(LOAD.nightChart));
export const Sky = lazy(() => late(LOAD.sky));
export const ShapeChart = lazy(() => late(LOAD.shapeChart));
export const Explorer = lazy(() => late(LOAD.explorer));
export const OpenRow = lazy(() => late(LOAD.openRow));
export const Score = lazy(() => late(LOAD.score));

/** The words of an option code that bring parts along. */
const NEEDS: Readonly<Record<string, readonly (keyof typeof LOAD)[]>> = {
  rocks: ["stormyChart"],
  monsters: ["stormyChart"],
  wild: ["stormyChart"],
  storms: ["stormyChart", "weather"],
  night: ["nightChart", "sky"],
  arch: ["shapeChart"],
  pyramid: ["shapeChart", "explorer"],
  duel: ["openRow", "score"],
};

/** Begins to fetch what a sea with this option code shows, before the table itself has arrived to ask for it. */
export function fetchParts(code: string): void {
  const words = code.split(" ").map((word) => word.replace(/[:\d].*$/, ""));
  // What does not come now is fetched again where it is shown.
  for (const part of words.flatMap((word) => NEEDS[word] ?? [])) LOAD[part]().catch(() => undefined);
}
