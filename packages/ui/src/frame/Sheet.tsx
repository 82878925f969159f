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

/** A modal sheet on the native dialog: Escape closes, focus is kept inside and goes back to the opener. */
export function Sheet({ open, title, closeLabel, onClose, side = "bottom", children }: SheetProps) {
  const ref = useRef<HTMLDialogElement>(null);
  const id = useId();
  useEffect(() => {
    const dialog = ref.current;
    if (dialog === null) return;
    if (open && !dialog.open) dialog.showModal();
    if (!open && dialog.open) dialog.close();
  }, [open]);
  return (
    <dialog ref={ref} className="sw-sheet" data-side={side} aria-labelledby={id} onClose={onClose}>
      <div className="sw-sheet-head">
        <h2 id={id} className="sw-sheet-title">
          {title}
        </h2>
        <button type="button" className="sw-icon-button" aria-label={closeLabel} onClick={onClose}>
          <Icon name="cross" />
        </button>
      </div>
      <div className="sw-sheet-body">{open ? children : null}</div>
    </dialog>
  );
}
