"use client";

import type { ReactNode } from "react";

export interface SwitchProps {
  readonly label: ReactNode;
  readonly checked: boolean;
  readonly onChange?: ((checked: boolean) => void) | undefined;
  readonly name?: string | undefined;
  readonly note?: ReactNode;
  readonly disabled?: boolean | undefined;
}

/** On or off, 46×26, with its words at the left; the whole row is the target. */
export function Switch({ label, checked, onChange, name, note, disabled }: SwitchProps) {
  return (
    <label className="sw-switch">
      <span className="sw-switch-words">
        <span className="sw-switch-label">{label}</span>
        {note === undefined ? null : <span className="sw-quiet">{note}</span>}
      </span>
      <input
        type="checkbox"
        role="switch"
        name={name}
        checked={checked}
        aria-checked={checked}
        disabled={disabled}
        onChange={(event) => onChange?.(event.target.checked)}
      />
    </label>
  );
}
