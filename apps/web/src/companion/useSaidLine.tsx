"use client";

/** Opens the line to type or dictate into, by a key of the keyboard or of the screen; it closes once an act stands there. */
import type { Act } from "@stillwater/engine";
import dynamic from "next/dynamic";
import { type ReactNode, Suspense, useEffect, useRef, useState } from "react";
import { Fetching, late } from "@/layout/late";
import { useSetting } from "@/preferences/store";
import { isBusy } from "@/stage/useKeys";
import type { SaidLineProps } from "./SaidLine";

const SaidLine = dynamic(() => late(() => import("./SaidLine")), { ssr: false });

interface SaidLineTerms extends Omit<SaidLineProps, "onAct" | "onClose"> {
  readonly enabled: boolean;
  /** Shows an act that was said; false where nothing can be done now. */
  readonly onAct: (act: Act) => boolean;
}

export function useSaidLine({ enabled, told, ...terms }: SaidLineTerms): {
  readonly open: () => void;
  readonly shown: ReactNode;
} {
  const [open, setOpen] = useState(false);
  const [{ command }] = useSetting("keys");
  const shortcuts = useSetting("shortcuts")[0] === "yes";
  const before = useRef<Element | null>(null);
  const show = () => {
    before.current = document.activeElement;
    setOpen(true);
  };
  useEffect(() => {
    if (!enabled || !shortcuts) return;
    const onKey = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey || isBusy(event)) return;
      if (event.key.toUpperCase() !== command) return;
      event.preventDefault();
      before.current = document.activeElement;
      setOpen(true);
    };
    window.addEventListener("keydown", onKey);
    return () => window.removeEventListener("keydown", onKey);
  }, [enabled, shortcuts, command]);
  const close = () => {
    setOpen(false);
    if (before.current instanceof HTMLElement) before.current.focus();
  };
  return {
    open: show,
    shown: open ? (
      <Suspense fallback={<Fetching />}>
        <SaidLine
          {...terms}
          told={
            told === undefined
              ? undefined
              : {
                  question: told.question,
                  onTold: (answer) => {
                    setOpen(false);
                    told.onTold(answer);
                  },
                }
          }
          onAct={(act) => {
            const done = terms.onAct(act);
            if (done) setOpen(false);
            return done;
          }}
          onClose={close}
        />
      </Suspense>
    ) : null,
  };
}
