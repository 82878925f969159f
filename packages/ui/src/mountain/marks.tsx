import { PlateShape, TERRAIN_FILL } from "./Plate";
import { MOUNTAIN_SIGNS } from "./signs";
import type { Terrain } from "./types";

export interface TerrainMarkProps {
  readonly terrain: Terrain;
  readonly size?: number | undefined;
}

/** A small circle, hexagon or peak in its terrain's colour, for logs and keys. A word stands beside it. */
export function TerrainMark({ terrain, size = 16 }: TerrainMarkProps) {
  return (
    <svg
      className={`sw-terrain-mark ${TERRAIN_FILL[terrain]}`}
      width={size}
      height={size}
      viewBox="-54 -54 108 108"
      aria-hidden="true"
    >
      <PlateShape terrain={terrain} />
    </svg>
  );
}

export interface FeetStampProps {
  /** Whether each of the two feet is there. */
  readonly left: boolean;
  readonly right: boolean;
}

/** For a verdict's stamp: a place over its two feet, one or both of which are missing. */
export function FeetStamp({ left, right }: FeetStampProps) {
  const foot = (there: boolean) => (there ? { fill: "currentColor" } : { strokeDasharray: "2 2.6" });
  return (
    <svg
      width="44"
      height="40"
      viewBox="0 0 44 40"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.8"
      aria-hidden="true"
    >
      <rect {...foot(false)} x="11" y="2" width="22" height="16" />
      <rect {...foot(left)} x="1" y="21" width="20" height="16" />
      <rect {...foot(right)} x="23" y="21" width="20" height="16" />
    </svg>
  );
}

export interface TwinStampProps {
  readonly terrain: Terrain;
}

/** For a verdict's stamp: two plates of one terrain side by side. */
export function TwinStamp({ terrain }: TwinStampProps) {
  return (
    <span className="flex gap-1">
      <TerrainMark terrain={terrain} size={26} />
      <TerrainMark terrain={terrain} size={26} />
    </span>
  );
}

export interface CampfireStampProps {
  readonly terrain: Terrain;
}

/** For a verdict's stamp: the terrain over the flame that takes it. */
export function CampfireStamp({ terrain }: CampfireStampProps) {
  return (
    <span className="grid justify-items-center">
      <TerrainMark terrain={terrain} size={22} />
      <svg className="sw-icon" width="32" height="32" viewBox="0 0 24 24" aria-hidden="true">
        <path d={MOUNTAIN_SIGNS.flame} />
      </svg>
    </span>
  );
}
