"use client";

import { chosenEarly, Glyph, useChangedEarly } from "@stillwater/ui";
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

/** A choice of one board, as large native radio buttons with a drawing each. */
export function Tiles<V extends string>({ label, tiles, value, onChange }: TilesProps<V>) {
  const id = useId();
  useChangedEarly(id, (group) => chosenEarly(group, tiles, value), onChange);
  return (
    <fieldset id={id} className="grid grid-cols-[repeat(auto-fit,minmax(6rem,1fr))] gap-2 min-w-0 sm:gap-2.5">
      <legend className="unseen">{label}</legend>
      {tiles.map((tile) => (
        <label
          key={tile.value}
          className="open-tile relative grid justify-items-center content-start gap-1.5 pt-3.5 px-1 pb-2.5
          leading-[1.2] text-center hyphens-auto wrap-anywhere bg-sheet border-[1.25px] border-rule
          rounded-sm cursor-pointer
          has-checked:outline-[2.25px] has-checked:outline-ink has-checked:-outline-offset-[1.25px]
          has-focus-visible:outline-3 has-focus-visible:outline-ink has-focus-visible:outline-offset-3"
        >
          <input
            className="absolute inset-0 opacity-0 cursor-pointer"
            type="radio"
            name={id}
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
  /** The module's chart symbol, as an SVG path. */
  readonly sign: string;
  readonly note?: string | undefined;
  /** The number of difficulty marks that the box prints. */
  readonly marks?: number | undefined;
  readonly marksLabel?: string | undefined;
  readonly on: boolean;
  readonly children: React.ReactNode;
}

/** A module with its marks and its control. */
export function Module({ name, sign, note, marks, marksLabel, on, children }: ModuleProps) {
  return (
    <div
      className="flex flex-wrap items-center justify-between gap-x-2 gap-y-1.5 min-h-15.5 px-2.5 py-2 bg-sheet
      border-[1.25px] border-rule rounded-sm
      data-on:border-ink data-on:[box-shadow:inset_0_0_0_1px_var(--sw-ink)]"
      data-on={on ? "" : undefined}
    >
      <div className="flex flex-[1_1_auto] items-center gap-2">
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
