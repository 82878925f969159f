import { Icon } from "../../marks/Icon";
import "./panoramas.css";

export interface PanoramaChip {
  readonly key: string;
  readonly numbers: readonly number[];
  /** How many of them the longest run on the mountain has. */
  readonly run: number;
  readonly done: boolean;
  /** "9, 8, 7: two of three found". */
  readonly label: string;
}

export interface PanoramaChipsProps {
  readonly label: string;
  readonly chips: readonly PanoramaChip[];
  /** `figures` is smaller where a phone is narrow: it shares a line with others. */
  readonly look?: "figures" | "column" | undefined;
}

/** Where they share a line of a narrow phone with others. */
const SMALL = {
  chips: "narrow:gap-x-1.25 tiny:gap-x-0.75",
  chip: "narrow:text-15 tiny:text-13",
  digit: "narrow:min-w-3.25 narrow:px-px tiny:min-w-2.75 tiny:px-0",
} as const;
const USUAL = { chips: "", chip: "", digit: "" } as const;

/** The panoramas: each digit fills as its run grows; one that was found stays found. */
export function PanoramaChips({ label, chips, look }: PanoramaChipsProps) {
  const size = look === "figures" ? SMALL : USUAL;
  return (
    <ul className={`flex flex-wrap gap-1.75 ${size.chips}`} aria-label={label}>
      {chips.map((chip) => (
        <li key={chip.key} className={`sw-panorama ${size.chip}`} data-done={chip.done ? "" : undefined}>
          <span className="sr-only">{chip.label}</span>
          {chip.numbers.map((n, i) => (
            <span
              key={`${i + 1}`}
              className={size.digit}
              data-found={chip.done || i < chip.run ? "" : undefined}
              aria-hidden="true"
            >
              {n}
            </span>
          ))}
          {chip.done ? <Icon name="check" size={18} /> : null}
        </li>
      ))}
    </ul>
  );
}
