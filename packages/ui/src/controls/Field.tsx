"use client";

import { type ReactNode, type Ref, useId } from "react";
import { Icon } from "../marks/Icon";
import type { IconName } from "../marks/icon-paths";
import { AS_TYPED } from "./as-typed";
import { useChangedEarly } from "./useChangedEarly";

export interface FieldProps {
  readonly label: string;
  /** Hides the label from sight, but not from screen readers. */
  readonly labelHidden?: boolean | undefined;
  readonly name?: string | undefined;
  readonly value?: string | undefined;
  readonly defaultValue?: string | undefined;
  readonly onChange?: ((value: string) => void) | undefined;
  readonly type?: "text" | "search" | "email" | "number" | undefined;
  readonly inputMode?: "text" | "numeric" | "search" | undefined;
  readonly placeholder?: string | undefined;
  readonly icon?: IconName | undefined;
  /** A button or words at the right end of the field. */
  readonly end?: ReactNode;
  readonly hint?: ReactNode;
  readonly error?: ReactNode;
  readonly autoComplete?: string | undefined;
  /** What is typed is a code and no prose. */
  readonly asTyped?: boolean | undefined;
  readonly maxLength?: number | undefined;
  readonly required?: boolean | undefined;
  readonly ref?: Ref<HTMLInputElement> | undefined;
}

/** A single-line text field: label above, 52 px high, ink outline. */
export function Field(props: FieldProps) {
  const {
    label,
    labelHidden,
    name,
    value,
    defaultValue,
    onChange,
    type = "text",
    inputMode,
    placeholder,
  } = props;
  const { icon, end, hint, error, autoComplete, asTyped, maxLength, required, ref } = props;
  const id = useId();
  useChangedEarly(
    id,
    (input) =>
      value !== undefined && input instanceof HTMLInputElement && input.value !== value
        ? input.value
        : undefined,
    (typed) => onChange?.(typed),
  );
  const described = [
    hint === undefined ? undefined : `${id}-hint`,
    error === undefined ? undefined : `${id}-error`,
  ].filter((part) => part !== undefined);
  return (
    <div className="grid grid-cols-1 gap-2">
      <label htmlFor={id} className={labelHidden === true ? "unseen" : "sw-label"}>
        {label}
      </label>
      <div className={`sw-field-box ${error === undefined ? "border-ink" : "border-stop"}`}>
        {icon === undefined ? null : <Icon name={icon} size={20} />}
        <input
          ref={ref}
          id={id}
          className="sw-field-input"
          name={name}
          type={type}
          {...(value === undefined ? { defaultValue } : { value })}
          inputMode={inputMode}
          placeholder={placeholder}
          {...(asTyped === true ? AS_TYPED : { autoComplete })}
          maxLength={maxLength}
          required={required}
          aria-invalid={error === undefined ? undefined : true}
          aria-describedby={described.length === 0 ? undefined : described.join(" ")}
          onChange={onChange === undefined ? undefined : (event) => onChange(event.target.value)}
        />
        {end}
      </div>
      {error === undefined ? null : (
        <p id={`${id}-error`} className="text-15 font-semibold text-stop">
          {error}
        </p>
      )}
      {hint === undefined ? null : (
        <p id={`${id}-hint`} className="text-15 text-quiet">
          {hint}
        </p>
      )}
    </div>
  );
}
