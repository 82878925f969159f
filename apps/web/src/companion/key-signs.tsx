/** The sign over each key that is no number. */
import { Glyph, Icon } from "@stillwater/ui";
import { MOUNTAIN_SIGNS } from "@stillwater/ui/mountain";
import { STORMY_SIGNS } from "@stillwater/ui/stormy";
import type { ReactNode } from "react";
import type { OtherKey } from "./other-keys";

const CARD_SIGNS: Readonly<Record<string, ReactNode>> = {
  start: <Icon name="anchor" />,
  finish: <Icon name="finish" />,
  monster: <Glyph d={STORMY_SIGNS.monster} />,
  wild: <Glyph d={STORMY_SIGNS.wild} />,
  compass: <Glyph d={STORMY_SIGNS.compass} />,
  bridge: <Glyph d={MOUNTAIN_SIGNS.bridge} />,
  campfire: <Glyph d={MOUNTAIN_SIGNS.flame} />,
  summit: <Glyph d={MOUNTAIN_SIGNS.summit} />,
};

const TOOL_SIGNS: Readonly<Record<string, ReactNode>> = {
  rocks: <Glyph d={STORMY_SIGNS.rocks} />,
  fog: <Glyph d={STORMY_SIGNS.purple} />,
  compass: <Glyph d={STORMY_SIGNS.compass} />,
  turn: <Icon name="reconnect" />,
  move: <Icon name="peaks" />,
  herd: <Icon name="goat" />,
};

const DEED_SIGNS: Readonly<Record<string, ReactNode>> = {
  pass: <Icon name="forward" />,
  sweep: <Glyph d={STORMY_SIGNS.compass} />,
  blind: <Icon name="pile" />,
  rope: <Glyph d={MOUNTAIN_SIGNS.rope} />,
  swap: <Icon name="reconnect" />,
};

export function signOf(key: OtherKey): ReactNode {
  switch (key.does) {
    case "card":
      return CARD_SIGNS[key.name];
    case "gift":
      return <Icon name="discards" />;
    case "tool":
      return TOOL_SIGNS[key.tool];
    case "deed":
      return DEED_SIGNS[key.deed];
  }
}
