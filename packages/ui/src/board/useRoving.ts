"use client";

import {
  type KeyboardEvent,
  type Ref,
  useCallback,
  useImperativeHandle,
  useLayoutEffect,
  useRef,
} from "react";
import type { PlaceKey } from "../sea/types";
import { useTabStop } from "./useTabStop";

/** A key press as a board understands it. */
export interface BoardKey {
  readonly key: string;
  readonly ctrl: boolean;
}

/** Letters that step along a board, as somebody has set them: `{ next: "N", previous: "P" }`. */
export interface SequenceKeys {
  readonly next: string;
  readonly previous: string;
}

/** What every space of a board hands back to it. */
export interface SpaceHandlers<P extends PlaceKey> {
  readonly onPress: (place: P) => void;
  readonly onFocus: (place: P, element: HTMLElement) => void;
  readonly onKeyDown: (event: KeyboardEvent<HTMLElement>, place: P) => void;
  readonly register: (place: P, element: HTMLElement | null) => void;
}

export interface RovingOptions<P extends PlaceKey, S extends { readonly place: P }> {
  readonly spots: readonly S[];
  readonly focusPlace: P | undefined;
  /** The spot that holds the tab stop until the focus has been somewhere. */
  readonly first: () => S | undefined;
  /** Undefined: the key is not the board's. The same spot: an edge is reached. */
  readonly step: (from: S, key: BoardKey) => S | undefined;
  /** Single letters move too: N and P, or those that are given. */
  readonly letters: boolean | SequenceKeys;
  readonly onPress: ((place: P) => void) | undefined;
  readonly onFocusCell: ((place: P) => void) | undefined;
  readonly ref: Ref<{ focus(place: P): void }> | undefined;
}

/** One tab stop for a whole board; arrows carry it from space to space. */
export function useRoving<P extends PlaceKey, S extends { readonly place: P }>(
  options: RovingOptions<P, S>,
): { readonly stop: P | undefined; readonly handlers: SpaceHandlers<P> } {
  const { spots, focusPlace, first, step, letters, onPress, onFocusCell, ref } = options;
  const elements = useRef(new Map<P, HTMLElement>());
  const { stop, hold } = useTabStop(
    elements,
    focusPlace,
    (place) => spots.some((spot) => spot.place === place),
    () => (first() ?? spots[0])?.place,
  );

  useImperativeHandle(ref, () => ({ focus: (place) => elements.current.get(place)?.focus() }));
  const register = useCallback((place: P, element: HTMLElement | null) => {
    if (element === null) elements.current.delete(place);
    else elements.current.set(place, element);
  }, []);
  // The same functions for as long as the board stands: a space that has not changed need not be drawn again for them.
  const latest = useRef({ spots, step, letters, onPress, onFocusCell });
  useLayoutEffect(() => {
    latest.current = { spots, step, letters, onPress, onFocusCell };
  });
  const press = useCallback((place: P) => latest.current.onPress?.(place), []);
  const onFocus = useCallback(
    (place: P, element: HTMLElement) => {
      hold(place);
      // A pointer chooses with its click. What a preview moved on the page would move the space away from under it.
      if (element.matches(":focus-visible")) latest.current.onFocusCell?.(place);
    },
    [hold],
  );
  const onKeyDown = useCallback((event: KeyboardEvent<HTMLElement>, place: P) => {
    const { spots, step, letters } = latest.current;
    const from = spots.find((spot) => spot.place === place);
    if (from === undefined || event.altKey || event.metaKey) return;
    const key = keyFor(event.key, letters);
    if (key === null) return;
    const to = step(from, { key, ctrl: event.ctrlKey });
    if (to === undefined) return;
    event.preventDefault();
    elements.current.get(to.place)?.focus();
  }, []);
  return {
    stop,
    handlers: { onPress: press, onFocus, onKeyDown, register },
  };
}

/** The key as boards know it; null for a letter that means nothing here. */
function keyFor(key: string, letters: boolean | SequenceKeys): string | null {
  if (key.length > 1 || letters === true) return key;
  if (letters === false) return null;
  const pressed = key.toLocaleUpperCase("en");
  if (pressed === letters.next) return "N";
  return pressed === letters.previous ? "P" : null;
}
