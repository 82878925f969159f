"use client";

/** The command line before it has loaded: typed text is kept, and keys are not taken as shortcuts. */
import { useTranslations } from "next-intl";
import { useEffect, useRef } from "react";
import { Fetching } from "@/layout/late";

let typed = "";

/** The text typed so far; it is handed over only once. */
export function typedMeanwhile(): string {
  const text = typed;
  typed = "";
  return text;
}

export function EarlyLine() {
  const t = useTranslations("table");
  const ref = useRef<HTMLInputElement>(null);
  useEffect(() => ref.current?.focus(), []);
  return (
    <section className="fixed inset-x-0 bottom-0 z-30 bg-sheet p-3" aria-label={t("command")}>
      <input
        ref={ref}
        className="min-h-11 w-full bg-paper px-2"
        aria-label={t("command")}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        defaultValue={typed}
        onChange={(event) => {
          typed = event.target.value;
        }}
      />
      <Fetching />
    </section>
  );
}
