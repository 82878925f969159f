"use client";

/** First-time words in place of the usual ones; a press shows them in full, along with earlier ones. */
import { Icon } from "@stillwater/ui";

interface FirstLineProps {
  readonly text: string;
  readonly onOpen: () => void;
}

export function FirstLine({ text, onOpen }: FirstLineProps) {
  return (
    <span className="first-line block min-w-0 [&_.sw-icon]:flex-none" role="status">
      <button
        className="flex gap-2 items-start w-full min-h-8 px-0 py-0.5 text-note text-15 leading-[1.3] text-start
        cursor-pointer"
        type="button"
        onClick={onOpen}
      >
        <Icon name="book" size={20} />
        <span className="in-[.sw-verdict]:[--clamp:1] line-clamp-(--clamp,3) md:line-clamp-4">{text}</span>
      </button>
    </span>
  );
}
