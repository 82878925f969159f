import { Icon } from "../../marks/Icon";
import "../../mountain/goals.css";

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
}

/** The panoramas: each digit fills as its run grows; one that was found stays found. */
export function PanoramaChips({ label, chips }: PanoramaChipsProps) {
  return (
    <ul className="sw-panoramas" aria-label={label}>
      {chips.map((chip) => (
        <li key={chip.key} className="sw-panorama" data-done={chip.done ? "" : undefined}>
          <span className="sr-only">{chip.label}</span>
          {chip.numbers.map((n, i) => (
            <span key={`${i + 1}`} data-found={chip.done || i < chip.run ? "" : undefined} aria-hidden="true">
              {n}
            </span>
          ))}
          {chip.done ? <Icon name="check" size={18} /> : null}
        </li>
      ))}
    </ul>
  );
}
