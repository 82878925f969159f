"use client";

import {
  type CSSProperties,
  isValidElement,
  type KeyboardEvent,
  type ReactNode,
  type Ref,
  useCallback,
  useImperativeHandle,
  useLayoutEffect,
  useRef,
} from "react";
import { useTabStop } from "../board/useTabStop";
import { type HandItem, HandOption, Key } from "./HandOption";

export interface HandHandle {
  focus(key?: string): void;
}

export interface HandProps {
  /** Accessible name: "Your hand". */
  readonly label: string;
  readonly cards: readonly HandItem[];
  readonly onCard?: ((key: string) => void) | undefined;
  /** Several cards may be chosen at once (paying, giving). */
  readonly multiple?: boolean | undefined;
  /** A tile at the end on wide screens: "Discard two". Not part of the list. Its `aria-keyshortcuts` is printed. */
  readonly tile?: ReactNode;
  readonly ref?: Ref<HandHandle> | undefined;
}

/** The key of a tile, read from the tile itself so that no key is printed that does nothing. */
function shortcutOf(tile: ReactNode): string | undefined {
  if (!isValidElement<{ readonly "aria-keyshortcuts"?: string | undefined }>(tile)) return undefined;
  return tile.props["aria-keyshortcuts"];
}

/** Smaller hands size their cards as if there were this many, so that a card that comes or goes resizes no other. */
const SIZED_FOR = 5;

const STEPS: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1 };

/** The hand: a list box with one tab stop. Arrows move, Home and End jump, Enter and Space pick. */
export function Hand({ label, cards, onCard, multiple, tile, ref }: HandProps) {
  const elements = useRef(new Map<string, HTMLElement>());
  const perRow = cards.length > 7 ? Math.ceil(cards.length / 2) : cards.length;
  const { stop, standing, hold } = useTabStop<string>(
    elements,
    undefined,
    (key) => cards.some((card) => card.key === key),
    () => (cards.find((card) => card.selected === true) ?? cards[0])?.key,
  );
  useImperativeHandle(ref, () => ({
    focus: (key) => elements.current.get(key ?? standing() ?? "")?.focus(),
  }));
  // Stable functions while the hand is mounted, so that a card that has not changed is not drawn again.
  const latest = useRef({ cards, perRow, onCard });
  useLayoutEffect(() => {
    latest.current = { cards, perRow, onCard };
  });
  const register = useCallback((key: string, element: HTMLElement | null) => {
    if (element === null) elements.current.delete(key);
    else elements.current.set(key, element);
  }, []);
  const onPress = useCallback((key: string) => latest.current.onCard?.(key), []);
  const onKeyDown = useCallback((event: KeyboardEvent, index: number) => {
    const { cards, perRow } = latest.current;
    const step = STEPS[event.key] ?? { ArrowUp: -perRow, ArrowDown: perRow }[event.key];
    const target =
      event.key === "Home"
        ? 0
        : event.key === "End"
          ? cards.length - 1
          : step === undefined
            ? undefined
            : index + step;
    if (target === undefined || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    const card = cards[target];
    if (card !== undefined) elements.current.get(card.key)?.focus();
  }, []);
  const keyed = shortcutOf(tile) !== undefined || cards.some(({ shortcut }) => shortcut !== undefined);
  return (
    <div className="sw-hand">
      <div
        className="sw-hand-row"
        data-count={cards.length}
        style={{ "--n": Math.max(SIZED_FOR, perRow) } as CSSProperties}
        data-keys={keyed ? "" : undefined}
        data-tile={tile === undefined ? undefined : ""}
      >
        <div
          className="sw-hand-cards"
          style={{ gridTemplateColumns: `repeat(${perRow}, var(--w))` }}
          role="listbox"
          aria-label={label}
          aria-orientation="horizontal"
          aria-multiselectable={multiple === true ? true : undefined}
        >
          {cards.map((card, index) => (
            <HandOption
              key={card.key}
              card={card}
              index={index}
              count={cards.length}
              tabbable={card.key === stop}
              register={register}
              onFocus={hold}
              onKeyDown={onKeyDown}
              onPress={onPress}
            />
          ))}
        </div>
        {tile === undefined ? null : (
          <div className="sw-hand-tile">
            {tile}
            <Key shortcut={shortcutOf(tile)} />
          </div>
        )}
      </div>
    </div>
  );
}
