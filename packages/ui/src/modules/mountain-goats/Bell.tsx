/** A bell with the number of goats that stand on a card. */
export function Bell({ goats }: { readonly goats: number }) {
  return (
    <svg className="sw-bell" viewBox="0 0 38 42" aria-hidden="true">
      <circle className="fill-ink stroke-paper stroke-2" cx="19" cy="35.5" r="4.4" />
      <path
        className="fill-ink stroke-paper stroke-2"
        d="M1.5 31.5C5.5 28 5 24 5 17 5 8 11 2 19 2s14 6 14 15c0 7-.5 11 3.5 14.5z"
      />
      <text className="fill-paper numeral font-semibold" textAnchor="middle" x="19" y="26.5" fontSize="26">
        {goats}
      </text>
    </svg>
  );
}
