"use client";

/** The command line before it has loaded: what is typed and entered is kept, and keys are not taken as shortcuts. */
import { useTranslations } from "next-intl";
import { useEffect, useRef } from "react";
import { Fetching } from "@/layout/late";

interface Typed {
  readonly text: string;
  /** It was entered, too. */
  readonly sent: boolean;
}

const NOTHING: Typed = { text: "", sent: false };
let typed = NOTHING;
let lines = 0;

/** What was entered is not done any more once no line is open: whoever opens another one later may mean something else. */
function unlessOpen(): void {
  if (lines === 0) typed = { ...typed, sent: false };
}

/** Without taking it: React may render a line anew before it shows it. */
export const typedSoFar = (): Typed => typed;

/** What was typed so far; it is handed over only once. */
export function typedMeanwhile(): Typed {
  const before = typed;
  typed = NOTHING;
  return before;
}

export function EarlyLine({ onClose }: { readonly onClose?: (() => void) | undefined }) {
  const t = useTranslations("table");
  const ref = useRef<HTMLInputElement>(null);
  useEffect(() => {
    lines++;
    ref.current?.focus();
    return () => {
      lines--;
      // One early line may take the place of another.
      queueMicrotask(unlessOpen);
    };
  }, []);
  return (
    <section className="fixed inset-x-0 bottom-0 z-30 bg-sheet p-3" aria-label={t("command")}>
      <input
        ref={ref}
        className="min-h-11 w-full bg-paper px-2"
        aria-label={t("command")}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        defaultValue={typed.text}
        onChange={(event) => {
          typed = { text: event.target.value, sent: false };
        }}
        onKeyDown={(event) => {
          if (event.key === "Enter") typed = { ...typed, sent: true };
          if (event.key !== "Escape" || onClose === undefined) return;
          event.preventDefault();
          event.stopPropagation();
          typed = NOTHING;
          onClose();
        }}
      />
      <Fetching />
    </section>
  );
}
