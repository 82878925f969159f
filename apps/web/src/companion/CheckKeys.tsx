"use client";

/** The keys while there is no question, and what can be done with a card pressed on the board. */
import type { Piece, Table } from "@stillwater/engine";
import { pieceOf, type Typed, typedName } from "@stillwater/table/act-builder";
import { Button, Icon } from "@stillwater/ui";
import { useTranslations } from "next-intl";
import { namedKeys } from "@/modules/other-keys";
import type { Cards } from "@/stage/cards";
import type { Stage } from "@/stage/useStage";
import { CardPad } from "./CardPad";
import { TypedLine } from "./TypedLine";

interface CheckKeysProps {
  readonly stage: Stage;
  readonly table: Table;
  readonly typed: Typed;
  readonly cards: Cards;
  readonly onTyped: (typed: Typed) => void;
  /** The card that was pressed; 0 for none. */
  readonly lies: Piece;
  /** Takes the pressed card away. */
  readonly onTake: () => void;
  /** Clears the board; absent if the board is empty. */
  readonly onClear: (() => void) | undefined;
}

export function CheckKeys({ stage, table, typed, cards, onTyped, lies, onTake, onClear }: CheckKeysProps) {
  const t = useTranslations("companion");
  const { rulebook } = table;
  return (
    <>
      {lies !== 0 ? (
        <div
          className="flex items-center justify-between gap-3 px-3.5 py-2 font-serif text-[1.3125rem] leading-[1.2] font-semibold"
          role="status"
        >
          <p>{t("liesHere", { card: cards.name(table, lies) })}</p>
          <Button icon="undo" onClick={onTake}>
            {t("takeAway")}
          </Button>
        </div>
      ) : (
        <TypedLine
          {...{ stage, typed, table }}
          incomplete={pieceOf(table, typedName(typed, rulebook)) === 0}
          idle={{ headline: t("typeCard"), note: t("typeNote") }}
          tap={t("tapLook")}
        />
      )}
      <div className="companion-keys">
        <CardPad
          {...{ rulebook, typed, onTyped }}
          keys={namedKeys(table).map((name) => ({ does: "card", name }))}
          own={[
            {
              ...{ key: "clear", icon: <Icon name="cross" />, text: t("clearBoard") },
              ...{ disabled: onClear === undefined, onPress: () => onClear?.() },
            },
          ]}
        />
      </div>
    </>
  );
}
