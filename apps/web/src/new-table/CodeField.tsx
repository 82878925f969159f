"use client";

import { type Problem, readOptions, writeOptions } from "@stillwater/engine";
import { Field } from "@stillwater/ui";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { ProblemWords } from "@/layout/ProblemWords";

interface CodeFieldProps {
  readonly code: string;
  /** Applies a code; returns the problem if it is not playable. */
  readonly onCode: (code: string) => Problem | null;
}

/** The settings as one line, to be copied, typed or pasted. */
export function CodeField({ code, onCode }: CodeFieldProps) {
  const t = useTranslations("open");
  const [typed, setTyped] = useState(code);
  const [problem, setProblem] = useState<Problem | null>(null);
  const [made, setMade] = useState(code);
  // Settings changed elsewhere on the page are shown here; text being typed is left as it is.
  if (made !== code) {
    setMade(code);
    const read = readOptions(typed);
    if (!read.ok || writeOptions(read.value) !== code) {
      setTyped(code);
      setProblem(null);
    }
  }
  return (
    <Field
      label={t("code")}
      labelHidden
      asTyped
      value={typed}
      hint={t("codeHint")}
      error={problem === null ? undefined : <ProblemWords problem={problem} />}
      onChange={(text) => {
        setTyped(text);
        setProblem(onCode(text));
      }}
    />
  );
}
