import { type CSSProperties, memo } from "react";
import { sameShown } from "../board/same";
import type { PlaceKey } from "../sea/types";
import { Plank, Plate } from "./Plate";
import type { MountainCell, MountainPiece } from "./types";

export const TERRAIN_HATCH = { green: "meadow", blue: "ice", red: "scree" } as const;

/** Bricks from the left edge, half steps included, and rows from the top. */
export function spotStyle(row: number, column: number, rows: number): CSSProperties {
  return { "--x": column - 1 + (row - 1) / 2, "--y": rows - row } as CSSProperties;
}

/** What would lie there, while it is only picked. */
export function ghostOf<P extends PlaceKey>(cell: MountainCell<P>): MountainPiece | undefined {
  return cell.state === "picked" ? cell.ghost : undefined;
}

/** The block itself: terrain, hatch, outline; a bridge is paper. */
export const Brick = memo(Block, sameShown);

function Block({ piece }: { readonly piece: MountainPiece }) {
  if (piece.kind === "bridge") return <rect className="sw-brick" data-fill="paper" />;
  return (
    <>
      <rect className="sw-brick" data-fill={piece.terrain} />
      <rect className="sw-brick-hatch" data-hatch={TERRAIN_HATCH[piece.terrain]} />
      <rect className="sw-brick-edge" />
    </>
  );
}

function Bridge() {
  return (
    <svg className="sw-printed" viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
      <Plank />
    </svg>
  );
}

export interface PrintedProps<P extends PlaceKey> {
  readonly cell: MountainCell<P>;
  readonly trail: boolean;
  readonly style: CSSProperties;
}

/** What is printed on a brick: the plank of a bridge, a ghost over it, the plate. */
export const Printed = memo(Print, sameShown) as typeof Print;

function Print<P extends PlaceKey>({ cell, trail, style }: PrintedProps<P>) {
  const ghost = ghostOf(cell);
  const piece = ghost ?? cell.piece;
  return (
    <div className="sw-print" style={style}>
      {cell.piece?.kind === "bridge" ? <Bridge /> : null}
      {ghost === undefined ? null : (
        <svg className="sw-printed sw-ghost" aria-hidden="true">
          <Brick piece={ghost} />
        </svg>
      )}
      {ghost?.kind === "bridge" ? <Bridge /> : null}
      {piece === undefined || piece.kind === "bridge" ? null : (
        <svg
          className="sw-printed sw-plate"
          viewBox="-50 -50 100 100"
          data-ghost={ghost === undefined ? undefined : ""}
          data-trail={trail ? "" : undefined}
          aria-hidden="true"
        >
          <Plate piece={piece} />
        </svg>
      )}
    </div>
  );
}
