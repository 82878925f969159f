/** Marks a card that lies against a rule: a crossed disc, on the card and in the line of text about it. */
export function SlipMark({ size }: { readonly size?: number | undefined }) {
  return (
    <svg
      className="sw-slip-mark block size-full forced-colors:forced-color-adjust-none"
      viewBox="0 0 20 20"
      aria-hidden="true"
      {...(size === undefined ? {} : { style: { width: size, height: size } })}
    >
      <circle className="fill-stop-soft stroke-stop stroke-[1.75]" cx="10" cy="10" r="9" />
      <path
        className="fill-none stroke-stop stroke-[2.75] [stroke-linecap:round]"
        d="M6.5 6.5l7 7M13.5 6.5l-7 7"
      />
    </svg>
  );
}
