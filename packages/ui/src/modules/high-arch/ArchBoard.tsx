"use client";

import type { ReactNode } from "react";
import { ShapeBoard } from "../../grids/ShapeBoard";
import type { GridProps } from "../../grids/types";
import { Icon } from "../../marks/Icon";
import { Berth } from "../../sea/Berth";
import type { PlaceKey } from "../../sea/types";
import "./arch.css";

/** Pillars: rows 1–3, columns 1–2 and 6–7. Roof: rows 4–7, columns 1–7. */
export interface ArchBoardProps<P extends PlaceKey> extends GridProps<P> {
  /** Between the pillars: "6 of 12 laid". */
  readonly gap?: ReactNode;
  /** Why the roof is closed, as long as it is. Its cells are `locked`. */
  readonly roof?: ReactNode;
  /** Words in italics above left, beside the Finish. */
  readonly caption?: ReactNode;
}

const OUTLINE = "M0 0H7V7H5V4H2V7H0z";

/** The High Arch: two pillars under a roof that stays closed until both are full. */
export function ArchBoard<P extends PlaceKey>({ gap, roof, caption, ...props }: ArchBoardProps<P>) {
  return (
    <ShapeBoard<P>
      {...props}
      shape="arch"
      columns={7}
      rows={7}
      left={(cell) => cell.column - 1}
      finishX={6}
      finishAs={(berth, tabbable, handlers) => (
        <Berth kind="finish" berth={berth} tabbable={tabbable} {...handlers} />
      )}
      under={
        <>
          {caption === undefined ? null : <div className="sw-caption sw-shape-caption">{caption}</div>}
          <svg className="sw-shape-ground" viewBox="0 0 7 7" preserveAspectRatio="none" aria-hidden="true">
            <path className="sw-shape-water" d={OUTLINE} />
            {roof === undefined ? null : <path className="sw-shape-paper" d="M0 0H7V4H0z" />}
            <path className="sw-shape-columns" d="M1 0V7M2 0V4M3 0V4M4 0V4M5 0V4M6 0V7" />
            <path className="sw-shape-rows" d="M0 1H7M0 2H7M0 3H7M0 5H2M0 6H2M5 5H7M5 6H7" />
            <path className="sw-shape-edge" d={`${OUTLINE}M0 4H2M5 4H7`} />
          </svg>
        </>
      }
      over={
        <>
          {roof === undefined ? null : (
            <div className="sw-arch-roof">
              <Icon name="lock" />
              <p>{roof}</p>
            </div>
          )}
          {gap === undefined ? null : <p className="sw-arch-gap">{gap}</p>}
        </>
      }
    />
  );
}
