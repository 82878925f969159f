"use client";

import { type CSSProperties, type KeyboardEvent, useImperativeHandle, useRef } from "react";
import { useTabStop } from "../board/useTabStop";
import type { PlaceKey } from "../sea/types";
import type { RowTargetsProps } from "./types";
import "./signs.css";

/** Whole rows to choose from, each as wide as the water and its number. One tab stop; arrows move as the rows are drawn. */
export function RowTargets<P extends PlaceKey>({ label, rows, onRow, onFocusRow, ref }: RowTargetsProps<P>) {
  const elements = useRef(new Map<P, HTMLElement>());
  const order = [...rows].sort((a, b) => b.row - a.row);
  const rowIn = (state: string) => order.find((row) => row.state === state);
  const { stop, standing, hold } = useTabStop<P>(
    elements,
    undefined,
    (place) => rows.some((row) => row.place === place),
    () => (rowIn("picked") ?? rowIn("open") ?? order[0])?.place,
  );
  useImperativeHandle(ref, () => ({
    focus: () => {
      const place = standing();
      if (place !== undefined) elements.current.get(place)?.focus();
    },
  }));
  const onKeyDown = (event: KeyboardEvent, index: number) => {
    const to = {
      ArrowUp: index - 1,
      ArrowLeft: index - 1,
      ArrowDown: index + 1,
      ArrowRight: index + 1,
      Home: 0,
      End: order.length - 1,
    }[event.key];
    if (to === undefined || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    const row = order[to];
    if (row !== undefined) elements.current.get(row.place)?.focus();
  };
  return (
    <div className="sw-row-targets" role="radiogroup" aria-label={label}>
      {order.map((row, index) => (
        // biome-ignore lint/a11y/useSemanticElements: arrows must not choose, only Enter, Space and taps
        <button
          key={row.place}
          ref={(element) => {
            if (element === null) elements.current.delete(row.place);
            else elements.current.set(row.place, element);
          }}
          type="button"
          role="radio"
          className="sw-row-target"
          style={{ "--row": row.row } as CSSProperties}
          data-state={row.state}
          aria-label={row.label}
          aria-checked={row.state === "picked"}
          aria-disabled={row.state === "closed" ? true : undefined}
          tabIndex={row.place === stop ? 0 : -1}
          onClick={() => onRow(row.place)}
          onFocus={(event) => {
            hold(row.place);
            if (event.currentTarget.matches(":focus-visible")) onFocusRow?.(row.place);
          }}
          onKeyDown={(event) => onKeyDown(event, index)}
        />
      ))}
    </div>
  );
}
