"use client";

import type { Problem } from "@stillwater/engine";
import { useLocale } from "next-intl";
import { useEffect, useState } from "react";
import { fetched } from "./late";

/** Why an option code cannot be played. The sentences are loaded when the first one is needed. */
export function ProblemWords({ problem }: { readonly problem: Problem }) {
  const locale = useLocale();
  const [text, setText] = useState("");
  useEffect(() => {
    let current = true;
    void fetched(() => import("@stillwater/rulebook/problems")).then(({ problemText }) => {
      if (current) setText(problemText(problem, locale));
    });
    return () => {
      current = false;
    };
  }, [problem, locale]);
  return text;
}
