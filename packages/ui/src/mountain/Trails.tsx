import type { CSSProperties } from "react";
import type { PlaceKey } from "../sea/types";
import type { MountainCell, Trail } from "./types";

export interface TrailsProps<P extends PlaceKey> {
  readonly cells: readonly MountainCell<P>[];
  readonly rows: number;
  readonly trails: readonly Trail<P>[];
}

/** The dashes of the first, second and third path, repeated for further ones. */
const DASHES = ["5 3", "1.5 2.5", "9 3 2 3"];

/**
 * Paths from plate to plate: a dashed ink line on a pale casing. Each leg is one brick high and half a brick
 * wide, leaning left or right, so a stretched diagonal draws it at any size.
 */
export function Trails<P extends PlaceKey>({ cells, rows, trails }: TrailsProps<P>) {
  const at = new Map(cells.map((cell) => [cell.place, cell]));
  return trails.flatMap((trail, order) =>
    trail.slice(1).map((place, i) => {
      const from = at.get(trail[i] ?? place);
      const to = at.get(place);
      if (from === undefined || to === undefined) return null;
      const middle = (cell: MountainCell<P>) => cell.column - 0.5 + (cell.row - 1) / 2;
      const leg = middle(to) < middle(from) ? "M100 100 0 0" : "M0 100 100 0";
      const style = {
        "--x": Math.min(middle(from), middle(to)),
        "--y": rows - to.row + 0.5,
      } as CSSProperties;
      return (
        <svg
          key={`${order}-${place}`}
          className="sw-spot w-[calc(var(--w)/2)] overflow-visible fill-none"
          style={style}
          viewBox="0 0 100 100"
          preserveAspectRatio="none"
          aria-hidden="true"
        >
          <path className="stroke-plate stroke-6" vectorEffect="non-scaling-stroke" d={leg} />
          <path
            className="stroke-plate-ink stroke-[2.25]"
            vectorEffect="non-scaling-stroke"
            strokeDasharray={DASHES[order % DASHES.length]}
            d={leg}
          />
        </svg>
      );
    }),
  );
}
