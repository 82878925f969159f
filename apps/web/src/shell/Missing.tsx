"use client";

import dynamic from "next/dynamic";

const MissingPage = dynamic(() => import("./MissingPage"));

/** What every page brings along in case its address leads nowhere: as little as can be. */
export function Missing() {
  return <MissingPage />;
}
