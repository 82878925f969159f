"use client";

import { Button } from "@stillwater/ui";
import { useState } from "react";

interface CopyButtonProps {
  readonly text: string;
  readonly label: string;
  readonly done: string;
  /** What the sheet of a phone says beside the link; without it there is only copying. */
  readonly sheet?: string | undefined;
  /** A word among others instead of a button of its own. */
  readonly quiet?: boolean | undefined;
}

/** Whether the device has a sheet of its own to send things with, such as phones have. */
const hasSheet = (): boolean => "share" in navigator && matchMedia("(pointer: coarse)").matches;

/** Sends or copies a link. Where the browser does not allow that (plain HTTP), it is shown to be copied by hand. */
export function CopyButton({ text, label, done, sheet, quiet }: CopyButtonProps) {
  const [state, setState] = useState<"idle" | "done" | "byHand">("idle");
  const copy = async () => {
    if (sheet !== undefined && hasSheet()) {
      // Put away or not, the sheet has said what happened.
      await navigator.share({ text: sheet, url: text }).catch(() => undefined);
      return;
    }
    try {
      await navigator.clipboard.writeText(text);
      setState("done");
    } catch {
      setState("byHand");
    }
  };
  return (
    <div className={quiet === true ? "grid justify-items-start gap-2" : "grid gap-2"}>
      <Button
        icon={quiet === true ? undefined : state === "done" ? "check" : "link"}
        variant={quiet === true ? "text" : "secondary"}
        size={quiet === true ? "small" : "normal"}
        block={quiet !== true}
        onClick={copy}
      >
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
