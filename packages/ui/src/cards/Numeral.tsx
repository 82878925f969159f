/** Numbers that read as another number upside down; underlined on cards that are seen from all sides. */
const TURNING: ReadonlySet<number> = new Set([6, 9, 16, 18, 19, 61, 66, 68]);

/** A card's number. */
export function Numeral({ n }: { readonly n: number }) {
  return (
    <span className="sw-face-number" data-turning={TURNING.has(n) ? "" : undefined} aria-hidden="true">
      {n}
    </span>
  );
}
