"use client";

import { Icon, type IconName } from "@stillwater/ui";
import { type ReactNode, useEffect, useId, useRef, useState } from "react";

interface DisclosureProps {
  readonly icon: IconName;
  /** The present choice, shown beside the icon on wider screens. */
  readonly shown: string;
  readonly label: string;
  readonly children: (close: () => void) => ReactNode;
}

/** A button that opens a small panel below it. Escape and a press outside close it; focus goes back to the button. */
export function Disclosure({ icon, shown, label, children }: DisclosureProps) {
  const [open, setOpen] = useState(false);
  const root = useRef<HTMLDivElement>(null);
  const opener = useRef<HTMLButtonElement>(null);
  const id = useId();
  useEffect(() => {
    if (!open) return;
    const outside = (event: Event) => {
      if (event.target instanceof Node && !root.current?.contains(event.target)) setOpen(false);
    };
    document.addEventListener("pointerdown", outside);
    document.addEventListener("focusin", outside);
    return () => {
      document.removeEventListener("pointerdown", outside);
      document.removeEventListener("focusin", outside);
    };
  }, [open]);
  const close = () => {
    setOpen(false);
    opener.current?.focus();
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: Escape is heard from whatever inside has the focus
    <div
      ref={root}
      className="relative"
      onKeyDown={(event) => {
        if (event.key !== "Escape" || !open) return;
        event.stopPropagation();
        close();
      }}
    >
      <button
        ref={opener}
        type="button"
        className="flex min-h-11 min-w-11 items-center justify-center gap-2 px-2"
        aria-expanded={open}
        aria-controls={id}
        onClick={() => setOpen(!open)}
      >
        <Icon name={icon} size={20} />
        <span className="unseen">{label}: </span>
        <span className="whitespace-nowrap max-lg:unseen">{shown}</span>
      </button>
      <div
        id={id}
        hidden={!open}
        className="absolute end-0 top-full z-40 min-w-44 rounded-sm border border-ink bg-sheet py-1"
      >
        {open ? children(close) : null}
      </div>
    </div>
  );
}
