"use client";

import { Button } from "@stillwater/ui";
import { useState } from "react";

interface CopyButtonProps {
  readonly text: string;
  readonly label: string;
  readonly done: string;
}

/** Copies a link. Where the browser does not allow that (plain HTTP), the link is shown to be copied by hand. */
export function CopyButton({ text, label, done }: CopyButtonProps) {
  const [state, setState] = useState<"idle" | "done" | "byHand">("idle");
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      setState("done");
    } catch {
      setState("byHand");
    }
  };
  return (
    <div className="grid gap-2">
      <Button icon={state === "done" ? "check" : "link"} block onClick={copy}>
        {state === "done" ? done : label}
      </Button>
      {state === "byHand" ? (
        <input
          readOnly
          className="w-full rounded-sm border border-ink bg-sheet p-2 text-sm"
          value={text}
          aria-label={label}
          onFocus={(event) => event.target.select()}
        />
      ) : null}
      <span className="sr-only" role="status">
        {state === "done" ? done : ""}
      </span>
    </div>
  );
}
