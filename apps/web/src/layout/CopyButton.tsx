"use client";

import { Button } from "@stillwater/ui";
import { useCopying } from "./useCopying";

interface CopyButtonProps {
  readonly text: string;
  readonly label: string;
  readonly done: string;
  /** The text that a phone's share sheet shows beside the link; without it the link is only copied. */
  readonly sheet?: string | undefined;
  /** A link within text instead of a button of its own. */
  readonly quiet?: boolean | undefined;
}

/** Whether the device has a share sheet, as phones do. */
const hasSheet = (): boolean => "share" in navigator && matchMedia("(pointer: coarse)").matches;

/** Shares a link, or copies it. */
export function CopyButton({ text, label, done, sheet, quiet }: CopyButtonProps) {
  const { copied, copy, beside } = useCopying(label, done);
  const isDone = copied === text;
  const send = async () => {
    if (sheet !== undefined && hasSheet()) {
      // Rejected if dismissed: either way the share sheet itself has told the person.
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
