"use client";

/** Typing cards on the keyboard: digits, the mountain's letters, Backspace, Escape. Ignored while typing elsewhere. */
import { COLOURS, HIGHEST_ASCENT, type Rulebook } from "@stillwater/engine";
import { colour, digit, erase, NOTHING, type Typed } from "@stillwater/table/act-builder";
import { useSingleKeys } from "@/stage/useKeys";

export function useTypingKeys(
  rulebook: Rulebook,
  typed: Typed,
  onTyped: (typed: Typed) => void,
  enabled: boolean,
): void {
  useSingleKeys((key) => {
    const next = typedAfter(typed, key.toLowerCase(), rulebook);
    if (next !== null) onTyped(next);
    return next !== null;
  }, enabled);
}

/** What is typed after a key; null if the key is not handled here. */
export function typedAfter(typed: Typed, key: string, rulebook: Rulebook): Typed | null {
  if (key === "escape") return NOTHING;
  if (key === "backspace") return erase(typed);
  const letter = COLOURS.find((one) => one === key);
  if (letter !== undefined && rulebook.game === "mountain") return colour(typed, letter);
  if (!/^\d$/.test(key)) return null;
  if (rulebook.game === "sea") return digit(typed, Number(key), rulebook);
  return mountainDigit(typed, Number(key));
}

/** 1, then 2: twelve. A digit that would make no valid number starts a new one. */
function mountainDigit(typed: Typed, pressed: number): Typed {
  const longer = Number((typed.named === null ? typed.digits : "") + pressed);
  const n = longer <= HIGHEST_ASCENT ? longer : pressed;
  return { digits: n === 0 ? "" : String(n), colour: typed.colour, named: null };
}
