"use client";

import { type KeyboardEvent, useRef } from "react";
import { priceText } from "../../cards/price";
import { Icon } from "../../marks/Icon";
import type { NumberWheelProps, WheelNumber } from "./types";

/** The longest pause between digits that still make one number. */
const TYPING_MS = 900;
/** How many numbers are visible on each side of the chosen one. */
const REACH = 2;

/** The number that a key leads to; undefined if the wheel does not use the key. */
export function wheelStep(
  numbers: readonly WheelNumber[],
  value: number | undefined,
  key: string,
): number | undefined {
  const at = Math.max(
    0,
    numbers.findIndex(({ n }) => n === value),
  );
  const by = {
    ArrowUp: 1,
    ArrowRight: 1,
    ArrowDown: -1,
    ArrowLeft: -1,
    PageUp: 5,
    PageDown: -5,
    Home: -numbers.length,
    End: numbers.length,
  }[key];
  if (by === undefined) return undefined;
  return numbers[Math.min(numbers.length - 1, Math.max(0, at + by))]?.n;
}

const STEP = `grid h-16 w-11 flex-none cursor-pointer place-items-center text-ink focus-visible:focused
  disabled:cursor-default disabled:text-off`;
const NUMBER = "grid content-center justify-items-center gap-1.25";
/** The middle number is drawn as a card, its neighbours a little larger than those further out. */
const FAR = [
  {
    number:
      "-my-1.25 rounded-sm border-[2.25px] border-act bg-card text-cardink forced-colors:border-[Highlight]",
    figure: "text-40 font-semibold",
  },
  { number: "text-quiet", figure: "text-24 font-normal" },
  { number: "text-quiet", figure: "text-20 font-normal" },
] as const;

function Price({ number }: { readonly number: WheelNumber }) {
  if (number.state === "free")
    return (
      <svg
        className="size-3.25 fill-none stroke-act stroke-4 forced-colors:stroke-[CanvasText]"
        viewBox="0 0 30 30"
        aria-hidden="true"
      >
        <circle cx="15" cy="15" r="12.5" />
      </svg>
    );
  const look = number.state === "tooDear" ? "font-normal text-quiet line-through" : "font-semibold text-act";
  return <span className={`numeral text-16 ${look}`}>{priceText(number.price ?? 0)}</span>;
}

/** Chooses the number that a Wild stands for. A spin button; its neighbours can be tapped, and digits can be typed. */
export function NumberWheel({ label, numbers, value, onChange, labels }: NumberWheelProps) {
  const typed = useRef({ text: "", at: 0 });
  const at = Math.max(
    0,
    numbers.findIndex(({ n }) => n === value),
  );
  const current = numbers[at];
  const go = (n: number | undefined) => {
    if (n !== undefined && n !== value) onChange(n);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    if (/^\d$/.test(event.key)) {
      const { text, at: when } = typed.current;
      const joined = event.timeStamp - when < TYPING_MS ? text + event.key : event.key;
      // A digit that no number continues with begins a new number.
      const next = numbers.some(({ n }) => String(n).startsWith(joined)) ? joined : event.key;
      typed.current = { text: next, at: event.timeStamp };
      event.preventDefault();
      go(numbers.find(({ n }) => String(n) === next)?.n);
      return;
    }
    const to = wheelStep(numbers, value, event.key);
    if (to === undefined) return;
    event.preventDefault();
    go(to);
  };
  const around = Array.from({ length: 2 * REACH + 1 }, (_, i) => ({
    place: i,
    number: numbers[at - REACH + i],
  }));
  return (
    <div className="mx-auto flex max-w-90 items-center justify-center">
      <button
        type="button"
        className={STEP}
        tabIndex={-1}
        aria-label={labels.less}
        disabled={at === 0}
        onClick={() => go(numbers[at - 1]?.n)}
      >
        <Icon name="back" size={22} />
      </button>
      <div
        className="grid h-19.5 flex-1 grid-cols-[1fr_1.15fr_1.5fr_1.15fr_1fr] border-y-[1.25px] border-y-ink
          focus-visible:focused"
        role="spinbutton"
        tabIndex={0}
        aria-label={label}
        aria-valuenow={current?.n}
        aria-valuemin={numbers[0]?.n}
        aria-valuemax={numbers.at(-1)?.n}
        aria-valuetext={current?.label}
        onKeyDown={onKeyDown}
      >
        {around.map(({ place, number }) => {
          const far = FAR[Math.abs(place - REACH)];
          return number === undefined ? (
            <span key={`empty-${place}`} aria-hidden="true" />
          ) : (
            // For pointers only: keyboards and screen readers use the wheel itself.
            <span
              key={number.n}
              className={`cursor-pointer ${NUMBER} ${far?.number}`}
              aria-hidden="true"
              onClick={() => go(number.n)}
            >
              <span className={`numeral ${far?.figure}`}>{number.n}</span>
              <Price number={number} />
            </span>
          );
        })}
      </div>
      <button
        type="button"
        className={STEP}
        tabIndex={-1}
        aria-label={labels.more}
        disabled={at >= numbers.length - 1}
        onClick={() => go(numbers[at + 1]?.n)}
      >
        <Icon name="forward" size={22} />
      </button>
    </div>
  );
}
