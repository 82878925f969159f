"use client";

import type { Rulebook } from "@stillwater/engine";
/** The keys for typing any card, plus keys for cards without a number and for acts without a card. */
import { writeName } from "@stillwater/engine";
import { isNamedGift, named, type Typed } from "@stillwater/table/act-builder";
import { Icon } from "@stillwater/ui";
import { type ActKey, ActKeys } from "@stillwater/ui/companion";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { signOf } from "@/modules/key-signs";
import { keyName, type OtherKey } from "@/modules/other-keys";
import { CardKeys } from "./CardKeys";
import { useCardWord } from "./TypedLine";

/** A key that only this screen has. */
interface OwnKey extends ActKey {
  readonly onPress: () => void;
}

type DeedKey = Exclude<OtherKey, { readonly does: "card" }>;

interface CardPadProps {
  readonly rulebook: Rulebook;
  readonly typed: Typed;
  readonly onTyped: (typed: Typed) => void;
  /** Shown beside the numbers, in this order. */
  readonly keys: readonly OtherKey[];
  /** The label of the key that only puts cards away. */
  readonly giftWord?: string;
  readonly onKey?: (key: DeedKey) => void;
  readonly own?: readonly OwnKey[];
  /** How many keys fit in one row, the screen's own included; with more, one key switches to the rest. */
  readonly most?: number;
}

export function CardPad({
  rulebook,
  typed,
  onTyped,
  keys,
  giftWord = "",
  onKey,
  own = [],
  most = Number.POSITIVE_INFINITY,
}: CardPadProps) {
  const t = useTranslations("companion");
  const tool = useTranslations("tool");
  const word = useCardWord();
  const text = (key: OtherKey): string => {
    if (key.does === "card") return key.name === "campfire" ? t("campfire") : word(key.name);
    if (key.does === "gift") return isNamedGift(key.gift) ? tool(key.gift) : giftWord;
    return tool(key.does === "tool" ? key.tool : key.deed);
  };
  // A Campfire has a colour: the one typed, or green by default.
  const nameOf = (name: string): string =>
    name === "campfire" ? writeName("campfire", typed.colour ?? "g") : name;
  const [isRest, showRest] = useState(false);
  const press = (key: OtherKey) => {
    showRest(false);
    if (key.does === "card") onTyped(named(typed, nameOf(key.name)));
    else onKey?.(key);
  };
  const room = most - own.length;
  const first = keys.length <= room ? keys : keys.slice(0, room - 1);
  const rest = keys.slice(first.length);
  const turned = isRest && rest.length > 0;
  const acts: readonly OwnKey[] = [
    ...(turned ? rest : first).map((key) => ({
      ...{ key: keyName(key), icon: signOf(key), text: text(key) },
      onPress: () => press(key),
    })),
    ...(rest.length === 0
      ? []
      : [
          {
            ...{ key: "more", icon: <Icon name={turned ? "back" : "plus"} /> },
            ...{ text: t(turned ? "firstKeys" : "moreKeys"), onPress: () => showRest(!turned) },
          },
        ]),
    ...own,
  ];
  return (
    <>
      <CardKeys rulebook={rulebook} typed={typed} onTyped={onTyped} />
      {acts.length === 0 ? null : (
        <ActKeys
          label={t("otherKeys")}
          acts={acts}
          onAct={(pressed, press) => {
            // The second press of a double press would take back what the first one has picked.
            if (press.detail < 2) acts.find(({ key }) => key === pressed)?.onPress();
          }}
        />
      )}
    </>
  );
}
