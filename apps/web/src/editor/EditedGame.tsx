"use client";

import type { Table } from "@stillwater/engine";
import { useGameLine } from "./useGameLine";

/** Which game lies here. */
export function EditedGame({ table: { rulebook } }: { readonly table: Table }) {
  const game = useGameLine(rulebook);
  return (
    <p className="editor-game">
      <span className={rulebook.game === "sea" ? "italic" : undefined}>{game.name}</span>
      <span className="text-quiet">{game.with}</span>
    </p>
  );
}
