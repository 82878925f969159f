export interface GlyphProps {
  /** A path on the 24 grid. */
  readonly d: string;
  /** Drawn size in CSS pixels; the stroke width stays 1.5 on the 24 grid. */
  readonly size?: number | undefined;
  /** Accessible name. Nearly always left out, because a word stands beside the sign. */
  readonly label?: string | undefined;
  readonly className?: string | undefined;
}

/** A chart symbol given as its path, so that each game can bring its own. */
export function Glyph({ d, size = 24, label, className }: GlyphProps) {
  const names = className === undefined ? "sw-icon" : `sw-icon ${className}`;
  return label === undefined ? (
    <svg className={names} width={size} height={size} viewBox="0 0 24 24" aria-hidden="true">
      <path d={d} />
    </svg>
  ) : (
    <svg className={names} width={size} height={size} viewBox="0 0 24 24" role="img" aria-label={label}>
      <path d={d} />
    </svg>
  );
}
