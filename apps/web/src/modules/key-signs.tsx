/** The sign on each key that is not a number. */
import { namedPiece } from "@stillwater/engine";
import type { Gift } from "@stillwater/table/act-builder";
import { Glyph, Icon } from "@stillwater/ui";
import type { ReactNode } from "react";
import type { OtherKey } from "./other-keys";
import type { ActLook } from "./room";
import { ACTS, lookOf } from "./rooms";

export function signOf(key: OtherKey): ReactNode {
  switch (key.does) {
    case "card":
      return signOfCard(key.name);
    case "gift":
      return signOfGift(key.gift);
    case "tool":
      return <Glyph d={ACTS[key.tool].sign} />;
    case "deed":
      return <Glyph d={ACTS[key.deed].sign} />;
  }
}

function signOfGift(gift: Gift): ReactNode {
  const { sign }: ActLook = ACTS[gift];
  return sign === null ? <Icon name="discards" /> : <Glyph d={sign} />;
}

/** The sign of a card; null for a card known by its number. */
export function signOfCard(name: string): ReactNode {
  const named = namedPiece(name);
  const look = lookOf(named);
  return named === undefined || look === undefined ? null : <Glyph d={look.sign(named.of).path} />;
}
