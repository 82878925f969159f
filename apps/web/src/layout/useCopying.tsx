"use client";

import { type ReactNode, useState } from "react";

interface Copying {
  /** The text copied last. */
  readonly copied: string | null;
  readonly copy: (text: string) => Promise<void>;
  /** Rendered beside the button: the text, where the browser does not allow copying (plain HTTP), and the confirmation. */
  readonly beside: ReactNode;
}

/**
 * Copies a link, or shows it to be copied by hand.
 * @param label the label of the link
 * @param done the confirmation after copying
 */
export function useCopying(label: string, done: string): Copying {
  const [copied, setCopied] = useState<string | null>(null);
  const [byHand, setByHand] = useState<string | null>(null);
  const copy = async (text: string) => {
    try {
      await navigator.clipboard.writeText(text);
      setCopied(text);
      setByHand(null);
    } catch {
      setByHand(text);
    }
  };
  const beside = (
    <>
      {byHand === null ? null : (
        <input
          readOnly
          className="w-full rounded-sm border border-ink bg-sheet p-2 text-16"
          value={byHand}
          aria-label={label}
          onFocus={(event) => event.target.select()}
        />
      )}
      <span className="unseen" role="status">
        {copied === null ? "" : done}
      </span>
    </>
  );
  return { copied, copy, beside };
}
