"use client";

import { TerrainMark } from "./marks";
import type { Terrain } from "./types";

export interface TerrainKeysProps {
  readonly label: string;
  readonly value: Terrain | undefined;
  readonly onTerrain: (terrain: Terrain) => void;
  readonly words: Readonly<Record<Terrain, string>>;
}

/** Shape, colour and word on three fat keys. */
export function TerrainKeys({ label, value, onTerrain, words }: TerrainKeysProps) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for form controls
    <div className="sw-terrain-keys" role="group" aria-label={label}>
      {(["red", "green", "blue"] as const).map((terrain) => (
        <button
          key={terrain}
          type="button"
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
