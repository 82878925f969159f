"use client";

import { Button } from "@stillwater/ui";
import { useSure } from "./useSure";

interface DropGameProps {
  /** What the button says, and once it was pressed. */
  readonly words: readonly [ask: string, sure: string];
  /** Which game: for readers who cannot see beside what the button stands. */
  readonly game: string;
  readonly onDrop: () => void;
}

/** Throws a game of this device away, after a second question. */
export function DropGame({ words: [ask, sure], game, onDrop }: DropGameProps) {
  const { asked, press, leave } = useSure(() => {
    leave();
    onDrop();
  });
  const text = asked ? sure : ask;
  return (
    <Button size="small" variant={asked ? "danger" : "text"} label={`${text}: ${game}`} onClick={press}>
      {text}
    </Button>
  );
}
