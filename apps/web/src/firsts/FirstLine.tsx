"use client";

/** First-time words in the place of what is always said there; a press shows them whole, and those of before. */
import { Icon } from "@stillwater/ui";

interface FirstLineProps {
  readonly text: string;
  readonly onOpen: () => void;
}

export function FirstLine({ text, onOpen }: FirstLineProps) {
  return (
    <span className="first-line" role="status">
      <button type="button" onClick={onOpen}>
        <Icon name="book" size={20} />
        <span className="first-line-text">{text}</span>
      </button>
    </span>
  );
}
