"use client";

import { Glyph } from "@stillwater/ui";
import { useId } from "react";
import type { SignRow } from "./board-sign";
import { BoardSign } from "./Signs";

interface Tile<V extends string> {
  readonly value: V;
  readonly sign: readonly SignRow[];
  readonly name: string;
  readonly note?: string | undefined;
}

interface TilesProps<V extends string> {
  readonly label: string;
  readonly tiles: readonly Tile<V>[];
  readonly value: V;
  readonly onChange: (value: V) => void;
}

/** One of several boards, as large native radio buttons with a drawing each. */
export function Tiles<V extends string>({ label, tiles, value, onChange }: TilesProps<V>) {
  const group = useId();
  return (
    <fieldset className="open-tiles">
      <legend className="sr-only">{label}</legend>
      {tiles.map((tile) => (
        <label key={tile.value} className="open-tile">
          <input
            type="radio"
            name={group}
            value={tile.value}
            checked={tile.value === value}
            onChange={() => onChange(tile.value)}
          />
          <BoardSign rows={tile.sign} />
          <span className="font-semibold">{tile.name}</span>
          {tile.note === undefined ? null : <span className="text-quiet text-[15px]">{tile.note}</span>}
        </label>
      ))}
    </fieldset>
  );
}

interface ModuleProps {
  readonly name: string;
  /** Its chart symbol, as a path. */
  readonly sign: string;
  readonly note?: string | undefined;
  /** The box's own difficulty marks, as many as there are. */
  readonly marks?: number | undefined;
  readonly marksLabel?: string | undefined;
  readonly on: boolean;
  readonly children: React.ReactNode;
}

/** One module with its marks and its control. */
export function Module({ name, sign, note, marks, marksLabel, on, children }: ModuleProps) {
  return (
    <div className="open-module" data-on={on ? "" : undefined}>
      <div className="open-module-name">
        <Glyph d={sign} size={24} />
        <div>
          <p className="font-semibold">
            {name}{" "}
            {marks === undefined ? null : (
              <span className="text-note whitespace-nowrap" role="img" aria-label={marksLabel}>
                {"!".repeat(marks)}
              </span>
            )}
          </p>
          {note === undefined ? null : <p className="text-quiet text-[15px]">{note}</p>}
        </div>
      </div>
      {children}
    </div>
  );
}
