/** The sign on each key that is not a number. */
import { namedPiece } from "@stillwater/engine";
import { Glyph, Icon } from "@stillwater/ui";
import type { ReactNode } from "react";
import type { OtherKey } from "./other-keys";
import { ACTS, lookOf } from "./rooms";

export function signOf(key: OtherKey): ReactNode {
  switch (key.does) {
    case "card":
      return signOfCard(key.name);
    case "gift":
      return <Icon name="discards" />;
    case "tool":
      return <Glyph d={ACTS[key.tool].sign} />;
    case "deed":
      return <Glyph d={ACTS[key.deed].sign} />;
  }
}

/** The sign of a card; null for a card known by its number. */
export function signOfCard(name: string): ReactNode {
  const named = namedPiece(name);
  const look = lookOf(named);
  return named === undefined || look === undefined ? null : <Glyph d={look.sign(named.of).path} />;
}
