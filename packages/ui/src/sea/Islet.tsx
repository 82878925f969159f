import { isletPaths } from "./islet-paths";

export interface IsletProps {
  readonly n: number;
  /** The box in CSS pixels. The drawing scales to wherever it is put; the proportions are what counts. */
  readonly width: number;
  readonly height: number;
}

/** The contour islet that grows from a number. Decoration: the number itself says everything. */
export function Islet({ n, width, height }: IsletProps) {
  // One unit is a tenth of a pixel, so that the paths can be written in whole numbers.
  const [w, h] = [Math.round(width * 10), Math.round(height * 10)];
  return (
    <svg className="sw-islet" viewBox={`0 0 ${w} ${h}`} width={width} height={height} aria-hidden="true">
      <IsletLayers n={n} width={w} height={h} />
    </svg>
  );
}

/** The layers alone, for drawings that place several islets in one picture. */
export function IsletLayers({ n, width, height }: IsletProps) {
  const paths = isletPaths(n, width, height);
  return (
    <g className="sw-islet-layers" data-band={paths.band}>
      <path className="sw-islet-halo" d={paths.halo} />
      <path className="sw-islet-coast" d={paths.coast} />
      {paths.rings.length === 0 ? null : <path className="sw-islet-rings" d={paths.rings.join("")} />}
      {paths.cliffs === "" ? null : <path className="sw-islet-cliffs" d={paths.cliffs} />}
      {paths.dots === "" ? null : <path className="sw-islet-dots" d={paths.dots} />}
      {paths.crosses === "" ? null : <path className="sw-islet-crosses" d={paths.crosses} />}
      {paths.summit === "" ? null : <path className="sw-islet-summit" d={paths.summit} />}
      {paths.flare === "" ? null : <path className="sw-islet-flare" d={paths.flare} />}
    </g>
  );
}
