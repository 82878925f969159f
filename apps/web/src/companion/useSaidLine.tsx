"use client";

/** Opens the line for typing or dictating, by a key on the keyboard or the screen; closes it once it has shown an act. */
import type { Act } from "@stillwater/engine";
import { type ReactNode, type RefObject, useEffect, useRef, useState } from "react";
import { EarlyLine } from "@/command-palette/EarlyLine";
import { onDemand } from "@/layout/late";
import { useCommandKey } from "@/stage/useCommandKey";
import type { SaidLineProps } from "./SaidLine";

const SaidLine = onDemand(() => import("./SaidLine"), { Meanwhile: EarlyLine });

interface SaidLineTerms extends Omit<SaidLineProps, "onAct" | "onClose"> {
  readonly enabled: boolean;
  /** Shows an act that was said; false if no act is possible now. */
  readonly onAct: (act: Act) => boolean;
}

export function useSaidLine({ enabled, told, ...terms }: SaidLineTerms): {
  readonly open: () => void;
  readonly shown: ReactNode;
} {
  const [open, setOpen] = useState(false);
  const before = useRef<Element | null>(null);
  const show = () => setOpen(true);
  useCommandKey(show, enabled);
  const close = () => {
    setOpen(false);
    if (before.current instanceof HTMLElement) before.current.focus({ preventScroll: true });
  };
  return {
    open: show,
    shown: open ? (
      <>
        <FocusBefore at={before} />
        <SaidLine
          {...terms}
          told={
            told === undefined
              ? undefined
              : {
                  question: told.question,
                  onTold: (answer) => {
                    close();
                    told.onTold(answer);
                  },
                }
          }
          onAct={(act) => {
            const done = terms.onAct(act);
            // If the answer has a button, that takes the focus.
            if (done) close();
            return done;
          }}
          onClose={close}
        />
      </>
    ) : null,
  };
}

/** Remembers the element that has the focus before the line takes it: the menu that opened the line has returned it. */
function FocusBefore({ at }: { readonly at: RefObject<Element | null> }) {
  useEffect(() => {
    at.current = document.activeElement;
  }, [at]);
  return null;
}
