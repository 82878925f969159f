import { Icon } from "../../marks/Icon";

export interface PanoramaChip {
  readonly key: string;
  readonly numbers: readonly number[];
  /** How many of its digits the longest run on the mountain has. */
  readonly run: number;
  readonly done: boolean;
  /** "9, 8, 7: two of three found". */
  readonly label: string;
}

export interface PanoramaChipsProps {
  readonly label: string;
  readonly chips: readonly PanoramaChip[];
  /** `figures` is smaller on narrow phones, where it shares a line with others. */
  readonly look?: "figures" | "column" | undefined;
}

/** Sizes where the chips share a line of a narrow phone with others. */
const SMALL = {
  chips: "narrow:gap-x-1.25 tiny:gap-x-0.75",
  chip: "narrow:text-15 tiny:text-13",
  digit: "narrow:min-w-3.25 narrow:px-px tiny:min-w-2.75 tiny:px-0",
} as const;
const USUAL = { chips: "", chip: "", digit: "" } as const;

const FOUND = "bg-act-soft font-semibold text-ink forced-colors:highlit";

/** The panoramas: a chip fills as its run grows, and one that was found stays found. */
export function PanoramaChips({ label, chips, look }: PanoramaChipsProps) {
  const size = look === "figures" ? SMALL : USUAL;
  return (
    <ul className={`flex flex-wrap gap-1.75 ${size.chips}`} aria-label={label}>
      {chips.map((chip) => (
        <li
          key={chip.key}
          className={`flex h-6.25 overflow-hidden rounded-[3px] border-[1.25px] numeral text-17/[22px] font-normal
            ${chip.done ? "border-act bg-act pe-1 text-act-on" : "border-ink bg-sheet text-quiet"} ${size.chip}`}
        >
          <span className="unseen">{chip.label}</span>
          {chip.numbers.map((n, i) => (
            <span
              key={`${i + 1}`}
              className={`min-w-4.75 px-0.5 text-center ${i === 0 ? "" : "border-l border-l-rule"}
                ${chip.done ? "forced-colors:highlit" : i < chip.run ? FOUND : ""} ${size.digit}`}
              aria-hidden="true"
            >
              {n}
            </span>
          ))}
          {chip.done ? <Icon className="self-center stroke-2" name="check" size={18} /> : null}
        </li>
      ))}
    </ul>
  );
}
