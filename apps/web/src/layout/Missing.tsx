"use client";

import dynamic from "next/dynamic";
import { late } from "@/layout/late";

const MissingPage = dynamic(() => late(() => import("./MissingPage")));

/** What every page brings along in case its address leads nowhere: as little as can be. */
export function Missing() {
  return <MissingPage />;
}
