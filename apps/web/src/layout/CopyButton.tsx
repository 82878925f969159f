"use client";

import { Button } from "@stillwater/ui";
import { useCopying } from "./useCopying";

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

/** Sends a link, or copies it. */
export function CopyButton({ text, label, done, sheet, quiet }: CopyButtonProps) {
  const { copied, copy, beside } = useCopying(label, done);
  const isDone = copied === text;
  const send = async () => {
    if (sheet !== undefined && hasSheet()) {
      // Put away or not, the sheet has said what happened.
      await navigator.share({ text: sheet, url: text }).catch(() => undefined);
      return;
    }
    await copy(text);
  };
  return (
    <div className={quiet === true ? "grid justify-items-start gap-2" : "grid gap-2"}>
      <Button
        icon={quiet === true ? undefined : isDone ? "check" : "link"}
        variant={quiet === true ? "text" : "secondary"}
        size={quiet === true ? "small" : "normal"}
        block={quiet !== true}
        onClick={send}
      >
        {isDone ? done : label}
      </Button>
      {beside}
    </div>
  );
}
