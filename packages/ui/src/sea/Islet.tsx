import { isletPaths } from "./islet-paths";

export interface IsletProps {
  readonly n: number;
  /** The box in CSS pixels. The drawing scales to wherever it is put, so only the proportions matter. */
  readonly width: number;
  readonly height: number;
}

/** The contour islet that is generated from a number. Decoration: the number itself says everything. */
export function Islet({ n, width, height }: IsletProps) {
  // One unit is a tenth of a pixel, so that the paths can be written in whole numbers.
  const [w, h] = [Math.round(width * 10), Math.round(height * 10)];
  return (
    <svg
      className="sw-islet pointer-events-none overflow-visible"
      viewBox={`0 0 ${w} ${h}`}
      width={width}
      height={height}
      aria-hidden="true"
    >
      <IsletLayers n={n} width={w} height={h} />
    </svg>
  );
}

/** How a coast is drawn: awash, drying at low water, or land. */
function coastOf(band: number): string {
  if (band === 0) return "[--weight:1.15px] [stroke-dasharray:0_calc(2.2px*var(--line,1))]";
  if (band > 1) return "fill-land [--weight:1.15px]";
  return "fill-dry [--weight:1.15px] [stroke-dasharray:calc(2.6px*var(--line,1))_calc(1.9px*var(--line,1))]";
}

const DOTTED = "[--weight:0.85px] [stroke-dasharray:0_calc(1.9px*var(--line,1))]";

/** The layers alone, for drawings that place several islets in one picture. */
export function IsletLayers({ n, width, height }: IsletProps) {
  const paths = isletPaths(n, width, height);
  return (
    <g className="sw-islet-layers fill-none stroke-cardink" strokeLinecap="round" strokeLinejoin="round">
      <path className="fill-shallow stroke-iso [--weight:0.7px]" d={paths.halo} />
      <path
        className={coastOf(paths.band)}
        strokeLinecap={paths.band === 1 ? "butt" : undefined}
        d={paths.coast}
      />
      {paths.rings.length === 0 ? null : (
        <path
          className={paths.band === 1 ? DOTTED : undefined}
          strokeOpacity="0.78"
          d={paths.rings.join("")}
        />
      )}
      {paths.cliffs === "" ? null : (
        <path className="[--weight:0.85px]" strokeLinecap="butt" d={paths.cliffs} />
      )}
      {paths.dots === "" ? null : (
        <path className={paths.band === 6 ? "[--weight:2px]" : "[--weight:1.3px]"} d={paths.dots} />
      )}
      {paths.crosses === "" ? null : (
        <path className="[--weight:1.15px]" strokeLinecap="butt" d={paths.crosses} />
      )}
      {paths.summit === "" ? null : <path className="fill-cardink" stroke="none" d={paths.summit} />}
      {paths.flare === "" ? null : <path className="fill-note" stroke="none" d={paths.flare} />}
    </g>
  );
}
