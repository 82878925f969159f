import { Glyph } from "../../marks/Glyph";
import { BEACON_SIGN } from "./sign";

export interface LitRowsProps {
  /** The name of the list: "Lit rows". */
  readonly label: string;
  readonly rows: readonly { readonly row: number; readonly lit: boolean; readonly label: string }[];
}

/** Every row as a figure: in a full ring if it is lit, in a dashed one if it is dark. */
export function LitRows({ label, rows }: LitRowsProps) {
  return (
    <div className="flex flex-wrap items-center gap-2 lg:justify-center">
      <Glyph d={BEACON_SIGN.path} size={22} />
      <ul className="flex gap-1.5" aria-label={label}>
        {rows.map(({ row, lit, label }) => (
          <li
            key={row}
            className="grid place-items-center size-7 rounded-full border-[1.5px] border-dashed border-rule
              text-quiet tabular
              data-lit:border-solid data-lit:border-ink data-lit:bg-sheet data-lit:font-semibold data-lit:text-ink"
            data-lit={lit ? "" : undefined}
          >
            <span className="unseen">{label}</span>
            <span aria-hidden="true">{row}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}
