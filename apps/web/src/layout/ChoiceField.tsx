import { Segments, type SegmentsProps, useChangedEarly } from "@stillwater/ui";
import { useId } from "react";

/** More options than this do not fit side by side on a phone. */
const MOST_BESIDE = 5;

/** A choice of one option, with its name above: buttons side by side if there are few, else a list. */
export function ChoiceField<V extends string | number>(props: SegmentsProps<V>) {
  const { label, options, value, onChange } = props;
  const id = useId();
  useChangedEarly(
    id,
    (list) => {
      const chosen = list instanceof HTMLSelectElement ? options[list.selectedIndex] : undefined;
      return chosen === undefined || chosen.value === value ? undefined : chosen.value;
    },
    (chosen) => onChange?.(chosen),
  );
  if (options.length <= MOST_BESIDE)
    return (
      <div className="grid-cols-1 grid gap-1">
        <span aria-hidden="true">{label}</span>
        <Segments {...props} />
      </div>
    );
  return (
    <label className="grid-cols-1 grid gap-1" htmlFor={id}>
      <span>{label}</span>
      <select
        className="min-h-11 p-2 border border-ink rounded-[3px] bg-sheet"
        id={id}
        value={value}
        onChange={(event) => {
          const chosen = options.find((option) => String(option.value) === event.target.value);
          if (chosen !== undefined) onChange?.(chosen.value);
        }}
      >
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    </label>
  );
}
