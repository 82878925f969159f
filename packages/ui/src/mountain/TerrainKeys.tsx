"use client";

import { TerrainMark } from "./marks";
import type { Terrain } from "./types";

export interface TerrainKeysProps {
  readonly label: string;
  readonly value: Terrain | undefined;
  readonly onTerrain: (terrain: Terrain) => void;
  readonly words: Readonly<Record<Terrain, string>>;
}

/** Three large keys, each with shape, colour and word. */
export function TerrainKeys({ label, value, onTerrain, words }: TerrainKeysProps) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for form controls
    <div className="grid grid-cols-[repeat(3,1fr)] gap-2" role="group" aria-label={label}>
      {(["red", "green", "blue"] as const).map((terrain) => (
        <button
          key={terrain}
          type="button"
          className="sw-terrain-key flex min-h-12 cursor-pointer items-center justify-center gap-2.25 rounded-sm border-[1.25px]
          border-ink bg-sheet text-17 leading-[1.1] font-semibold text-ink aria-pressed:bg-ink aria-pressed:text-paper
          forced-colors:aria-pressed:outline-3 forced-colors:aria-pressed:outline-[Highlight]"
          aria-pressed={terrain === value}
          onClick={() => onTerrain(terrain)}
        >
          <TerrainMark terrain={terrain} size={20} />
          {words[terrain]}
        </button>
      ))}
    </div>
  );
}
