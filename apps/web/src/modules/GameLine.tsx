"use client";

import { namedCode, readOptions } from "@stillwater/engine";
import { useLocale, useTranslations } from "next-intl";
import { useTold } from "./useTold";

/** A game in one line: its name and its options. */
export function GameLine({ code }: { readonly code: string }) {
  const words = useGameWords();
  const { name, mountain, parts } = words(code);
  return (
    <>
      <strong className={mountain ? "font-serif" : "font-serif italic"}>{name}</strong>
      {parts === "" ? null : <span className="text-quiet"> · {parts}</span>}
    </>
  );
}

/** The same as plain text, for labels. */
export function useGameWords(): (code: string) => { name: string; mountain: boolean; parts: string } {
  const t = useTranslations("told");
  const told = useTold();
  const locale = useLocale();
  return (code) => {
    const options = readOptions(code);
    const mountain = namedCode(code)?.game === "mountain";
    // A code that this page cannot read is shown as it is written.
    const parts = options.ok ? told(options.value) : [code];
    return {
      name: t(mountain ? "mountain" : "sea"),
      mountain,
      parts: new Intl.ListFormat(locale, { type: "unit" }).format(parts),
    };
  };
}
