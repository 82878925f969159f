"use client";

import { type ReactNode, useId } from "react";
import { useChangedEarly } from "./useChangedEarly";

export interface SwitchProps {
  readonly label: ReactNode;
  readonly checked: boolean;
  readonly onChange?: ((checked: boolean) => void) | undefined;
  readonly name?: string | undefined;
  readonly note?: ReactNode;
  readonly disabled?: boolean | undefined;
}

/** A switch, 46×26 px, with its words on the left; the whole row is the target. */
export function Switch({ label, checked, onChange, name, note, disabled }: SwitchProps) {
  const id = useId();
  useChangedEarly(
    id,
    (input) => (input instanceof HTMLInputElement && input.checked !== checked ? input.checked : undefined),
    (turned) => onChange?.(turned),
  );
  return (
    <label className="flex min-h-11 cursor-pointer items-center justify-between gap-3.5">
      <span className="grid">
        <span className="font-semibold">{label}</span>
        {note === undefined ? null : <span className="text-quiet">{note}</span>}
      </span>
      <input
        id={id}
        type="checkbox"
        role="switch"
        className="sw-switch"
        name={name}
        checked={checked}
        aria-checked={checked}
        disabled={disabled}
        onChange={(event) => onChange?.(event.target.checked)}
      />
    </label>
  );
}
