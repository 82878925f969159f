import { depthLines, SPACE_UNITS } from "./depth-lines";

export interface DepthLinesProps {
  readonly seed: string | number;
  readonly columns: number;
  readonly rows: number;
}

/** The water's depth lines, filling their box. They run under the cards and carry no meaning. */
export function DepthLines({ seed, columns, rows }: DepthLinesProps) {
  const lines = depthLines(seed, columns, rows);
  return (
    <svg
      className="sw-depths block size-full fill-none stroke-iso"
      strokeWidth="0.75"
      viewBox={`0 0 ${columns * SPACE_UNITS} ${rows * SPACE_UNITS}`}
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      {lines.map((line, i) => (
        <path
          key={line.level}
          className={i === lines.length - 1 ? "fill-whisper" : undefined}
          strokeDasharray={line.dashed ? "5 2.5" : undefined}
          vectorEffect="non-scaling-stroke"
          d={line.path}
        />
      ))}
    </svg>
  );
}
