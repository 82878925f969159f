export interface NumeralProps {
  readonly n: number;
  /** The baseline of the figures, as a share of the card's height. */
  readonly baseline: string;
}

/** Numbers that read as another number upside down; underlined on cards that are seen from all sides. */
const TURNING: ReadonlySet<number> = new Set([6, 9, 16, 18, 19, 61, 66, 68]);

/** A card's number. Drawn as SVG text, because only SVG can place a baseline exactly. */
export function Numeral({ n, baseline }: NumeralProps) {
  return (
    <svg className="sw-face-number" data-turning={TURNING.has(n) ? "" : undefined} aria-hidden="true">
      <text x="50%" y={baseline} textAnchor="middle">
        {n}
      </text>
    </svg>
  );
}
