interface WinsBarProps {
  /** A percentage; null while it is not known. */
  readonly wins: number | null;
  /** The margin of error. */
  readonly error: number;
}

/** A bar of how often an act wins, with a bracket for the error: for the eye, beside the figure. */
export function WinsBar({ wins, error }: WinsBarProps) {
  const low = Math.max(0, (wins ?? 0) - error);
  const high = Math.min(100, (wins ?? 0) + error);
  return (
    <span className="relative h-2 border border-ink" aria-hidden="true">
      {wins === null ? null : (
        <>
          <span className="absolute inset-y-0 start-0 bg-act" style={{ width: `${wins}%` }} />
          <span
            className="absolute inset-y-[-3px] border-x-2 border-ink"
            style={{ insetInlineStart: `${low}%`, width: `${high - low}%` }}
          />
        </>
      )}
    </span>
  );
}
