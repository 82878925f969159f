import { type CSSProperties, memo } from "react";
import { sameShown } from "../board/same";
import type { PlaceKey } from "../sea/types";
import { PLATES, Plank, Plate, TERRAIN_FILL } from "./Plate";
import type { MountainCell, MountainPiece } from "./types";

export const TERRAIN_HATCH = { green: "meadow", blue: "ice", red: "scree" } as const;

/** Position in bricks from the left edge, half bricks included, and in rows from the top. */
export function spotStyle(row: number, column: number, rows: number): CSSProperties {
  return { "--x": column - 1 + (row - 1) / 2, "--y": rows - row } as CSSProperties;
}

/** The ghost of the card that would lie there, while the place is only picked. */
export function ghostOf<P extends PlaceKey>(cell: MountainCell<P>): MountainPiece | undefined {
  return cell.state === "picked" ? cell.ghost : undefined;
}

/** The drawing around the bricks defines each hatch in two sizes. */
const HATCHED = {
  green: "fill-(--hatch-meadow) @min-[618px]:fill-(--hatch-meadow-large)",
  blue: "fill-(--hatch-ice) @min-[618px]:fill-(--hatch-ice-large)",
  red: "fill-(--hatch-scree) @min-[618px]:fill-(--hatch-scree-large)",
} as const;

interface BrickProps {
  readonly piece: MountainPiece;
  /** Draws without an outline, and lets what lies there show through. */
  readonly ghost?: boolean;
}

/** The block itself: terrain, hatch, outline; a bridge is paper. */
export const Brick = memo(Block, sameShown);

function Block({ piece, ghost = false }: BrickProps) {
  if (piece.kind === "bridge")
    return <rect className="sw-brick fill-sheet stroke-ink stroke-[1.5]" rx="2.5" strokeDasharray="4 3" />;
  return (
    <>
      <rect className={`sw-brick ${TERRAIN_FILL[piece.terrain]}`} rx="2.5" />
      <rect className={`sw-brick ${HATCHED[piece.terrain]}`} rx="2.5" />
      {ghost ? null : <rect className="sw-brick fill-none stroke-brick-line stroke-[1.5]" rx="2.5" />}
    </>
  );
}

const PRINTED = "absolute inset-0 size-full overflow-visible";

function Bridge() {
  return (
    <svg className={PRINTED} viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
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
    <div className="sw-print sw-spot" style={style}>
      {cell.piece?.kind === "bridge" ? <Bridge /> : null}
      {ghost === undefined ? null : (
        <svg className={`${PRINTED} opacity-[0.72] [--x:0] [--y:0]`} aria-hidden="true">
          <Brick piece={ghost} ghost />
        </svg>
      )}
      {ghost?.kind === "bridge" ? <Bridge /> : null}
      {piece === undefined || piece.kind === "bridge" ? null : (
        <svg
          className={`sw-plate ${PRINTED} ${ghost === undefined ? PLATES : "fill-plate stroke-act text-plate-act"}
            ${trail ? "stroke-[2.5]" : ""}`}
          viewBox="-50 -50 100 100"
          aria-hidden="true"
        >
          <Plate piece={piece} />
        </svg>
      )}
    </div>
  );
}
