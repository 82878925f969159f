"use client";

import { Button } from "@stillwater/ui";
import { useTranslations } from "next-intl";
import { useState } from "react";

interface DropGameProps {
  /** Which game: for readers who cannot see beside what the button stands. */
  readonly game: string;
  readonly onDrop: () => void;
}

/** Throws a game of this device away, after a second question. */
export function DropGame({ game, onDrop }: DropGameProps) {
  const t = useTranslations("logbook");
  const [sure, setSure] = useState(false);
  const words = t(sure ? "dropSure" : "drop");
  return (
    <Button
      size="small"
      variant={sure ? "danger" : "text"}
      label={`${words}: ${game}`}
      onClick={sure ? onDrop : () => setSure(true)}
    >
      {words}
    </Button>
  );
}
