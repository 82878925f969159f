"use client";

import type { Table } from "@stillwater/engine";
import { useGameLine } from "./useGameLine";

/** The game that the position belongs to. */
export function EditedGame({ table: { rulebook } }: { readonly table: Table }) {
  const game = useGameLine(rulebook);
  return (
    <p className="grid">
      <span className={`font-serif text-20/[1.2] font-semibold ${rulebook.game === "sea" ? "italic" : ""}`}>
        {game.name}
      </span>
      <span className="text-quiet">{game.with}</span>
    </p>
  );
}
