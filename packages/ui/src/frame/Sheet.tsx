"use client";

import { type ReactNode, useEffect, useId, useRef } from "react";
import { Icon } from "../marks/Icon";

export interface SheetProps {
  readonly open: boolean;
  readonly title: ReactNode;
  readonly closeLabel: string;
  readonly onClose: () => void;
  readonly side?: "bottom" | "end" | undefined;
  readonly children?: ReactNode;
}

const SIDES = {
  bottom: "mx-auto mt-auto max-h-[86dvh] max-w-140 rounded-t-sm border-[1.25px] border-b-0",
  end: "ml-auto h-dvh max-h-none max-w-100 border-l-[1.25px]",
} as const;

/** A modal sheet on the native dialog: Escape closes it, and focus is kept inside and returns to the opener. */
export function Sheet({ open, title, closeLabel, onClose, side = "bottom", children }: SheetProps) {
  const ref = useRef<HTMLDialogElement>(null);
  const id = useId();
  useEffect(() => {
    const dialog = ref.current;
    if (dialog === null) return;
    const opener = document.activeElement;
    if (open && !dialog.open) dialog.showModal();
    if (!open && dialog.open) dialog.close();
    return () => {
      // A browser restores the focus when a dialog is closed, but not when an open dialog is removed.
      if (dialog.isConnected || document.activeElement !== document.body) return;
      if (opener instanceof HTMLElement) opener.focus({ preventScroll: true });
    };
  }, [open]);
  return (
    <dialog ref={ref} className={`sw-sheet ${SIDES[side]}`} aria-labelledby={id} onClose={onClose}>
      <div className="sticky top-0 flex min-h-14.5 items-center justify-between bg-inherit">
        <h2 id={id} className="font-serif text-[1.4375rem] leading-[1.2]">
          {title}
        </h2>
        <button type="button" className="sw-icon-button" aria-label={closeLabel} onClick={onClose}>
          <Icon name="cross" />
        </button>
      </div>
      <div>{open ? children : null}</div>
    </dialog>
  );
}
