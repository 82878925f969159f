"use client";

import { createContext, use } from "react";
import type { Contents } from "./contents";

/** The titles of all rules, for every component in the rules' frame. */
export const ContentsContext = createContext<Contents>({ sea: [], mountain: [] });

export function useContents(): Contents {
  return use(ContentsContext);
}
