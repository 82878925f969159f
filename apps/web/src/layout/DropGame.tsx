"use client";

import { Button } from "@stillwater/ui";
import { useSure } from "./useSure";

interface DropGameProps {
  /** The button's label before and after the first press. */
  readonly words: readonly [ask: string, sure: string];
  /** The game's name, for people who cannot see what the button is beside. */
  readonly game: string;
  readonly onDrop: () => void;
}

/** Deletes a game from this device, after a confirmation. */
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
