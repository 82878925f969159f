"use client";

/** Shows each question from its first line, wherever the one before was scrolled to. */
import { useEffect } from "react";

/** @param question differs for each question */
export function useFirstLine(question: string): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: again for each question
  useEffect(() => {
    const asked = document.querySelector(".companion-lower, .sw-table-words");
    if (asked !== null) asked.scrollTop = 0;
  }, [question]);
}
