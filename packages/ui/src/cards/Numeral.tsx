export interface NumeralProps {
  readonly n: number;
  /** Where the figures stand, as a share of the card's height. */
  readonly baseline: string;
}

/** A card's number. Drawn as SVG text, because only there a baseline can be placed exactly. */
export function Numeral({ n, baseline }: NumeralProps) {
  return (
    <svg className="sw-face-number" aria-hidden="true">
      <text x="50%" y={baseline}>
        {n}
      </text>
    </svg>
  );
}
