"use client";

import type { MouseEvent, ReactNode } from "react";
import { Glyph } from "../marks/Glyph";
import "./keys.css";

const ERASE = "M8.5 5.5h12v13h-12L2.5 12zM11.5 9l5.5 6M17 9l-5.5 6";
/** Figures that read as another figure upside down; underlined on keys. */
const TURNING: ReadonlySet<number> = new Set([6, 9]);

function Figure({ n }: { readonly n: number }) {
  return (
    <span className="sw-key-figure" data-turning={TURNING.has(n) ? "" : undefined}>
      {n}
    </span>
  );
}

export interface KeypadProps {
  /** Accessible name of the keys. */
  readonly label: string;
  /** The digits typed so far: their keys are lit. */
  readonly typed: string;
  readonly onDigit: (digit: number) => void;
  /** The key beside the zero: its words and what it does. */
  readonly left: {
    readonly text: ReactNode;
    readonly label?: string | undefined;
    readonly onPress: () => void;
  };
  /** Deletes the last digit. */
  readonly back: { readonly label: string; readonly onPress: () => void };
}

/** Ten digits in the thumb's reach. */
export function Keypad({ label, typed, onDigit, left, back }: KeypadProps) {
  const key = (n: number) => (
    <button
      key={n}
      type="button"
      className="sw-key"
      data-lit={typed.includes(String(n)) ? "" : undefined}
      onClick={() => onDigit(n)}
    >
      <Figure n={n} />
    </button>
  );
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for form controls
    <div className="sw-keypad" role="group" aria-label={label}>
      {[1, 2, 3, 4, 5, 6, 7, 8, 9].map(key)}
      <button type="button" className="sw-key" aria-label={left.label} onClick={left.onPress}>
        <span className="sw-key-word">{left.text}</span>
      </button>
      {key(0)}
      <button type="button" className="sw-key" aria-label={back.label} onClick={back.onPress}>
        <Glyph d={ERASE} />
      </button>
    </div>
  );
}

export interface NumberKeysProps {
  readonly label: string;
  readonly numbers: readonly number[];
  readonly value: number | undefined;
  readonly onNumber: (n: number) => void;
}

/** One key for each number, six in a row: 1 to 12 of the mountain. */
export function NumberKeys({ label, numbers, value, onNumber }: NumberKeysProps) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for form controls
    <div className="sw-keypad" role="group" aria-label={label} data-columns="6">
      {numbers.map((n) => (
        <button
          key={n}
          type="button"
          className="sw-key"
          aria-pressed={n === value}
          onClick={() => onNumber(n)}
        >
          <Figure n={n} />
        </button>
      ))}
    </div>
  );
}

export interface ActKey {
  readonly key: string;
  readonly icon: ReactNode;
  readonly text: string;
  readonly disabled?: boolean | undefined;
}

export interface ActKeysProps {
  readonly label: string;
  readonly acts: readonly ActKey[];
  readonly onAct: (key: string, press: MouseEvent) => void;
}

/** Keys for what is not a number: discard two, Start, Storm, count. An icon over a word, under the digits. */
export function ActKeys({ label, acts, onAct }: ActKeysProps) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for form controls
    <div className="sw-act-keys" role="group" aria-label={label}>
      {acts.map((act) => (
        <button
          key={act.key}
          type="button"
          className="sw-act-key"
          aria-disabled={act.disabled === true ? true : undefined}
          onClick={(press) => onAct(act.key, press)}
        >
          {act.icon}
          <span>{act.text}</span>
        </button>
      ))}
    </div>
  );
}
