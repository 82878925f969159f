export interface MarkProps {
  readonly size?: number | undefined;
  /** Accessible name; left out when the wordmark stands beside it. */
  readonly label?: string | undefined;
}

// One triangle: apex at 24/3.5, base 25 wide at y 22.9.
const APEX = 3.5;
const BASE = 22.9;
const HALF = 12.5;
// Top and bottom of each stratum: lower strata are thinner, because a peak foreshortens.
const STRATA = [
  [3.5, 10.3],
  [12.3, 17.5],
  [19.5, 22.9],
] as const;
const RADII = [15.5, 9.2, 3.4] as const;

function stratum([top, bottom]: readonly [number, number]): string {
  const half = (y: number) => Number((((y - APEX) / (BASE - APEX)) * HALF).toFixed(2));
  return `M${24 - half(top)} ${top}H${24 + half(top)}L${24 + half(bottom)} ${bottom}H${24 - half(bottom)}Z`;
}

/** A peak in three strata, a still waterline, and its rings. Below 20 px the smallest ring is dropped. */
export function Mark({ size = 32, label }: MarkProps) {
  const rings = size < 20 ? RADII.slice(0, 2) : RADII;
  const drawing = (
    <>
      <path className="fill-ink" d={STRATA.map(stratum).join("")} />
      <path className="fill-none stroke-ink stroke-[2.5]" d="M2.5 26.2H45.5" />
      {rings.map((r) => (
        <path
          key={r}
          className="fill-none stroke-act stroke-[2.5]"
          d={`M${24 - r} 29.8A${r} ${r} 0 0 0 ${24 + r} 29.8`}
        />
      ))}
    </>
  );
  return label === undefined ? (
    <svg className="sw-mark" width={size} height={size} viewBox="0 0 48 48" aria-hidden="true">
      {drawing}
    </svg>
  ) : (
    <svg className="sw-mark" width={size} height={size} viewBox="0 0 48 48" role="img" aria-label={label}>
      {drawing}
    </svg>
  );
}

export interface WordmarkProps {
  readonly name: string;
  readonly size?: number | undefined;
}

/** The mark with the name beside it. */
export function Wordmark({ name, size = 34 }: WordmarkProps) {
  return (
    <span className="inline-flex items-center gap-3.5 text-ink">
      <Mark size={size} />
      <span className="font-serif text-24/none [letter-spacing:-0.01em]">{name}</span>
    </span>
  );
}
