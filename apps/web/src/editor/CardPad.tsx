"use client";

/** The keys any card is typed on, for setting up and for asking. */
import { namedPlace, type Table } from "@stillwater/engine";
import { named, type Typed } from "@stillwater/table/act-builder";
import { ActKeys } from "@stillwater/ui/companion";
import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { CardKeys } from "@/companion/CardKeys";
import { useCardWord } from "@/companion/TypedLine";
import { signOf } from "@/modules/key-signs";

/** A card on the board whose face nobody knows, as the notation writes it. */
export const UNKNOWN = "?";

interface CardPadProps {
  readonly table: Table;
  readonly typed: Typed;
  readonly onTyped: (typed: Typed) => void;
  /** Cards without a number that have a key, by their names. */
  readonly cards: readonly string[];
  /** Keys beside those of the cards. */
  readonly more?:
    | readonly { readonly key: string; readonly icon: ReactNode; readonly text: string }[]
    | undefined;
  readonly onMore?: ((key: string) => void) | undefined;
}

export function CardPad({ table, typed, onTyped, cards, more = [], onMore }: CardPadProps) {
  const t = useTranslations("companion");
  const editor = useTranslations("editor");
  const word = useCardWord();
  return (
    <div className="editor-keys">
      <CardKeys rulebook={table.rulebook} typed={typed} onTyped={onTyped} />
      {cards.length + more.length === 0 ? null : (
        <ActKeys
          label={t("otherKeys")}
          acts={[
            ...cards.map((name) => ({
              key: `card ${name}`,
              icon:
                name === UNKNOWN ? <span className="editor-unknown">?</span> : signOf({ does: "card", name }),
              text: name === UNKNOWN ? editor("unknownCard") : (word(name) ?? t("campfire")),
            })),
            ...more,
          ]}
          onAct={(key) => {
            if (!key.startsWith("card ")) return onMore?.(key);
            const name = key.slice("card ".length);
            onTyped(named(typed, name === "campfire" ? `campfire:${typed.terrain ?? "g"}` : name));
          }}
        />
      )}
    </div>
  );
}

/** Cards without a number that can lie on a board of this game, one of each kind. */
export function boardCards({ rulebook }: Table): readonly string[] {
  const lies = (name: string): boolean =>
    rulebook
      .copies(name)
      .some((copy) =>
        rulebook.acts.some(({ spec }) =>
          (spec.targets?.(rulebook, copy) ?? []).some(
            (to) => rulebook.cells.includes(to) || namedPlace(rulebook.placeName(to))?.kind === "berth",
          ),
        ),
      );
  return ["start", "finish", "wild", "bridge", "campfire", "summit"].filter((name) =>
    lies(name === "campfire" ? "campfire:g" : name),
  );
}
