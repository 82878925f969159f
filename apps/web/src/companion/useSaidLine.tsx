"use client";

/** Opens the line to type or dictate into, by a key of the keyboard or of the screen; it closes once an act stands there. */
import type { Act } from "@stillwater/engine";
import dynamic from "next/dynamic";
import { type ReactNode, Suspense, useRef, useState } from "react";
import { Fetching, late } from "@/layout/late";
import { useCommandKey } from "@/stage/useCommandKey";
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
  const before = useRef<Element | null>(null);
  const show = () => {
    before.current = document.activeElement;
    setOpen(true);
  };
  useCommandKey(show, enabled);
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
