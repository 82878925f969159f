"use client";

/** Opens the line for typing or dictating, by a key on the keyboard or the screen; closes it once it has shown an act. */
import type { Act } from "@stillwater/engine";
import { type ReactNode, useEffect, useState } from "react";
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
  const show = () => setOpen(true);
  useCommandKey(show, enabled);
  const close = () => setOpen(false);
  return {
    open: show,
    shown: open ? (
      <>
        <FocusAfter />
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

/**
 * Gives the focus back once the line is gone and has lost it: to the menu that opened the line, or to what had it when the key
 * was pressed. Earlier, the line could still take it while it loads.
 */
function FocusAfter() {
  useEffect(() => {
    const before = document.activeElement;
    return () => {
      if (document.activeElement !== document.body) return;
      if (before instanceof HTMLElement) before.focus({ preventScroll: true });
    };
  }, []);
  return null;
}
