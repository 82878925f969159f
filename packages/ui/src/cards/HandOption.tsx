import { type KeyboardEvent, memo, useCallback } from "react";
import { sameShown } from "../board/same";
import { Kbd } from "../controls/RulePill";
import type { Face } from "./face";
import { CardFace } from "./HandCard";

export interface HandItem {
  readonly key: string;
  readonly face: Face;
  /** Accessible name with its position: "48, 3 of 5". */
  readonly label: string;
  readonly selected?: boolean | undefined;
  /** The card has moved into a socket; its place stays, with a dashed outline. */
  readonly away?: boolean | undefined;
  readonly disabled?: boolean | undefined;
  /** Day & Night: the side that is up. */
  readonly side?: "day" | "night" | undefined;
  /** The key that picks it, shown under the card on wide screens. */
  readonly shortcut?: string | undefined;
}

interface HandOptionProps {
  readonly card: HandItem;
  readonly index: number;
  readonly count: number;
  readonly tabbable: boolean;
  readonly register: (key: string, element: HTMLElement | null) => void;
  readonly onFocus: (key: string) => void;
  readonly onKeyDown: (event: KeyboardEvent, index: number) => void;
  readonly onPress: (key: string) => void;
}

/** A key cap under a card or a tile. Only for the eye: the control itself names its key. */
export function Key({ shortcut }: { readonly shortcut: string | undefined }) {
  return shortcut === undefined ? null : (
    <span className="sw-hand-key" aria-hidden="true">
      <Kbd>{shortcut}</Kbd>
    </span>
  );
}

/** One card of the hand, drawn again only when something about it has changed. */
export const HandOption = memo(Option, sameShown);

function Option({ card, index, count, tabbable, register, onFocus, onKeyDown, onPress }: HandOptionProps) {
  const { key } = card;
  const kept = useCallback((element: HTMLElement | null) => register(key, element), [register, key]);
  return (
    <button
      ref={kept}
      type="button"
      role="option"
      className="sw-card sw-hand-card"
      data-selected={card.selected === true ? "" : undefined}
      data-away={card.away === true ? "" : undefined}
      data-side={card.side}
      data-theme={card.side}
      aria-label={card.label}
      aria-selected={card.selected === true || card.away === true}
      aria-disabled={card.disabled === true ? true : undefined}
      aria-posinset={index + 1}
      aria-setsize={count}
      aria-keyshortcuts={card.shortcut}
      tabIndex={tabbable ? 0 : -1}
      onFocus={() => onFocus(key)}
      onKeyDown={(event) => onKeyDown(event, index)}
      onClick={() => onPress(key)}
    >
      {card.away === true ? null : <CardFace face={card.face} />}
      <Key shortcut={card.shortcut} />
    </button>
  );
}
